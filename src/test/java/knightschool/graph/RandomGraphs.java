package knightschool.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Graphs by chance, the same in every run. */
public final class RandomGraphs {
    private RandomGraphs() {}

    /**
     * Graphs of 1 to {@code most} vertices, from hardly any edges to nearly all.
     *
     * @param seed the same seed gives the same graphs
     */
    public static Stream<AdjacencyLists> stream(long seed, int count, int most) {
        Random random = new Random(seed);
        return Stream.generate(() -> next(random, 1 + random.nextInt(most))).limit(count);
    }

    private static AdjacencyLists next(Random random, int vertices) {
        double share = Math.min(0.9, random.nextDouble() * 4 / vertices);
        List<int[]> edges = new ArrayList<>();
        for (int one = 0; one < vertices; one++) {
            for (int other = one + 1; other < vertices; other++) {
                if (random.nextDouble() < share) {
                    edges.add(new int[] {one, other});
                }
            }
        }
        return AdjacencyLists.ofEdges(vertices, edges);
    }
}
