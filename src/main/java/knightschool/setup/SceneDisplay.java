package knightschool.setup;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;

/**
 * What a scene shows of its board and around it, each as far as the scene has it.
 *
 * @param show what is shown beyond the board
 * @param mark indices of squares; the first is the one pointed at
 * @param controls those that stand beside a slide's text, with their positions
 */
public record SceneDisplay(Set<DisplayOption> show, List<Integer> mark, SceneControlStates controls) {
    /** Nothing but the board, with the usual controls. */
    public static final SceneDisplay NONE = of();

    public SceneDisplay {
        show = Set.copyOf(show);
        mark = List.copyOf(mark);
    }

    /** No square is marked. */
    public SceneDisplay(Set<DisplayOption> show, SceneControlStates controls) {
        this(show, List.of(), controls);
    }

    /** This beyond the board, with the usual controls. */
    public static SceneDisplay of(DisplayOption... show) {
        return new SceneDisplay(Set.of(show), SceneControlStates.NONE);
    }

    /** What is said of it by these keys; what is wrong there is left out and collected. */
    static SceneDisplay read(SetupKeyReader keys, Board board, Set<DisplayOption> shows, Set<SceneControl> controls) {
        return new SceneDisplay(keys.show(shows), keys.squares("mark", board), keys.controls(controls));
    }

    /** The square pointed at, or {@link Board#NONE}. */
    int pointed() {
        return mark.isEmpty() ? Board.NONE : mark.getFirst();
    }

    /** The same with this shown, or not. */
    public SceneDisplay showing(DisplayOption option, boolean visible) {
        return visible == show.contains(option)
                ? this
                : new SceneDisplay(DisplayOption.with(show, option, visible), mark, controls);
    }

    /** The same with another square pointed at, or none. */
    SceneDisplay pointingAt(int square) {
        return square == pointed() ? this : marking(square == Board.NONE ? List.of() : List.of(square));
    }

    /** The same with other squares marked. */
    SceneDisplay marking(List<Integer> squares) {
        return new SceneDisplay(show, squares, controls);
    }

    /** The same with other controls. */
    public SceneDisplay with(SceneControlStates others) {
        return new SceneDisplay(show, mark, others);
    }
}
