package knightschool.statemap;

/**
 * A move that a player made.
 *
 * @param move what was moved
 * @param before the position before it, a number of the map
 * @param after the position after it
 * @param distanceBefore moves to the nearest goal before it, {@link StateMap#NONE} where there is none
 * @param distanceAfter moves to the nearest goal after it
 * @param milliseconds since the session began
 */
public record PlayedMove(
        BlockMove move, int before, int after, int distanceBefore, int distanceAfter, long milliseconds) {
    /**
     * A move that is made in a position of a map.
     *
     * @throws IllegalArgumentException if it cannot be made there
     */
    static PlayedMove of(StateMap map, int position, BlockMove move, long milliseconds) {
        int after = map.after(position, move)
                .orElseThrow(() -> new IllegalArgumentException(move + " cannot be made in position " + position));
        return new PlayedMove(move, position, after, map.toGoal(position), map.toGoal(after), milliseconds);
    }

    /** Whether it led nearer to a goal. */
    public boolean leadsNearer() {
        return distanceAfter < distanceBefore;
    }

    /** Whether it led away from every goal. */
    public boolean leadsAway() {
        return distanceAfter > distanceBefore;
    }
}
