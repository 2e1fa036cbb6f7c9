package knightschool.picture.grid;

/**
 * A grid that may be that of the board, with its score.
 *
 * @param support the sides of its squares that are visible
 * @param range the squares of the board
 * @param reach the squares to which lines of the board lead
 * @param explained the share of the votes on the board near its lines, beyond chance, from 0 to 1
 * @param score the score by which grids are compared; higher is better
 */
record GridProposal(GridSideSupport support, GridCellRange range, GridCellRange reach, double explained, double score) {
    /** The number of junctions that any grid explains by chance. */
    private static final int FREE = 4;

    /** The scale for the penalty on oblong squares: the natural logarithm of the ratio of width to height. */
    private static final double OBLONG = 0.08;

    /**
     * Returns a proposal with its score: the number of junctions beyond those of any grid, reduced for votes off its
     * lines, for lines that are not visible or lead beyond the board, and for oblong squares.
     */
    static GridProposal scored(GridSideSupport support, GridCellRange range, GridCellRange reach, int junctions) {
        double explained = support.explained(range);
        double lineShare = support.linesSeen(range);
        double ratio = Math.log(support.across.pitch() / support.down.pitch()) / OBLONG;
        double score = Math.max(0, junctions - FREE)
                * (explained * explained)
                * (lineShare * lineShare)
                * Math.exp(-ratio * ratio)
                * range.squares()
                / reach.union(range).squares();
        return new GridProposal(support, range, reach, explained, score);
    }

    double pitch() {
        return support.across.pitch();
    }

    /** Returns the share of the lines between squares that are at least partly visible. */
    double linesSeen() {
        return support.linesSeen(range);
    }

    double centreX() {
        return support.across.at((range.left() + range.right()) / 2.0);
    }

    double centreY() {
        return support.down.at((range.top() + range.bottom()) / 2.0);
    }
}
