package knightschool.ui.compare.model;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.board.Board;

/**
 * The square that the user looks at, the same in all panes: the one pointed at, or else the one pinned by a click, so
 * that its domain stays visible while the mouse is elsewhere.
 */
public final class PointedOrPinnedSquare {
    private final ReadOnlyIntegerWrapper square = new ReadOnlyIntegerWrapper(Board.NONE);
    private int pinned = Board.NONE;

    /** The square; {@link Board#NONE} for none. */
    public ReadOnlyIntegerProperty squareProperty() {
        return square.getReadOnlyProperty();
    }

    /** Points at a square; {@link Board#NONE} to return to the pinned one. */
    public void point(int at) {
        square.set(at == Board.NONE ? pinned : at);
    }

    /** Pins a square, or unpins it if it is pinned already. */
    public void pin(int at) {
        pinned = at == pinned ? Board.NONE : at;
        point(at);
    }

    /** The pinned square; {@link Board#NONE} for none. */
    public int pinned() {
        return pinned;
    }

    /** Pins a square in place of the previous one, and points at it; {@link Board#NONE} for none. */
    public void keep(int at) {
        pinned = at;
        square.set(at);
    }

    /** Points at no square, and unpins the pinned one. */
    public void clear() {
        keep(Board.NONE);
    }
}
