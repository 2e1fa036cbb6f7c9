package knightschool.play.completion;

import java.util.Arrays;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;

/**
 * Reduces the search for a tour to the search for a Hamiltonian circuit. Vertices and edges are added to the knight's
 * graph so that tours and circuits correspond:
 *
 * <ul>
 *   <li>nothing, for a closed tour;
 *   <li>a fixed edge between the two ends, if both are fixed;
 *   <li>if one end is fixed, a vertex that is joined to it by a fixed edge, and by other edges to every square where
 *       the tour may end by its colour;
 *   <li>if no end is fixed, such a vertex, or two of them with a fixed edge between them.
 * </ul>
 *
 * <p>Every edge except the fixed one therefore joins vertices of different sides. Not for boards with a
 * {@link knightschool.obstruction.ColourImbalance}, with fewer than three squares, or with the same square for both
 * ends.
 */
final class TourToCircuitReduction {
    /** The value for no edge. */
    static final int NO_EDGE = -1;

    private final int[] squares;
    private final boolean[] onLeftSide;
    private final int[][] edgesAt;
    private final boolean backwards;
    private int[] ones = new int[64];
    private int[] others = new int[64];
    private int edges;
    private int fixed = NO_EDGE;

    /** The first vertex of a tour or, if the start is free, an extra vertex joined to the start. */
    private int first;

    private TourToCircuitReduction(int[] playable, int added, boolean backwards) {
        this.squares = Arrays.copyOf(playable, playable.length + added);
        Arrays.fill(squares, playable.length, squares.length, Board.NONE);
        this.onLeftSide = new boolean[squares.length];
        this.edgesAt = new int[squares.length][];
        this.backwards = backwards;
        this.first = squares.length - 1;
    }

    /** Returns the problem of finding a tour with the given ends. */
    static TourToCircuitReduction of(KnightGraph graph, TourEndpointConstraint ends) {
        int[] playable = graph.board().playable().toArray();
        boolean even = playable.length % 2 == 0;
        int added = ends.closed() || ends.free() == 0 ? 0 : ends.free() == 1 || !even ? 1 : 2;
        boolean backwards = ends.start() == Board.NONE && ends.end() != Board.NONE;
        TourToCircuitReduction problem = new TourToCircuitReduction(playable, added, backwards);
        problem.addMoves(graph);
        if (!ends.closed()) {
            problem.addEnds(playable, ends, even);
        }
        problem.complete();
        return problem;
    }

    private void addMoves(KnightGraph graph) {
        int[] vertexOf = new int[graph.board().squares()];
        Arrays.fill(vertexOf, Board.NONE);
        for (int vertex = 0; vertex < squares.length && squares[vertex] != Board.NONE; vertex++) {
            vertexOf[squares[vertex]] = vertex;
            onLeftSide[vertex] = graph.board().isDark(squares[vertex]);
        }
        graph.forEachEdge((one, other) -> addEdge(vertexOf[one], vertexOf[other]));
    }

    private void addEnds(int[] playable, TourEndpointConstraint ends, boolean even) {
        int start = Arrays.binarySearch(playable, backwards ? ends.end() : ends.start());
        int added = playable.length;
        if (ends.free() == 0) {
            fix(start, Arrays.binarySearch(playable, ends.end()));
        } else if (ends.free() == 1) {
            onLeftSide[added] = onLeftSide[start] == even;
            joinToOtherSide(added, added, start);
            fix(start, added);
        } else {
            onLeftSide[added] = even || !hasMoreOnTheLeft(added);
            joinToOtherSide(added, added, Board.NONE);
            if (even) {
                joinToOtherSide(added + 1, added, Board.NONE);
                fix(added, added + 1);
            }
        }
    }

    private boolean hasMoreOnTheLeft(int vertices) {
        return 2 * IntStream.range(0, vertices).filter(v -> onLeftSide[v]).count() > vertices;
    }

    private void joinToOtherSide(int added, int vertices, int except) {
        for (int vertex = 0; vertex < vertices; vertex++) {
            if (onLeftSide[vertex] != onLeftSide[added] && vertex != except) {
                addEdge(vertex, added);
            }
        }
    }

    /** Fixes an edge. An existing edge between the same two vertices is used; otherwise an edge is added. */
    private void fix(int one, int other) {
        first = one;
        for (int edge = 0; edge < edges; edge++) {
            if (ones[edge] == Math.min(one, other) && others[edge] == Math.max(one, other)) {
                fixed = edge;
                return;
            }
        }
        fixed = edges;
        addEdge(Math.min(one, other), Math.max(one, other));
    }

    private void addEdge(int one, int other) {
        if (edges == ones.length) {
            ones = Arrays.copyOf(ones, 2 * edges);
            others = Arrays.copyOf(others, 2 * edges);
        }
        ones[edges] = one;
        others[edges++] = other;
    }

    private void complete() {
        int[] degrees = new int[squares.length];
        IntStream.range(0, edges).forEach(edge -> {
            degrees[ones[edge]]++;
            degrees[others[edge]]++;
        });
        Arrays.setAll(edgesAt, vertex -> new int[degrees[vertex]]);
        for (int edge = 0; edge < edges; edge++) {
            edgesAt[ones[edge]][--degrees[ones[edge]]] = edge;
            edgesAt[others[edge]][--degrees[others[edge]]] = edge;
        }
    }

    /** Returns the number of vertices, including the added ones. */
    int vertices() {
        return squares.length;
    }

    /** Returns the number of edges, including the added ones. */
    int edges() {
        return edges;
    }

    /** Returns the edges at a vertex. The array must not be modified. */
    int[] edgesAt(int vertex) {
        return edgesAt[vertex];
    }

    /** Returns one end of an edge. */
    int one(int edge) {
        return ones[edge];
    }

    /** Returns the other end of an edge. */
    int across(int edge, int vertex) {
        return ones[edge] + others[edge] - vertex;
    }

    /** Returns the end of an edge on a side. The fixed edge need not have one on that side. */
    int end(int edge, boolean onTheLeft) {
        return onLeftSide[ones[edge]] == onTheLeft ? ones[edge] : others[edge];
    }

    /** Returns whether a vertex is on the left side. */
    boolean isOnLeftSide(int vertex) {
        return onLeftSide[vertex];
    }

    /** Returns the edge that every circuit must use, or {@link #NO_EDGE}. */
    int fixed() {
        return fixed;
    }

    /** Returns the edge between two vertices, or {@link #NO_EDGE}. */
    int edgeBetween(int one, int other) {
        int at = edgesAt[one].length <= edgesAt[other].length ? one : other;
        for (int edge : edgesAt[at]) {
            if (across(edge, at) == one + other - at) {
                return edge;
            }
        }
        return NO_EDGE;
    }

    /** Returns the squares of the tour that corresponds to a circuit. */
    int[] tour(int[] circuit) {
        int length = circuit.length;
        int at = IntStream.range(0, length)
                .filter(i -> circuit[i] == first)
                .findFirst()
                .orElseThrow();
        int next = circuit[(at + 1) % length];
        int turn = fixed != NO_EDGE && next == across(fixed, first) ? length - 1 : 1;
        int[] tour = IntStream.range(0, length)
                .map(i -> squares[circuit[(int) ((at + (long) i * turn) % length)]])
                .filter(square -> square != Board.NONE)
                .toArray();
        return backwards ? reversed(tour) : tour;
    }

    private static int[] reversed(int[] tour) {
        return IntStream.range(0, tour.length)
                .map(i -> tour[tour.length - 1 - i])
                .toArray();
    }
}
