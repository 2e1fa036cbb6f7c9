package knightschool.obstruction;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.graph.KnightGraph;

/**
 * Counts the pieces of a graph without some removed squares, and also without any one further square. One depth-first
 * search answers this for all further squares (J. Hopcroft, R. Tarjan: Algorithm 447: efficient algorithms for graph
 * manipulation, 1973).
 *
 * <p>Vertices are numbered from 0 to {@link #size} − 1 in the order of their squares.
 */
final class CutComponentCounter extends LowPointSearch {
    private final int[] squares;
    private final int[] firstEdge;
    private final int[] targets;
    private final boolean[] removed;
    /** For each vertex, the number of pieces into which its own piece falls without it. */
    private final int[] parts;

    private int pieces;

    CutComponentCounter(KnightGraph graph) {
        super(graph.board().playableCount());
        this.squares = graph.board().playable().toArray();
        this.firstEdge = new int[squares.length + 1];
        this.targets = edges(graph);
        this.removed = new boolean[squares.length];
        this.parts = new int[squares.length];
    }

    private int[] edges(KnightGraph graph) {
        int[] vertexOf = new int[graph.board().squares()];
        for (int v = 0; v < squares.length; v++) {
            vertexOf[squares[v]] = v;
        }
        int[] edges = new int[squares.length * MoveOrder.MOVES];
        int count = 0;
        for (int v = 0; v < squares.length; v++) {
            for (int move = 0; move < MoveOrder.MOVES; move++) {
                int target = graph.neighbour(squares[v], move);
                if (target != Board.NONE) {
                    edges[count++] = vertexOf[target];
                }
            }
            firstEdge[v + 1] = count;
        }
        return Arrays.copyOf(edges, count);
    }

    /** Returns the number of vertices, including the removed ones. */
    int size() {
        return squares.length;
    }

    int square(int vertex) {
        return squares[vertex];
    }

    int vertex(int square) {
        return Arrays.binarySearch(squares, square);
    }

    /** Returns the degree of a vertex in the whole graph. */
    @Override
    int degree(int vertex) {
        return firstEdge[vertex + 1] - firstEdge[vertex];
    }

    /** Returns a neighbour in the whole graph, by its index from 0 to the degree − 1. */
    int neighbour(int vertex, int number) {
        return targets[firstEdge[vertex] + number];
    }

    boolean isRemoved(int vertex) {
        return removed[vertex];
    }

    void remove(int vertex) {
        removed[vertex] = true;
    }

    void putBack(int vertex) {
        removed[vertex] = false;
    }

    void putAllBack() {
        Arrays.fill(removed, false);
    }

    /** Counts the remaining pieces, in time linear in the number of squares. */
    int count() {
        restart();
        pieces = 0;
        for (int vertex = 0; vertex < squares.length; vertex++) {
            if (!removed[vertex] && !isDiscovered(vertex)) {
                pieces++;
                walk(vertex);
            }
        }
        return pieces;
    }

    /** Returns the number of pieces at the last count if this vertex, which was not removed, had been removed too. */
    int countWithout(int vertex) {
        return pieces - 1 + parts[vertex];
    }

    @Override
    int target(int vertex, int number) {
        int target = targets[firstEdge[vertex] + number];
        return removed[target] ? NOBODY : target;
    }

    @Override
    boolean isOpen(int vertex) {
        return true;
    }

    @Override
    void onDiscovered(int vertex) {
        parts[vertex] = parent(vertex) == NOBODY ? 0 : 1;
    }

    @Override
    void onCompleted(int vertex) {
        int from = parent(vertex);
        if (from != NOBODY && (parent(from) == NOBODY || low(vertex) >= discovery(from))) {
            parts[from]++;
        }
    }
}
