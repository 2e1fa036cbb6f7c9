package knightschool.drawing.graph;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.graph.GraphElementSet;

/**
 * The vertices and edges of a graph that a drawing emphasises.
 *
 * @param vertices vertices drawn with a ring
 * @param ends the ends of thick edges, two for each
 */
public record GraphHighlight(int[] vertices, int[] ends) {
    /** No emphasis. */
    public static final GraphHighlight NONE = new GraphHighlight(new int[0], new int[0]);

    /** Returns emphasis on a subgraph. */
    public static GraphHighlight of(GraphElementSet subgraph) {
        return new GraphHighlight(
                subgraph.vertices().stream().mapToInt(Integer::intValue).toArray(),
                subgraph.edges().stream()
                        .flatMapToInt(edge -> IntStream.of(edge.smaller(), edge.larger()))
                        .toArray());
    }

    /** Returns emphasis on the vertices and edges of a path. */
    public static GraphHighlight path(int[] vertices) {
        int[] ends = new int[Math.max(0, 2 * vertices.length - 2)];
        for (int i = 1; i < vertices.length; i++) {
            ends[2 * i - 2] = vertices[i - 1];
            ends[2 * i - 1] = vertices[i];
        }
        return new GraphHighlight(vertices, ends);
    }

    /** Returns emphasis on the vertices and edges of both. */
    public GraphHighlight and(GraphHighlight other) {
        return new GraphHighlight(joined(vertices, other.vertices), joined(ends, other.ends));
    }

    private static int[] joined(int[] one, int[] other) {
        return IntStream.concat(IntStream.of(one), IntStream.of(other)).toArray();
    }

    /** Returns emphasis on the edges alone. */
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
