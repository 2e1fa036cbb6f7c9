package knightschool.setup;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.value.DisplayOption;

/**
 * The display options, marked squares and visible controls of a scene. A scene ignores those that it does not have.
 *
 * @param show the options that are on
 * @param mark the indices of the marked squares; the first is the one pointed at
 * @param controls the controls visible on a slide, with their positions
 */
public record SceneDisplayState(Set<DisplayOption> show, List<Integer> mark, VisibleSceneControls controls) {
    /** No options and no marked squares, with the default controls. */
    public static final SceneDisplayState NONE = of();

    public SceneDisplayState {
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
    }

    /** Creates a display without marked squares. */
    public SceneDisplayState(Set<DisplayOption> show, VisibleSceneControls controls) {
        this(show, List.of(), controls);
    }

    /** Returns a display with the given options on and the default controls. */
    public static SceneDisplayState of(DisplayOption... show) {
        return new SceneDisplayState(Set.of(show), VisibleSceneControls.NONE);
    }

    /** Reads a display from the keys of a set-up. Invalid values are skipped and reported to the reader's faults. */
    public static SceneDisplayState read(SetupKeyReader keys, Board board) {
        return new SceneDisplayState(keys.show(), keys.squares("mark", board), keys.controls());
    }

    /** Returns the square pointed at, or {@link Board#NONE}. */
    int pointed() {
        return mark.isEmpty() ? Board.NONE : mark.getFirst();
    }

    /** Returns this display with an option turned on or off. */
    public SceneDisplayState showing(DisplayOption option, boolean visible) {
        return visible == show.contains(option)
                ? this
                : new SceneDisplayState(DisplayOption.with(show, option, visible), mark, controls);
    }

    /** Returns this display with another square pointed at, or none. */
    SceneDisplayState pointingAt(int square) {
        return square == pointed() ? this : marking(square == Board.NONE ? List.of() : List.of(square));
    }

    /** Returns this display with other marked squares. */
    public SceneDisplayState marking(List<Integer> squares) {
        return new SceneDisplayState(show, squares, controls);
    }

    /** Returns this display with other controls. */
    public SceneDisplayState with(VisibleSceneControls others) {
        return new SceneDisplayState(show, mark, others);
    }
}
