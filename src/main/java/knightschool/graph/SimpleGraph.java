package knightschool.graph;

import java.util.stream.IntStream;

/**
 * An undirected graph without loops and with at most one edge between two vertices. Vertices are numbers from 0 to
 * below {@link #bound}. Not every number need be a vertex, so that vertices keep their numbers when others are removed.
 */
public interface SimpleGraph {
    /** Returns one more than the largest possible vertex. */
    int bound();

    /** Returns whether a number, 0 to below the bound, is a vertex. */
    boolean hasVertex(int number);

    /** Returns a new array of the neighbours of a vertex, in an order that does not change. */
    int[] neighbours(int vertex);

    /** Returns whether two numbers are vertices with an edge between them. */
    default boolean hasEdge(int one, int other) {
        return hasVertex(one) && IntStream.of(neighbours(one)).anyMatch(neighbour -> neighbour == other);
    }

    /** Returns the number of edges at a vertex. */
    int degree(int vertex);

    /** Returns the number of vertices. */
    int vertexCount();

    /** Returns the number of edges, each counted once. */
    long edgeCount();

    /** Returns the vertices in ascending order. */
    default IntStream vertices() {
        return IntStream.range(0, bound()).filter(this::hasVertex);
    }
}
