package knightschool.ui.compare.pane.layout;

import java.util.Optional;
import javafx.geometry.Rectangle2D;
import knightschool.board.Board;
import knightschool.drawing.domain.DomainTableBlockMeasures;

/**
 * The layout of a pane with a domain table, in pixels.
 *
 * @param pane the text size, the board, and the left and right ends of code and reason
 * @param parts the areas of the other parts
 * @param table the area of the table, without the note above it
 * @param block the size of one square's block in the table
 * @param isWhole whether the table has room for all squares
 */
public record DomainTablePaneLayout(
        PaneContentLayout pane, Parts parts, Rectangle2D table, DomainTableBlockMeasures block, boolean isWhole) {
    /** The height of the one-line note above a table, in pixels. */
    public static final double NOTE = 18;

    /**
     * The areas of the reason and of the parts that can be left out. A part that is left out has height 0.
     *
     * @param row the domain row of one square
     * @param code the code with its counters
     * @param counters the counters without the code, where there is no room for it
     * @param reason the reason
     */
    public record Parts(Rectangle2D row, Rectangle2D code, Rectangle2D counters, Rectangle2D reason) {
        Parts(Rectangle2D row, Rectangle2D code, Rectangle2D reason) {
            this(row, code, Rectangle2D.EMPTY, reason);
        }

        Parts withCounters(Rectangle2D area) {
            return new Parts(row, code, area, reason);
        }

        Parts withReason(Rectangle2D area) {
            return new Parts(row, code, counters, area);
        }
    }

    /**
     * Returns the layout in the given room; empty if a table does not fit beside a board.
     *
     * @param code whether code and counters are shown where there is room
     */
    public static Optional<DomainTablePaneLayout> fit(Board board, AvailablePaneSpace room, boolean code) {
        return new DomainTablePlacer(board, room, code).best();
    }

    /** Returns whether the row of one square is shown beside the table. */
    public boolean hasRow() {
        return parts.row.getHeight() > 0;
    }

    /** Returns whether the cells of the domain row are in two rows below its name. */
    public boolean isRowFolded() {
        return parts.row.getHeight() >= pane.text().counter + 2 * pane.text().row;
    }

    /** Returns whether the pseudocode is shown beside the table. */
    public boolean hasCode() {
        return parts.code.getHeight() > 0;
    }

    /** Returns whether the counters are shown without the code. */
    public boolean hasCountersAlone() {
        return parts.counters.getHeight() > 0;
    }

    /** Returns whether the counts that are shown without the code are side by side. */
    public boolean areCountersFlat() {
        return parts.counters.getHeight() < 3 * pane.text().counter;
    }

    /** Returns this layout with counters in an area, and the table in another. */
    public DomainTablePaneLayout withCounters(Rectangle2D area, Rectangle2D smallerTable) {
        return new DomainTablePaneLayout(pane, parts.withCounters(area), smallerTable, block, isWhole);
    }

    /** Returns this layout with the reason in an area. */
    DomainTablePaneLayout withReason(Rectangle2D area) {
        return new DomainTablePaneLayout(pane, parts.withReason(area), table, block, isWhole);
    }

    /** Returns the area of the note above the table, which says what it is. */
    public Rectangle2D note() {
        return new Rectangle2D(table.getMinX(), table.getMinY() - NOTE, table.getWidth(), NOTE);
    }
}
