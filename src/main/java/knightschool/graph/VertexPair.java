package knightschool.graph;

/**
 * Two vertices of an edge, in one order only, so that an edge is equal to itself from both ends.
 *
 * @param smaller its smaller vertex
 * @param larger its larger one
 */
public record VertexPair(int smaller, int larger) implements Comparable<VertexPair> {
    public VertexPair {
        if (smaller >= larger) {
            throw new IllegalArgumentException(smaller + " is not smaller than " + larger);
        }
    }

    /** The edge between two different vertices. */
    public static VertexPair of(int one, int other) {
        return new VertexPair(Math.min(one, other), Math.max(one, other));
    }

    @Override
    public int compareTo(VertexPair other) {
        int first = Integer.compare(smaller, other.smaller);
        return first == 0 ? Integer.compare(larger, other.larger) : first;
    }
}
