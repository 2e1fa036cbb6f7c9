package knightschool.picture;

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
    double pitch() {
        return support.across.pitch();
    }

    double centreX() {
        return support.across.at((range.left() + range.right()) / 2.0);
    }

    double centreY() {
        return support.down.at((range.top() + range.bottom()) / 2.0);
    }
}
