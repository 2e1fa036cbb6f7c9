package knightschool.play.completion;

import java.util.Arrays;

/** The separate circuits of a 2-factor, which can be merged into a single one. */
final class TwoFactorCircuits {
    private static final int NOBODY = -1;

    private final TourToCircuitReduction problem;
    private final boolean[] chosen;
    private final int[] circuitOf;
    private int count;

    /** Finds the circuits of a 2-factor, which is not modified. */
    TwoFactorCircuits(TourToCircuitReduction problem, TwoFactor factor) {
        this.problem = problem;
        this.chosen = factor.edges();
        this.circuitOf = new int[problem.vertices()];
        label();
    }

    private void label() {
        Arrays.fill(circuitOf, 0);
        count = 0;
        for (int vertex = 0; vertex < circuitOf.length; vertex++) {
            if (circuitOf[vertex] == 0) {
                count++;
                for (int at = vertex; at != NOBODY; at = unlabelledNeighbour(at)) {
                    circuitOf[at] = count;
                }
            }
        }
    }

    private int unlabelledNeighbour(int vertex) {
        for (int edge : problem.edgesAt(vertex)) {
            if (chosen[edge] && circuitOf[problem.across(edge, vertex)] == 0) {
                return problem.across(edge, vertex);
            }
        }
        return NOBODY;
    }

    /** Returns the number of circuits. */
    int count() {
        return count;
    }

    /** Returns the number of the circuit of a vertex, from 1. */
    int of(int vertex) {
        return circuitOf[vertex];
    }

    /**
     * Merges pairs of circuits as often as possible: one edge of each is removed, and two edges join the ends (R. Karp:
     * A patching algorithm for the nonsymmetric traveling-salesman problem, 1979). Decisions are ignored, because any
     * resulting circuit is a solution.
     *
     * @return whether a single circuit remains
     */
    boolean merge() {
        int unchanged = 0;
        for (int edge = 0; count > 1 && unchanged < chosen.length; edge = (edge + 1) % chosen.length) {
            boolean merged = isGivable(edge) && mergeAt(edge);
            unchanged = merged ? 0 : unchanged + 1;
            if (merged) {
                label();
            }
        }
        return count == 1;
    }

    private boolean isGivable(int edge) {
        return chosen[edge] && edge != problem.fixed();
    }

    /** Removes an edge and merges, if another circuit has an edge whose ends are neighbours of its ends. */
    private boolean mergeAt(int edge) {
        int left = problem.end(edge, true);
        int right = problem.end(edge, false);
        for (int join : problem.edgesAt(left)) {
            int target = problem.across(join, left);
            if (circuitOf[target] != circuitOf[left] && joinAt(edge, join, target, right)) {
                return true;
            }
        }
        return false;
    }

    private boolean joinAt(int edge, int join, int target, int right) {
        for (int oldEdge : problem.edgesAt(target)) {
            int close = isGivable(oldEdge)
                    ? problem.edgeBetween(problem.across(oldEdge, target), right)
                    : TourToCircuitReduction.NO_EDGE;
            if (close != TourToCircuitReduction.NO_EDGE) {
                chosen[edge] = false;
                chosen[oldEdge] = false;
                chosen[join] = true;
                chosen[close] = true;
                return true;
            }
        }
        return false;
    }

    /** Returns the vertices of the only circuit, in order. */
    int[] order() {
        int[] order = new int[circuitOf.length];
        int from = NOBODY;
        int at = 0;
        for (int i = 0; i < order.length; i++) {
            order[i] = at;
            int next = nextAlong(at, from);
            from = at;
            at = next;
        }
        return order;
    }

    private int nextAlong(int vertex, int from) {
        for (int edge : problem.edgesAt(vertex)) {
            int target = problem.across(edge, vertex);
            if (chosen[edge] && target != from) {
                return target;
            }
        }
        return NOBODY;
    }
}
