package knightschool.ui.scene;

import java.util.List;

/**
 * A scene in which a quiz can set a task: a board to edit, or a game to continue. A scene without a game leaves out its
 * methods, and one without a board to edit that of the board. Used on the JavaFX thread only.
 */
public interface QuizTaskScene {
    /**
     * Keeps the start of the board on a square from now on: an edit that would take it away leaves it there, and a
     * message says why.
     *
     * @param square the index of the square
     */
    default void keepStart(int square) {}

    /** Fixes the first squares of the game: they can no longer be undone, and the task continues from them. */
    default void keepFirst(int squares) {}

    /** Marks the squares that show why the game fulfils the task, until the board changes. */
    default void showRight(List<Integer> squares) {}
}
