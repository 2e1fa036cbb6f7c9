package knightschool.setup;

import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.setup.value.DisplayOption;

/**
 * A set-up that says what its scene shows in addition to its board.
 *
 * @param <S> the set-up itself
 */
public interface SetupWithDisplayOptions<S extends SetupWithDisplayOptions<S>> extends SetupOnBoard {
    /** What is shown in addition to the board. */
    SceneDisplay display();

    /** The same with something else shown. */
    S with(SceneDisplay other);

    /** Returns the display options. */
    default Set<DisplayOption> show() {
        return display().show();
    }

    /** Indices of the marked squares; the first is the one pointed at. */
    default List<Integer> mark() {
        return display().mark();
    }

    /** The controls that stand beside a slide's text. */
    default SceneControlStates controls() {
        return display().controls();
    }

    /** Returns whether an option is on. */
    default boolean shows(DisplayOption option) {
        return show().contains(option);
    }

    /** The same with this shown, or not. */
    default S showing(DisplayOption option, boolean visible) {
        return with(display().showing(option, visible));
    }

    /** The square pointed at, or {@link Board#NONE}. */
    default int pointed() {
        return display().pointed();
    }

    /** The same with another square pointed at, or none. */
    default S pointingAt(int square) {
        return with(display().pointingAt(square));
    }
}
