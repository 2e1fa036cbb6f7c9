package knightschool.graph;

import java.util.stream.IntStream;

/**
 * An undirected graph without loops and with at most one edge between two vertices. Vertices are numbers from 0 to
 * below {@link #bound}; not every number need be a vertex, so that vertices keep their numbers when others go.
 */
public interface SimpleGraph {
    /** One more than the largest number that a vertex can have. */
    int bound();

    /** Whether a number, 0 to below the bound, is a vertex. */
    boolean hasVertex(int number);

    /** The neighbours of a vertex, in an order that stays the same; the array is the caller's. */
    int[] neighbours(int vertex);

    /** Number of edges at a vertex. */
    int degree(int vertex);

    /** Number of vertices. */
    int vertexCount();

    /** Number of edges; each joins two vertices once. */
    long edgeCount();

    /** The vertices, rising. */
    default IntStream vertices() {
        return IntStream.range(0, bound()).filter(this::hasVertex);
    }
}
