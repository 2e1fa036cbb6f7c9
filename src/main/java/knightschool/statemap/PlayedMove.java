package knightschool.statemap;

/**
 * A move that a player made in a sliding puzzle, with the positions before and after it on the state map, and their
 * distances from the nearest goal.
 *
 * @param move the move
 * @param before the position before it, as a number of the map
 * @param after the position after it, as a number of the map
 * @param distanceBefore the moves to the nearest goal before it, {@link StateMap#NONE} if there is none
 * @param distanceAfter the moves to the nearest goal after it, {@link StateMap#NONE} if there is none
 * @param milliseconds the time since the session began, in milliseconds
 */
public record PlayedMove(
        BlockMove move, int before, int after, int distanceBefore, int distanceAfter, long milliseconds) {
    /**
     * Returns a move made in a position of a map.
     *
     * @throws IllegalArgumentException if it is not possible there
     */
    static PlayedMove of(StateMap map, int position, BlockMove move, long milliseconds) {
        int after = map.after(position, move)
                .orElseThrow(() -> new IllegalArgumentException(move + " cannot be made in position " + position));
        return new PlayedMove(move, position, after, map.toGoal(position), map.toGoal(after), milliseconds);
    }

    /** Returns whether the move led nearer to a goal. */
    public boolean leadsNearer() {
        return distanceAfter < distanceBefore;
    }

    /** Returns whether the move led away from every goal. */
    public boolean leadsAway() {
        return distanceAfter > distanceBefore;
    }
}
