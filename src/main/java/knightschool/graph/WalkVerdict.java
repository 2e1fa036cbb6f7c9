package knightschool.graph;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The properties of a sequence of squares, and the step that first violates each.
 *
 * <p>Steps are counted from 1: step i joins square i − 1 of the sequence to square i. Definitions, as in the vocabulary
 * of the program: every step of a walk is an edge; a trail uses no edge twice; a path visits no vertex twice, so that a
 * closed walk is not a path; closed means at least one edge and the same first and last vertex; a circuit is closed,
 * visits no other vertex twice and has at least three vertices; Hamiltonian is a path or a circuit through every
 * vertex.
 */
public final class WalkVerdict {
    /** Represents "no step". */
    public static final int NEVER = -1;

    private final SimpleGraph graph;
    private final int[] squares;
    private final int notAnEdgeAt;
    private final int edgeRepeatedAt;
    private final int vertexRepeatedAt;
    private final int vertexRepeatedBeforeLast;
    private final int distinct;

    private WalkVerdict(SimpleGraph graph, int[] squares) {
        this.graph = graph;
        this.squares = squares;
        this.notAnEdgeAt = firstNonEdge();
        this.edgeRepeatedAt = firstRepeatedEdge();
        this.vertexRepeatedAt = firstRepeatedVertex(squares.length);
        this.vertexRepeatedBeforeLast = firstRepeatedVertex(squares.length - 1);
        this.distinct = countDistinct();
    }

    /**
     * Examines a sequence in time linear in its length.
     *
     * @param squares vertices, or numbers of holes of a board; at least one
     */
    public static WalkVerdict of(SimpleGraph graph, int... squares) {
        if (squares.length == 0) {
            throw new IllegalArgumentException("a walk has at least one square");
        }
        return new WalkVerdict(graph, squares.clone());
    }

    private int firstNonEdge() {
        if (!graph.hasVertex(squares[0])) {
            return 0;
        }
        for (int step = 1; step < squares.length; step++) {
            if (!graph.hasEdge(squares[step - 1], squares[step])) {
                return step;
            }
        }
        return NEVER;
    }

    private int firstRepeatedEdge() {
        Set<Long> used = new HashSet<>();
        for (int step = 1; step < squares.length; step++) {
            if (!used.add(edge(step))) {
                return step;
            }
        }
        return NEVER;
    }

    private int firstRepeatedVertex(int length) {
        BitSet visited = new BitSet();
        for (int i = 0; i < length; i++) {
            if (visited.get(squares[i])) {
                return i;
            }
            visited.set(squares[i]);
        }
        return NEVER;
    }

    private int countDistinct() {
        BitSet visited = new BitSet();
        for (int square : squares) {
            visited.set(square);
        }
        return visited.cardinality();
    }

    private long edge(int step) {
        long smaller = Math.min(squares[step - 1], squares[step]);
        long larger = Math.max(squares[step - 1], squares[step]);
        return larger << 32 | smaller;
    }

    /** Returns a copy of the sequence. */
    public int[] squares() {
        return squares.clone();
    }

    /** Returns the number of steps. */
    public int steps() {
        return squares.length - 1;
    }

    /** Returns the number of different vertices. */
    public int distinctVertices() {
        return distinct;
    }

    /**
     * Returns the first step that is not an edge; 0 if the first square cannot be entered; {@link #NEVER} for a walk.
     */
    public int notAnEdgeAt() {
        return notAnEdgeAt;
    }

    /** Returns the first step along an edge used before, or {@link #NEVER}. */
    public int edgeRepeatedAt() {
        return edgeRepeatedAt;
    }

    /** Returns the first step along the edge of {@link #edgeRepeatedAt}, or {@link #NEVER}. */
    public int edgeFirstUsedAt() {
        if (edgeRepeatedAt == NEVER) {
            return NEVER;
        }
        Map<Long, Integer> first = new HashMap<>();
        for (int step = 1; step < edgeRepeatedAt; step++) {
            first.putIfAbsent(edge(step), step);
        }
        return first.get(edge(edgeRepeatedAt));
    }

    /** Returns the first step that returns to a vertex, or {@link #NEVER}. */
    public int vertexRepeatedAt() {
        return vertexRepeatedAt;
    }

    public boolean is(WalkProperty property) {
        boolean walk = notAnEdgeAt == NEVER;
        return walk
                && switch (property) {
                    case WALK -> true;
                    case TRAIL -> edgeRepeatedAt == NEVER;
                    case PATH -> vertexRepeatedAt == NEVER;
                    case CLOSED -> squares.length > 1 && squares[0] == squares[squares.length - 1];
                    case CIRCUIT ->
                        is(WalkProperty.CLOSED)
                                && vertexRepeatedBeforeLast == NEVER
                                && distinct >= WalkKind.SHORTEST_CIRCUIT;
                    case HAMILTONIAN ->
                        distinct == graph.vertexCount() && (is(WalkProperty.PATH) || is(WalkProperty.CIRCUIT));
                };
    }

    /** Returns the most specific word. */
    public WalkKind kind() {
        if (!is(WalkProperty.WALK)) {
            return WalkKind.NONE;
        }
        if (is(WalkProperty.CIRCUIT)) {
            return WalkKind.CIRCUIT;
        }
        return is(WalkProperty.PATH) ? WalkKind.PATH : is(WalkProperty.TRAIL) ? WalkKind.TRAIL : WalkKind.WALK;
    }
}
