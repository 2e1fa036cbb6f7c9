package knightschool.graph.measure;

import java.util.Arrays;
import knightschool.graph.SimpleGraph;

/**
 * How many vertices of any graph have each degree.
 *
 * @param counts entry d is the number of vertices of degree d, up to the largest degree there is
 */
public record DegreeHistogram(int... counts) {
    /** Counts them in time linear in the vertices. */
    public static DegreeHistogram of(SimpleGraph graph) {
        int[] counts = new int[graph.vertices().map(graph::degree).max().orElse(0) + 1];
        graph.vertices().forEach(vertex -> counts[graph.degree(vertex)]++);
        return new DegreeHistogram(counts);
    }

    /** Number of vertices of that degree; 0 for degrees that are not there. */
    public int with(int degree) {
        return degree < counts.length ? counts[degree] : 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DegreeHistogram histogram && Arrays.equals(counts, histogram.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
