package knightschool.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.graph.PlacedGraph.PlacedVertex;

/** Small graphs with places, the same for the same source of chance. */
public final class RandomPlacedGraphs {
    private RandomPlacedGraphs() {}

    /** Returns a graph of up to ten vertices with about half of all edges. */
    public static PlacedGraph next(Random random) {
        int count = 1 + random.nextInt(10);
        List<PlacedVertex> vertices = IntStream.range(0, count)
                .mapToObj(i -> new PlacedVertex(
                        "v" + i, (10_000 * i + random.nextInt(10_000)) / 10_000.0, random.nextInt(5) - 2.5))
                .toList();
        List<UndirectedEdge> edges = new ArrayList<>();
        for (int one = 0; one < count; one++) {
            for (int other = one + 1; other < count; other++) {
                if (random.nextBoolean()) {
                    edges.add(new UndirectedEdge(one, other));
                }
            }
        }
        return new PlacedGraph(vertices, edges);
    }

    /**
     * Returns the graph with the longest text: all pairs of as many vertices as are allowed, with the longest names.
     */
    public static PlacedGraph largest() {
        String longLetter = Character.toString(0x10400);
        List<PlacedVertex> vertices = IntStream.range(0, PlacedGraph.MOST_VERTICES)
                .mapToObj(i -> new PlacedVertex(
                        longLetter.repeat(10)
                                + Character.toString(0x10400 + i / 20)
                                + Character.toString(0x10400 + i % 20),
                        99_999.9999 - i,
                        i - 99_999.9999))
                .toList();
        List<UndirectedEdge> edges = IntStream.range(0, PlacedGraph.MOST_VERTICES)
                .boxed()
                .flatMap(larger -> IntStream.range(0, larger).mapToObj(smaller -> new UndirectedEdge(smaller, larger)))
                .toList();
        return new PlacedGraph(vertices, edges);
    }
}
