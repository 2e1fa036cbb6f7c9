package knightschool.drawing.tour;

import knightschool.drawing.board.BoardLegendSign;
import knightschool.drawing.board.LegendLabel;

/** The signs of a tour and of its construction. */
enum TourSign implements BoardLegendSign {
    /** The path or the tour as a line. */
    PATH("The path", "the later, the stronger"),
    /** A square that the path does not visit. */
    MISSED("Not visited", "the path does not come here"),
    /** A block of the board with a tour of its own. */
    BLOCK("A block of the board", "it has a tour of its own"),
    /** Shows which square of a rectangle belongs to which of two blocks. */
    SHARED("Two blocks in one place", "rings for one, dots for the other"),
    /** The tour of a block that is not joined yet. */
    TOUR_APART("Tour of one block", "not joined to the others yet"),
    /** A move that this step removes from the tours that it joins. */
    EDGE_OUT("Cut by this step", "to join two tours"),
    /** A move that this step adds. */
    EDGE_IN("Put in by this step", "to join two tours"),
    /** The path on a board with squares too small for lines. */
    SHADE("Visited, in colour", "the later, the stronger"),
    /** Blocks that are not joined yet, on a board with squares too small for lines. */
    BLOCK_SHADE("Blocks, not joined yet", "two shades tell neighbours apart"),
    /** Blocks that are joined, on a board with squares too small for lines. */
    JOINED_SHADE("Blocks that are joined", "two shades tell neighbours apart"),
    /** The block that this step joins, on a board with squares too small for lines. */
    BLOCK_NOW("The block of this step", "it is joined to the others");

    private final LegendLabel label;

    TourSign(String title, String note) {
        this.label = new LegendLabel(title, note);
    }

    @Override
    public LegendLabel label() {
        return label;
    }
}
