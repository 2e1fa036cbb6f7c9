package knightschool.ui.compare.model;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.board.Board;

/**
 * The square that a person looks at, the same in all panes: the one pointed at, else the one pinned by a click, so that
 * its domain stays while the mouse is elsewhere.
 */
public final class PointedSquare {
    private final ReadOnlyIntegerWrapper square = new ReadOnlyIntegerWrapper(Board.NONE);
    private int pinned = Board.NONE;

    /** The square; {@link Board#NONE} for none. */
    public ReadOnlyIntegerProperty squareProperty() {
        return square.getReadOnlyProperty();
    }

    /** Points at a square; {@link Board#NONE} leaves the one that is pinned. */
    public void point(int at) {
        square.set(at == Board.NONE ? pinned : at);
    }

    /** Pins a square, or lets go of it if it is pinned already. */
    public void pin(int at) {
        pinned = at == pinned ? Board.NONE : at;
        point(at);
    }

    /** The square that stays while the mouse is elsewhere; {@link Board#NONE} for none. */
    public int pinned() {
        return pinned;
    }

    /** Pins a square in place of the one that was, until a person points at another; {@link Board#NONE} for none. */
    public void keep(int at) {
        pinned = at;
        square.set(at);
    }

    /** Points at nothing, and lets go of what is pinned. */
    public void clear() {
        keep(Board.NONE);
    }
}
