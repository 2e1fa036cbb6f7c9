package knightschool.statemap;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * All shortest solutions of a map: the shortest paths from the start to a goal.
 *
 * @param length the number of moves, {@link StateMap#NONE} if there is no solution
 * @param count the exact number of solutions; paths with the same moves in another order are different
 * @param widths for each number of moves made, from 0 to the length, the number of positions that a shortest solution
 *     can then have: 1 if all of them meet
 */
public record ShortestSolutions(int length, BigInteger count, List<Integer> widths) {
    /** Counts the solutions from the start, layer by layer, in time linear in the links of the positions in them. */
    public static ShortestSolutions of(StateMap map) {
        if (map.shortest() == StateMap.NONE) {
            return new ShortestSolutions(StateMap.NONE, BigInteger.ZERO, List.of());
        }
        int length = map.shortest();
        Integer[] widths = new Integer[length + 1];
        BigInteger[] paths = {BigInteger.ONE};
        widths[0] = 1;
        for (int step = 1; step <= length; step++) {
            paths = next(map, step, paths);
            widths[step] = (int) Arrays.stream(paths).filter(Objects::nonNull).count();
        }
        BigInteger count = Arrays.stream(paths).filter(Objects::nonNull).reduce(BigInteger.ZERO, BigInteger::add);
        return new ShortestSolutions(length, count, List.of(widths));
    }

    /** Returns the number of paths to each position of a layer, null for a position on no shortest solution. */
    private static BigInteger[] next(StateMap map, int step, BigInteger... paths) {
        int[] layer = {firstOf(map, step - 1), firstOf(map, step), firstOf(map, step + 1)};
        BigInteger[] next = new BigInteger[layer[2] - layer[1]];
        for (int i = 0; i < paths.length; i++) {
            int position = layer[0] + i;
            for (int k = 0; paths[i] != null && k < map.degree(position); k++) {
                int to = map.neighbour(position, k);
                if (map.toGoal(to) == map.toGoal(position) - 1) {
                    next[to - layer[1]] = next[to - layer[1]] == null ? paths[i] : next[to - layer[1]].add(paths[i]);
                }
            }
        }
        return next;
    }

    private static int firstOf(StateMap map, int layer) {
        return layer > map.depth()
                ? map.vertexCount()
                : map.layer(layer).findFirst().orElseThrow();
    }
}
