package knightschool.ui.statemap;

import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;

/** What mouse and keys do on the board of a puzzle, and what it looks like meanwhile. */
interface PuzzleInput {
    void pressed(MouseEvent event);

    void dragged(MouseEvent event);

    void released(MouseEvent event);

    /** The mouse is somewhere without a button. */
    default void moved(MouseEvent event) {}

    /** The mouse has left the board. */
    default void exited() {}

    /** Does what a key without Ctrl or Alt does; tells whether it does something. */
    boolean key(KeyEvent event);

    /** The board has the keys, or has not any more. */
    void focused(boolean now);

    /** What is seen. */
    Sketch sketch(PuzzleBoardGeometry grid, boolean hasKeys);

    /** What is read out. */
    String words();
}
