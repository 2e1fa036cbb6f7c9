package knightschool.statemap;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The goals of a map, and how far every position is from the nearest, by one breadth-first search from all at once.
 *
 * @param all the numbers of the goals
 * @param expanded whether their moves belong to the map
 * @param distances of all positions, {@link StateMap#NONE} where no goal can be reached
 */
record GoalDistances(BitSet all, boolean expanded, int[] distances) {
    /**
     * Finds the distances in time linear in the links.
     *
     * @param positions number of positions that the links join
     */
    GoalDistances(BitSet all, boolean expanded, MapAdjacencyLists links, int positions) {
        this(all, expanded, distances(all, links, positions));
    }

    private static int[] distances(BitSet goals, MapAdjacencyLists links, int positions) {
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
