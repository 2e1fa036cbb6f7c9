package knightschool.graph.measure;

import java.util.Arrays;
import knightschool.graph.SimpleGraph;

/**
 * The numbers of vertices of each degree in any graph.
 *
 * @param counts entry d is the number of vertices of degree d, up to the largest degree
 */
public record DegreeHistogram(int... counts) {
    /** Counts the degrees in time linear in the number of vertices. */
    public static DegreeHistogram of(SimpleGraph graph) {
        int[] counts = new int[graph.vertices().map(graph::degree).max().orElse(0) + 1];
        graph.vertices().forEach(vertex -> counts[graph.degree(vertex)]++);
        return new DegreeHistogram(counts);
    }

    /** Returns the number of vertices of a degree; 0 for degrees that do not occur. */
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
