package knightschool.graph;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * A mutable graph. Adding or removing a vertex or an edge takes time proportional to the number of edges at its
 * vertices, whatever the size of the graph. Not safe for use by several threads.
 */
public final class DynamicGraph implements SimpleGraph {
    private static final int USUAL_DEGREE = 8;

    private final boolean[] present;
    private final int[] degrees;
    private final int[][] edgesAt;
    private int[] ends;
    private int edges;
    private int vertices;

    /**
     * Creates a graph without vertices.
     *
     * @param bound one more than the largest possible vertex
     */
    public DynamicGraph(int bound) {
        present = new boolean[bound];
        degrees = new int[bound];
        edgesAt = new int[bound][];
        ends = new int[2 * USUAL_DEGREE];
    }

    /** Returns a copy of a graph, with edges ordered by their smaller vertex. */
    public static DynamicGraph of(SimpleGraph graph) {
        DynamicGraph copy = new DynamicGraph(graph.bound());
        graph.vertices().forEach(copy::addVertex);
        graph.vertices().forEach(vertex -> {
            for (int neighbour : graph.neighbours(vertex)) {
                if (neighbour > vertex) {
                    copy.addEdge(vertex, neighbour);
                }
            }
        });
        return copy;
    }

    /**
     * Turns this graph into the knight's graph of another board by adding and removing the differences.
     *
     * @param next has as many squares as this graph has numbers, in as many columns as the current board
     * @return the number of vertices and edges that were added or removed
     */
    public int become(KnightGraph next) {
        if (next.bound() != bound()) {
            throw new IllegalArgumentException("a graph of " + bound() + " cannot become one of " + next.bound());
        }
        int changes = 0;
        for (int square = 0; square < bound(); square++) {
            if (present[square] && !next.hasVertex(square)) {
                changes += 1 + degrees[square];
                removeVertex(square);
            }
        }
        for (int square = 0; square < bound(); square++) {
            if (!present[square] && next.hasVertex(square)) {
                addVertex(square);
                changes += 1 + joinTo(next, square);
            }
        }
        return changes;
    }

    private int joinTo(KnightGraph next, int square) {
        int joined = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = next.neighbour(square, move);
            if (target != Board.NONE && present[target]) {
                addEdge(square, target);
                joined++;
            }
        }
        return joined;
    }

    /** Adds a vertex without edges. No effect if it exists. */
    public void addVertex(int vertex) {
        if (!present[vertex]) {
            present[vertex] = true;
            edgesAt[vertex] = edgesAt[vertex] == null ? new int[USUAL_DEGREE] : edgesAt[vertex];
            vertices++;
        }
    }

    /** Removes a vertex and its edges. No effect if it does not exist. */
    public void removeVertex(int vertex) {
        if (present[vertex]) {
            while (degrees[vertex] > 0) {
                removeEdgeAt(edgesAt[vertex][degrees[vertex] - 1]);
            }
            present[vertex] = false;
            vertices--;
        }
    }

    /**
     * Adds an edge. No effect if it exists.
     *
     * @throws IllegalArgumentException if a vertex does not exist, or both are the same
     */
    public void addEdge(int one, int other) {
        if (!present[one] || !present[other] || one == other) {
            throw new IllegalArgumentException("no edge joins " + one + " and " + other);
        }
        if (edgeBetween(one, other) >= 0) {
            return;
        }
        if (2 * edges == ends.length) {
            ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[2 * edges] = Math.min(one, other);
        ends[2 * edges + 1] = Math.max(one, other);
        note(one, edges);
        note(other, edges);
        edges++;
    }

    private void note(int vertex, int edge) {
        if (degrees[vertex] == edgesAt[vertex].length) {
            edgesAt[vertex] = Arrays.copyOf(edgesAt[vertex], 2 * degrees[vertex]);
        }
        edgesAt[vertex][degrees[vertex]++] = edge;
    }

    /** Removes an edge. No effect if it does not exist. */
    public void removeEdge(int one, int other) {
        int edge = present[one] && present[other] ? edgeBetween(one, other) : -1;
        if (edge >= 0) {
            removeEdgeAt(edge);
        }
    }

    /** Removes an edge by its index. The last edge takes its place. */
    private void removeEdgeAt(int edge) {
        forget(ends[2 * edge], edge);
        forget(ends[2 * edge + 1], edge);
        int last = --edges;
        if (edge != last) {
            ends[2 * edge] = ends[2 * last];
            ends[2 * edge + 1] = ends[2 * last + 1];
            rename(ends[2 * edge], last, edge);
            rename(ends[2 * edge + 1], last, edge);
        }
    }

    private void forget(int vertex, int edge) {
        int[] list = edgesAt[vertex];
        list[placeOf(vertex, edge)] = list[--degrees[vertex]];
    }

    private void rename(int vertex, int before, int after) {
        edgesAt[vertex][placeOf(vertex, before)] = after;
    }

    private int placeOf(int vertex, int edge) {
        int place = 0;
        while (edgesAt[vertex][place] != edge) {
            place++;
        }
        return place;
    }

    private int edgeBetween(int one, int other) {
        int fewer = degrees[one] <= degrees[other] ? one : other;
        int further = one + other - fewer;
        for (int i = 0; i < degrees[fewer]; i++) {
            int edge = edgesAt[fewer][i];
            if (ends[2 * edge] == further || ends[2 * edge + 1] == further) {
                return edge;
            }
        }
        return -1;
    }

    /**
     * Returns the ends of the first edge, smaller vertex first, of the second, and so on; only the first
     * {@link #edgeCount} edges are valid. The array is not a copy and changes with the graph.
     */
    public int[] ends() {
        return ends;
    }

    /** Returns whether an edge joins two vertices. */
    public boolean hasEdge(int one, int other) {
        return present[one] && present[other] && edgeBetween(one, other) >= 0;
    }

    @Override
    public int bound() {
        return present.length;
    }

    @Override
    public boolean hasVertex(int number) {
        return present[number];
    }

    @Override
    public int[] neighbours(int vertex) {
        int[] neighbours = new int[degrees[vertex]];
        for (int i = 0; i < neighbours.length; i++) {
            int edge = edgesAt[vertex][i];
            neighbours[i] = ends[2 * edge] + ends[2 * edge + 1] - vertex;
        }
        return neighbours;
    }

    @Override
    public int degree(int vertex) {
        return degrees[vertex];
    }

    @Override
    public int vertexCount() {
        return vertices;
    }

    @Override
    public long edgeCount() {
        return edges;
    }
}
