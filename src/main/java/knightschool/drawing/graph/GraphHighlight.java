package knightschool.drawing.graph;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.Subgraph;

/**
 * Vertices and edges that stand out from the others.
 *
 * @param vertices each has a ring
 * @param ends of the edges, two for each: these are thick
 */
public record GraphHighlight(int[] vertices, int[] ends) {
    /** Nothing stands out. */
    public static final GraphHighlight NONE = new GraphHighlight(new int[0], new int[0]);

    /** Some vertices and edges. */
    public static GraphHighlight of(Subgraph subgraph) {
        return new GraphHighlight(
                subgraph.vertices().stream().mapToInt(Integer::intValue).toArray(),
                subgraph.edges().stream()
                        .flatMapToInt(edge -> IntStream.of(edge.smaller(), edge.larger()))
                        .toArray());
    }

    /** The edges of a path, and its vertices. */
    public static GraphHighlight path(int[] vertices) {
        int[] ends = new int[Math.max(0, 2 * vertices.length - 2)];
        for (int i = 1; i < vertices.length; i++) {
            ends[2 * i - 2] = vertices[i - 1];
            ends[2 * i - 1] = vertices[i];
        }
        return new GraphHighlight(vertices, ends);
    }

    /** Both. */
    public GraphHighlight and(GraphHighlight other) {
        return new GraphHighlight(joined(vertices, other.vertices), joined(ends, other.ends));
    }

    private static int[] joined(int[] one, int[] other) {
        return IntStream.concat(IntStream.of(one), IntStream.of(other)).toArray();
    }

    /** The edges alone. */
    public GraphHighlight withoutVertices() {
        return new GraphHighlight(new int[0], ends);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GraphHighlight emphasis
                && Arrays.equals(vertices, emphasis.vertices)
                && Arrays.equals(ends, emphasis.ends);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(vertices) + Arrays.hashCode(ends);
    }

    @Override
    public String toString() {
        return "emphasis on " + vertices.length + " vertices and " + ends.length / 2 + " edges";
    }
}
