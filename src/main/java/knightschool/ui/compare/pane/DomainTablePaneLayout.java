package knightschool.ui.compare.pane;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.domain.DomainBlockMeasures;

/**
 * The layout of a pane that shows the table of all domains: where its parts lie, in pixels.
 *
 * @param pane how large the text is, where the board is, and from where to where code and reason go
 * @param parts where the others are
 * @param table where the table is, without what is said above it
 * @param block how large what is said of one square is
 * @param isWhole whether there is room for every square
 */
record DomainTablePaneLayout(
        PaneLayout pane, Parts parts, Rectangle2D table, DomainBlockMeasures block, boolean isWhole) {
    /** What is said above a table of some squares has one line. */
    static final double NOTE = 18;

    /**
     * Where those parts are that can be left out, and the reason; a part that is left out has no height.
     *
     * @param row the one domain in words
     * @param code with its counters
     */
    record Parts(Rectangle2D row, Rectangle2D code, Rectangle2D why) {}

    /**
     * The measures in a pane of that size; empty where there is no room for a table beside a board.
     *
     * @param code whether code and counters are to be seen where there is room for them
     */
    static Optional<DomainTablePaneLayout> fit(Board board, PaneRoom room, boolean code) {
        return new DomainTablePlacement(board, room, code).best();
    }

    boolean hasRow() {
        return parts.row.getHeight() > 0;
    }

    /** Whether the cells of the row lie in two rows: its name stands above them. */
    boolean isRowFolded() {
        return parts.row.getHeight() >= pane.text().counter + 2 * pane.text().row;
    }

    boolean hasCode() {
        return parts.code.getHeight() > 0;
    }

    /** Where it is said that not all squares are there. */
    Rectangle2D note() {
        return new Rectangle2D(table.getMinX(), table.getMinY() - NOTE, table.getWidth(), isWhole ? 0 : NOTE);
    }
}
