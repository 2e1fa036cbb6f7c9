package knightschool.picture.grid;

/**
 * A grid that may be the board's, and what speaks for it.
 *
 * @param support which sides of its squares are seen
 * @param range the squares of the board
 * @param reach the squares that lines of the board lead to
 * @param explained the share of the votes on the board near its lines, beyond chance: 0 to 1
 * @param score by which grids are compared: the greater, the better
 */
record GridProposal(GridSupport support, CellRange range, CellRange reach, double explained, double score) {
    /** So many junctions can be explained by any grid. */
    private static final int FREE = 4;

    /** Squares are rarely wider than high, or the other way round, by more than this logarithm. */
    private static final double OBLONG = 0.08;

    /**
     * A proposal with its score: the junctions beyond those of any grid, less where votes lie off its lines, where
     * lines are not seen or lead beyond the board, and where squares are oblong.
     */
    static GridProposal scored(GridSupport support, CellRange range, CellRange reach, int junctions) {
        double explained = support.explained(range);
        double seen = support.linesSeen(range);
        double ratio = Math.log(support.across.pitch() / support.down.pitch()) / OBLONG;
        double score = Math.max(0, junctions - FREE)
                * (explained * explained)
                * (seen * seen)
                * Math.exp(-ratio * ratio)
                * range.squares()
                / reach.union(range).squares();
        return new GridProposal(support, range, reach, explained, score);
    }

    double pitch() {
        return support.across.pitch();
    }

    /** The share of the lines between squares of which some part is seen. */
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
