package knightschool.graph;

/**
 * The numbers of vertices of each degree.
 *
 * @param counts entry d is the number of vertices of degree d, for d from 0 to 8
 */
public record KnightGraphDegreeHistogram(int[] counts) {
    private static final int LARGEST = 8;

    /** Counts the degrees in time linear in the number of squares. */
    public static KnightGraphDegreeHistogram of(KnightGraph graph) {
        int[] counts = new int[LARGEST + 1];
        graph.board().playable().forEach(square -> counts[graph.degree(square)]++);
        return new KnightGraphDegreeHistogram(counts);
    }

    /** Returns the number of vertices of a degree. */
    public int with(int degree) {
        return counts[degree];
    }
}
