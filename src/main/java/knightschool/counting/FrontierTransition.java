package knightschool.counting;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The data for extending the states of the frontier over one vertex: the frontier before and afterwards, and the
 * vertices that can still be joined. The vertices involved are numbered: first those of the frontier afterwards, last
 * the one that is passed.
 *
 * @param frontier the vertices of the frontier afterwards, ascending; the number of a vertex is its index in this array
 * @param old the number of each vertex of the frontier before
 * @param passed the number of the vertex that is passed
 * @param neighbours the numbers of the vertices that the passed vertex may still be joined to
 * @param later for each vertex of the frontier afterwards, the numbers of those that it may still be joined to, as
 *     bits, without the outer vertex
 * @param outside for each vertex of the frontier afterwards, the number of vertices beyond the frontier that it may
 *     still be joined to
 * @param outer the number of the outer vertex, or -1
 * @param last whether no vertex is left beyond the frontier afterwards
 * @param image for each number of the frontier afterwards that of its mirror image, or null if there is none
 */
record FrontierTransition(
        int[] frontier,
        int[] old,
        int passed,
        int[] neighbours,
        long[] later,
        int[] outside,
        int outer,
        boolean last,
        int[] image) {

    /** Returns the number of vertices involved. */
    int size() {
        return passed + 1;
    }

    /** Computes the data for passing a vertex. */
    static FrontierTransition passing(int vertex, int[] before, FrontierOrderedGraph graph) {
        int[] joined = graph.later(vertex, vertex);
        int[] after = IntStream.concat(Arrays.stream(before), Arrays.stream(joined))
                .filter(v -> v != vertex)
                .sorted()
                .distinct()
                .toArray();
        int passed = after.length;
        long[] later = new long[passed];
        int[] outside = new int[passed];
        for (int i = 0; i < passed; i++) {
            for (int next : after[i] == graph.outer() ? new int[0] : graph.later(after[i], vertex)) {
                int number = Arrays.binarySearch(after, next);
                outside[i] += number < 0 ? 1 : 0;
                later[i] |= number < 0 || next == graph.outer() ? 0 : 1L << number;
            }
        }
        int[] keptNumbers = numbers(before, after, vertex);
        int[] added = numbers(joined, after, vertex);
        int outer = graph.outer() < 0 ? -1 : Arrays.binarySearch(after, graph.outer());
        boolean holdsRest = after.length == graph.size() - vertex - 1;
        int[] image = image(after, graph, vertex);
        return new FrontierTransition(after, keptNumbers, passed, added, later, outside, outer, holdsRest, image);
    }

    private static int[] numbers(int[] vertices, int[] after, int vertex) {
        return Arrays.stream(vertices)
                .map(v -> v == vertex ? after.length : Arrays.binarySearch(after, v))
                .toArray();
    }

    private static int[] image(int[] after, FrontierOrderedGraph graph, int vertex) {
        return graph.mirrorsUpTo(vertex)
                ? Arrays.stream(after)
                        .map(v -> Arrays.binarySearch(after, graph.image(v)))
                        .toArray()
                : null;
    }
}
