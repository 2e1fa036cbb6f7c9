package knightschool.statemap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.graph.VertexPair;
import knightschool.graph.measure.BridgesAndArticulationPoints;
import knightschool.graph.measure.DegreeHistogram;

/**
 * Facts about a map.
 *
 * @param positions the number of positions
 * @param links the number of links
 * @param goals the number of goals
 * @param degrees the number of positions for each number of moves
 * @param unsolvable the number of positions from which no goal can be reached: none or all
 * @param byDistanceToGoal the number of positions for each distance from the nearest goal, from 0; empty if there is no
 *     goal
 * @param diameter the largest known distance between two positions
 * @param bridges the links whose removal would disconnect the map, rising
 * @param needed the links that every solution from the start contains, in order: bridges with the start on one side and
 *     all goals on the other
 */
public record MapFacts(
        int positions,
        long links,
        int goals,
        DegreeHistogram degrees,
        int unsolvable,
        List<Integer> byDistanceToGoal,
        MapDiameter diameter,
        List<VertexPair> bridges,
        List<VertexPair> needed) {

    /**
     * Computes the facts, in time linear in the number of links, except for the diameter, see {@link MapDiameter}, and
     * the needed links, which take a search for each bridge on a shortest solution.
     *
     * @param watch called at intervals; may end the computation by throwing an exception
     */
    public static MapFacts of(StateMap map, Runnable watch) {
        watch.run();
        List<VertexPair> bridges = BridgesAndArticulationPoints.of(map).bridges();
        return new MapFacts(
                map.vertexCount(),
                map.edgeCount(),
                map.goalCount(),
                DegreeHistogram.of(map),
                (int) map.vertices().filter(v -> map.toGoal(v) == StateMap.NONE).count(),
                byDistanceToGoal(map),
                MapDiameter.of(map, watch),
                bridges,
                needed(map, bridges, watch));
    }

    private static List<Integer> byDistanceToGoal(StateMap map) {
        int most = map.vertices().map(map::toGoal).max().orElse(StateMap.NONE);
        int[] counts = new int[most + 1];
        map.vertices().map(map::toGoal).filter(distance -> distance >= 0).forEach(distance -> counts[distance]++);
        return IntStream.of(counts).boxed().toList();
    }

    private static List<VertexPair> needed(StateMap map, List<VertexPair> bridges, Runnable watch) {
        List<Integer> path = map.pathToGoal(StateMap.START);
        List<VertexPair> needed = new ArrayList<>();
        for (int i = 1; i < path.size(); i++) {
            VertexPair link = VertexPair.of(path.get(i - 1), path.get(i));
            if (bridges.contains(link)) {
                watch.run();
                if (!reachesGoalWithout(map, link)) {
                    needed.add(link);
                }
            }
        }
        return List.copyOf(needed);
    }

    private static boolean reachesGoalWithout(StateMap map, VertexPair link) {
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
                boolean left = Math.min(at, to) == link.smaller() && Math.max(at, to) == link.larger();
                if (!seen[to] && !left) {
                    seen[to] = true;
                    queue[size++] = to;
                }
            }
        }
        return false;
    }
}
