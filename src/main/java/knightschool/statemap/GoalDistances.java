package knightschool.statemap;

import java.util.Arrays;
import java.util.BitSet;

/** How far every position is from the nearest goal, by one breadth-first search from all goals at once. */
final class GoalDistances {
    private GoalDistances() {}

    /** The distances, {@link StateMap#NONE} where no goal can be reached; in time linear in the links. */
    static int[] of(LinkLists links, int positions, BitSet goals) {
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
