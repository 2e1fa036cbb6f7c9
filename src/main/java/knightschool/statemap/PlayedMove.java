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
    /** Whether it led nearer to a goal. */
    public boolean leadsNearer() {
        return distanceAfter < distanceBefore;
    }

    /** Whether it led away from every goal. */
    public boolean leadsAway() {
        return distanceAfter > distanceBefore;
    }
}
