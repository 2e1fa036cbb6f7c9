package knightschool.ui.compare.pane;

import knightschool.search.DomainCell;

/** What the row below a board says of the moves of a square. */
public final class DomainWords {
    static final String HOLE = "hole";
    static final String A_HOLE = "a hole";

    private DomainWords() {}

    /** What stands in a cell. */
    public static String of(DomainCell cell) {
        return switch (cell.state()) {
            case OPEN -> cell.reopenedNow() ? "again" : "open";
            case KNIGHT -> cell.reopenedNow() ? "again" : "knight";
            case VISITED -> "by " + cell.closedBy();
            case HOLE -> "hole";
            case OFF_BOARD -> "";
        };
    }

    /** How a cell is read out. */
    static String spoken(DomainCell cell) {
        return switch (cell.state()) {
            case OPEN -> cell.reopenedNow() ? "open again" : "open";
            case KNIGHT -> "open, the knight is there";
            case VISITED -> "closed by move " + cell.closedBy() + (cell.closedNow() ? ", in this step" : "");
            case HOLE -> "a hole";
            case OFF_BOARD -> "off the board";
        };
    }

    static String open(long open, long possible) {
        return open + "/" + possible;
    }

    static String openSpoken(long open, long possible) {
        return open + " of " + possible + " moves open";
    }

    static String toMove(int move) {
        return "Go to the step of move " + move + ", which closed it (click)";
    }
}
