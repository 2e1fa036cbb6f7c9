package knightschool.setup;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.capability.SetupOnBoard;
import knightschool.setup.value.DisplayOption;

/**
 * A set-up with display options for its scene.
 *
 * @param <S> the set-up itself
 */
public interface SetupWithDisplayOptions<S extends SetupWithDisplayOptions<S>>
        extends SlideEmbeddableSetup, SetupOnBoard {
    /** Returns the display options, marked squares and controls. */
    SceneDisplayState display();

    /** Returns this set-up with another display. */
    S with(SceneDisplayState other);

    /** Returns the display options. */
    default Set<DisplayOption> show() {
        return display().show();
    }

    /** Returns the indices of the marked squares; the first is the one pointed at. */
    default List<Integer> mark() {
        return display().mark();
    }

    /** Returns the controls visible on a slide. */
    default VisibleSceneControls controls() {
        return display().controls();
    }

    /** Returns whether an option is on. */
    default boolean shows(DisplayOption option) {
        return show().contains(option);
    }

    /** Returns this set-up with an option turned on or off. */
    default S showing(DisplayOption option, boolean visible) {
        return with(display().showing(option, visible));
    }

    /** Returns the square pointed at, or {@link Board#NONE}. */
    default int pointed() {
        return display().pointed();
    }

    /** Returns this set-up with another square pointed at, or none. */
    default S pointingAt(int square) {
        return with(display().pointingAt(square));
    }
}
