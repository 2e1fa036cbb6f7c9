package knightschool.ui.statemap;

import java.util.List;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.Sketch;
import knightschool.ui.legend.LegendEntry;

/** Handles mouse and keys on the board of a puzzle, and draws the board. */
interface PuzzleBoardMode {
    void pressed(MouseEvent event);

    void dragged(MouseEvent event);

    void released(MouseEvent event);

    /** Called when the mouse moves without a pressed button. */
    default void moved(MouseEvent event) {}

    /** Called when the mouse leaves the board. */
    default void exited() {}

    /** Handles a key without modifiers other than Shift. Returns whether it has an effect. */
    boolean key(KeyEvent event);

    /** Whether an action is in progress, which Esc cancels. */
    boolean isUnderWay();

    /** Called when the board has gained or lost the keyboard focus. */
    void focused(boolean now);

    /**
     * Draws the board.
     *
     * @param hasKeys whether the board has the keyboard focus
     */
    Sketch sketch(PuzzleBoardGeometry grid, boolean hasKeys);

    /** Returns the entries of the legend for the marks on the board now. */
    List<LegendEntry> signs(PuzzleBoardGeometry grid, boolean hasKeys);

    /** The accessible text of the board. */
    String words();
}
