package knightschool.graph;

/**
 * An edge as a pair of vertices, the smaller one first, so that both orders of its ends give equal edges.
 *
 * @param smaller the smaller vertex
 * @param larger the larger vertex
 */
public record UndirectedEdge(int smaller, int larger) implements Comparable<UndirectedEdge> {
    public UndirectedEdge {
        if (smaller >= larger) {
            throw new IllegalArgumentException(smaller + " is not smaller than " + larger);
        }
    }

    /** Returns the pair of two different vertices. */
    public static UndirectedEdge of(int one, int other) {
        return new UndirectedEdge(Math.min(one, other), Math.max(one, other));
    }

    @Override
    public int compareTo(UndirectedEdge other) {
        int first = Integer.compare(smaller, other.smaller);
        return first == 0 ? Integer.compare(larger, other.larger) : first;
    }
}
