package knightschool.picture.grid;

/**
 * The votes of a picture's edges for the lines of a grid.
 *
 * @param vertical for vertical lines, likewise horizontal
 */
record VoteMaps(VoteMap vertical, VoteMap horizontal) {
    /** Those of a picture that is turned by an angle. */
    static VoteMaps at(DeskewTransform upright, EdgeVotes vertical, EdgeVotes horizontal) {
        return new VoteMaps(VoteMap.vertical(vertical, upright), VoteMap.horizontal(horizontal, upright));
    }
}
