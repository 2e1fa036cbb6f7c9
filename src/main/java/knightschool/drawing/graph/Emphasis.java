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
public record Emphasis(int[] vertices, int[] ends) {
    /** Nothing stands out. */
    public static final Emphasis NONE = new Emphasis(new int[0], new int[0]);

    /** Some vertices and edges. */
    public static Emphasis of(Subgraph subgraph) {
        return new Emphasis(
                subgraph.vertices().stream().mapToInt(Integer::intValue).toArray(),
                subgraph.edges().stream()
                        .flatMapToInt(edge -> IntStream.of(edge.smaller(), edge.larger()))
                        .toArray());
    }

    /** The edges of a path, and its vertices. */
    public static Emphasis path(int[] vertices) {
        int[] ends = new int[Math.max(0, 2 * vertices.length - 2)];
        for (int i = 1; i < vertices.length; i++) {
            ends[2 * i - 2] = vertices[i - 1];
            ends[2 * i - 1] = vertices[i];
        }
        return new Emphasis(vertices, ends);
    }

    /** Both. */
    public Emphasis and(Emphasis other) {
        return new Emphasis(joined(vertices, other.vertices), joined(ends, other.ends));
    }

    private static int[] joined(int[] one, int[] other) {
        return IntStream.concat(IntStream.of(one), IntStream.of(other)).toArray();
    }

    /** The edges alone. */
    public Emphasis withoutVertices() {
        return new Emphasis(new int[0], ends);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Emphasis emphasis
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
