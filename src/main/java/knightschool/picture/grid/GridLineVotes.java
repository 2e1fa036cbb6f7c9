package knightschool.picture.grid;

/**
 * The votes of a picture's edges for the lines of a grid.
 *
 * @param vertical for vertical lines, likewise horizontal
 */
record GridLineVotes(VoteSummedAreaTable vertical, VoteSummedAreaTable horizontal) {
    /** Those of a picture that is turned by an angle. */
    static GridLineVotes at(DeskewTransform upright, EdgeVotes vertical, EdgeVotes horizontal) {
        return new GridLineVotes(
                VoteSummedAreaTable.vertical(vertical, upright), VoteSummedAreaTable.horizontal(horizontal, upright));
    }
}
