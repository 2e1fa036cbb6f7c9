package knightschool.play.completion;

import java.util.Arrays;

/**
 * The edges that are decided to be used or not used by a circuit, together with the edges that follow from them at
 * once:
 *
 * <ul>
 *   <li>a vertex has two edges of the circuit: if only two remain, both are used; if two are used, the others are not
 *       (F. Rubin: A search procedure for Hamilton paths and circuits, 1974);
 *   <li>used edges form paths, and an edge between the two ends of a path is not used, because it would close the
 *       circuit too early.
 * </ul>
 *
 * <p>Decisions are kept on a trail, and the last ones can be undone.
 */
final class EdgeDecisions {
    private static final byte OPEN = 0;
    private static final byte USED = 1;
    private static final byte UNUSED = 2;

    private final TourToCircuitReduction problem;
    private final byte[] state;
    private final int[] trail;
    private int decided;
    private int used;

    /** For every vertex, the number of edges that are open or used. */
    private final int[] remaining;

    /** For every vertex, the number of used edges. */
    private final int[] chosenDegree;

    /** For every end of a path of used edges, the other end; the vertex itself if it has no used edge. */
    private final int[] otherEnd;

    private final int[] queue;
    private final boolean[] queued;
    private int waiting;

    EdgeDecisions(TourToCircuitReduction problem) {
        int vertices = problem.vertices();
        this.problem = problem;
        this.state = new byte[problem.edges()];
        this.trail = new int[problem.edges()];
        this.remaining = new int[vertices];
        this.chosenDegree = new int[vertices];
        this.otherEnd = new int[vertices];
        this.queue = new int[vertices];
        this.queued = new boolean[vertices];
        Arrays.setAll(remaining, vertex -> problem.edgesAt(vertex).length);
        Arrays.setAll(otherEnd, vertex -> vertex);
        for (int vertex = 0; vertex < vertices; vertex++) {
            enqueue(vertex);
        }
    }

    boolean isOpen(int edge) {
        return state[edge] == OPEN;
    }

    boolean isUsed(int edge) {
        return state[edge] == USED;
    }

    boolean isUnused(int edge) {
        return state[edge] == UNUSED;
    }

    /** Returns the number of edges at a vertex that are open or used. */
    int remainingEdges(int vertex) {
        return remaining[vertex];
    }

    /** Returns the number of decisions on the trail. */
    int decided() {
        return decided;
    }

    /** Returns the edge of a decision, by its index on the trail, from 0. */
    int decision(int number) {
        return trail[number];
    }

    /** Undoes decisions until the given number remains. */
    void takeBack(int until) {
        while (waiting > 0) {
            queued[queue[--waiting]] = false;
        }
        while (decided > until) {
            int edge = trail[--decided];
            int one = problem.one(edge);
            int other = problem.across(edge, one);
            if (state[edge] == UNUSED) {
                remaining[one]++;
                remaining[other]++;
            } else {
                leave(one, other);
            }
            state[edge] = OPEN;
        }
    }

    private void leave(int one, int other) {
        chosenDegree[one]--;
        chosenDegree[other]--;
        if (used-- < problem.vertices()) {
            otherEnd[endBefore(one)] = one;
            otherEnd[endBefore(other)] = other;
        }
    }

    private int endBefore(int vertex) {
        return chosenDegree[vertex] == 0 ? vertex : otherEnd[vertex];
    }

    /** Decides that an open edge is used, and returns whether no contradiction is known. */
    boolean use(int edge) {
        int one = problem.one(edge);
        int other = problem.across(edge, one);
        boolean closes = otherEnd[one] == other && chosenDegree[one] > 0;
        if (chosenDegree[one] == 2 || chosenDegree[other] == 2 || closes && used < problem.vertices() - 1) {
            return false;
        }
        state[edge] = USED;
        trail[decided++] = edge;
        used++;
        int first = endBefore(one);
        int last = endBefore(other);
        chosenDegree[one]++;
        chosenDegree[other]++;
        enqueue(one);
        enqueue(other);
        return closes || join(first, last);
    }

    private boolean join(int first, int last) {
        otherEnd[first] = last;
        otherEnd[last] = first;
        int shortcut =
                used < problem.vertices() - 1 ? problem.edgeBetween(first, last) : TourToCircuitReduction.NO_EDGE;
        return shortcut == TourToCircuitReduction.NO_EDGE || state[shortcut] != OPEN || drop(shortcut);
    }

    /** Decides that an open edge is not used, and returns whether no contradiction is known. */
    boolean drop(int edge) {
        int one = problem.one(edge);
        int other = problem.across(edge, one);
        state[edge] = UNUSED;
        trail[decided++] = edge;
        remaining[one]--;
        remaining[other]--;
        enqueue(one);
        enqueue(other);
        return remaining[one] >= 2 && remaining[other] >= 2;
    }

    private void enqueue(int vertex) {
        if (!queued[vertex]) {
            queued[vertex] = true;
            queue[waiting++] = vertex;
        }
    }

    /** Makes all decisions that follow, and returns whether there is no contradiction. */
    boolean propagate() {
        boolean consistent = true;
        while (consistent && waiting > 0) {
            int vertex = queue[--waiting];
            queued[vertex] = false;
            consistent = remaining[vertex] >= 2 && decideAt(vertex);
        }
        return consistent;
    }

    private boolean decideAt(int vertex) {
        boolean full = chosenDegree[vertex] == 2;
        if (remaining[vertex] == 2 ? full : !full) {
            return true;
        }
        boolean consistent = true;
        int[] edges = problem.edgesAt(vertex);
        for (int i = 0; i < edges.length && consistent; i++) {
            if (state[edges[i]] == OPEN) {
                consistent = full ? drop(edges[i]) : use(edges[i]);
            }
        }
        return consistent;
    }
}
