package knightschool.statemap;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The goals of a map and the distance of every position from the nearest, by one breadth-first search from all goals.
 *
 * @param all the numbers of the goal positions
 * @param expanded whether the map contains the moves from goals
 * @param distances the distance of each position in moves; {@link StateMap#NONE} if no goal can be reached from it
 */
record GoalDistances(BitSet all, boolean expanded, int[] distances) {
    /**
     * Computes the distances in time linear in the number of links.
     *
     * @param positions the number of positions
     */
    GoalDistances(BitSet all, boolean expanded, StateMapAdjacencyLists links, int positions) {
        this(all, expanded, distances(all, links, positions));
    }

    private static int[] distances(BitSet goals, StateMapAdjacencyLists links, int positions) {
        int[] distance = new int[positions];
        int[] queue = new int[positions];
        Arrays.fill(distance, StateMap.NONE);
        int size = 0;
        for (int goal = goals.nextSetBit(0); goal >= 0; goal = goals.nextSetBit(goal + 1)) {
            distance[goal] = 0;
            queue[size++] = goal;
        }
        for (int next = 0; next < size; next++) {
            int at = queue[next];
            for (int i = links.first(at); i < links.first(at + 1); i++) {
                int to = links.target(i);
                if (distance[to] == StateMap.NONE) {
                    distance[to] = distance[at] + 1;
                    queue[size++] = to;
                }
            }
        }
        return distance;
    }
}
