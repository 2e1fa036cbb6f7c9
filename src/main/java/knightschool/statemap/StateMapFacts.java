package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.graph.UndirectedEdge;
import knightschool.graph.measure.BridgesAndArticulationPoints;

/**
 * Facts about a state map.
 *
 * @param unsolvable the number of positions from which no goal can be reached; 0 or all
 * @param diameter the largest distance between two positions, or what is known of it
 * @param bridges the links whose removal would disconnect the map, ascending
 * @param needed the links in every solution from the start, in the order of the solution: bridges with the start on one
 *     side and all goals on the other
 */
public record StateMapFacts(
        int unsolvable, StateMapDiameter diameter, List<UndirectedEdge> bridges, List<UndirectedEdge> needed) {

    /**
     * Computes the facts, in time linear in the number of links, except for the diameter, see {@link StateMapDiameter},
     * and the needed links, which take a search for each bridge on a shortest solution.
     *
     * @param watch called at intervals; may end the computation by throwing an exception
     */
    public static StateMapFacts of(StateMap map, Runnable watch) {
        watch.run();
        List<UndirectedEdge> bridges = BridgesAndArticulationPoints.of(map).bridges();
        return new StateMapFacts(
                (int) map.vertices().filter(v -> map.toGoal(v) == StateMap.NONE).count(),
                StateMapDiameter.of(map, watch),
                bridges,
                needed(map, bridges, watch));
    }

    private static List<UndirectedEdge> needed(StateMap map, List<UndirectedEdge> bridges, Runnable watch) {
        List<Integer> path = map.pathToGoal(StateMap.START);
        List<UndirectedEdge> needed = new ArrayList<>();
        for (int i = 1; i < path.size(); i++) {
            UndirectedEdge link = UndirectedEdge.of(path.get(i - 1), path.get(i));
            if (bridges.contains(link)) {
                watch.run();
                if (!reachesGoalWithout(map, link)) {
                    needed.add(link);
                }
            }
        }
        return List.copyOf(needed);
    }

    private static boolean reachesGoalWithout(StateMap map, UndirectedEdge link) {
        boolean[] seen = new boolean[map.vertexCount()];
        int[] queue = new int[map.vertexCount()];
        int size = 1;
        seen[StateMap.START] = true;
        for (int next = 0; next < size; next++) {
            int at = queue[next];
            if (map.isGoal(at)) {
                return true;
            }
            for (int i = 0; i < map.degree(at); i++) {
                int to = map.neighbour(at, i);
                boolean isLink = Math.min(at, to) == link.smaller() && Math.max(at, to) == link.larger();
                if (!seen[to] && !isLink) {
                    seen[to] = true;
                    queue[size++] = to;
                }
            }
        }
        return false;
    }
}
