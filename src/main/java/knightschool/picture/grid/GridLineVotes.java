package knightschool.picture.grid;

/**
 * The votes of a picture's edges for the lines of a grid.
 *
 * @param vertical the votes for vertical lines
 * @param horizontal the votes for horizontal lines
 */
record GridLineVotes(VoteSummedAreaTable vertical, VoteSummedAreaTable horizontal) {
    /** Returns the votes of a rotated picture. */
    static GridLineVotes at(DeskewTransform upright, EdgeVotes vertical, EdgeVotes horizontal) {
        return new GridLineVotes(
                VoteSummedAreaTable.vertical(vertical, upright), VoteSummedAreaTable.horizontal(horizontal, upright));
    }
}
