package knightschool.counting;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What happens when the border passes one vertex: the vertices in play, given numbers. Those that make up the border
 * afterwards come first, the one that is passed is last.
 *
 * @param border the vertices of the border afterwards, rising; its numbers are the places in this array
 * @param old for each vertex of the border before, its number
 * @param passed the number of the vertex that is passed
 * @param neighbours the numbers of the vertices that it may still be joined to
 * @param later for each vertex of the border afterwards, the numbers that it may still be joined to, as bits; the outer
 *     vertex left out
 * @param outside for each of them, how many vertices beyond the border it may still be joined to
 * @param outer the number of the outer vertex, or -1
 * @param last whether no vertex is left beyond the border afterwards
 * @param image for each number of the border afterwards that of its mirror image, or null where there is none
 */
record FrontierStep(
        int[] border,
        int[] old,
        int passed,
        int[] neighbours,
        long[] later,
        int[] outside,
        int outer,
        boolean last,
        int[] image) {

    /** How many vertices are in play. */
    int size() {
        return passed + 1;
    }

    /** The layer in which the border passes a vertex. */
    static FrontierStep passing(int vertex, int[] before, FrontierGraph graph) {
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
        return new FrontierStep(
                after,
                numbers(before, after, vertex),
                passed,
                numbers(joined, after, vertex),
                later,
                outside,
                graph.outer() < 0 ? -1 : Arrays.binarySearch(after, graph.outer()),
                after.length == graph.size() - vertex - 1,
                image(after, graph, vertex));
    }

    private static int[] numbers(int[] vertices, int[] after, int vertex) {
        return Arrays.stream(vertices)
                .map(v -> v == vertex ? after.length : Arrays.binarySearch(after, v))
                .toArray();
    }

    private static int[] image(int[] after, FrontierGraph graph, int vertex) {
        return graph.mirrorsUpTo(vertex)
                ? Arrays.stream(after)
                        .map(v -> Arrays.binarySearch(after, graph.image(v)))
                        .toArray()
                : null;
    }
}
