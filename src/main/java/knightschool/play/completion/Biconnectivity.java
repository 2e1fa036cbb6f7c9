package knightschool.play.completion;

import java.util.Arrays;

/**
 * Tests whether the edges that are not ruled out leave the graph connected, with no articulation point (J. Hopcroft, R.
 * Tarjan: Efficient algorithms for graph manipulation, 1973). A graph with a Hamiltonian circuit has this property,
 * because the circuit has it.
 */
final class Biconnectivity {
    private static final int NOBODY = -1;

    private final TourToCircuitReduction problem;
    private final EdgeDecisions decisions;
    private final int[] number;
    private final int[] low;
    private int clock;

    Biconnectivity(TourToCircuitReduction problem, EdgeDecisions decisions) {
        this.problem = problem;
        this.decisions = decisions;
        this.number = new int[problem.vertices()];
        this.low = new int[problem.vertices()];
    }

    /** Runs the test, in time linear in the number of edges. */
    boolean holds() {
        Arrays.fill(number, 0);
        clock = 0;
        return visit(0, NOBODY) && clock == number.length;
    }

    private boolean visit(int vertex, int from) {
        number[vertex] = ++clock;
        low[vertex] = clock;
        boolean whole = true;
        int[] edges = problem.edgesAt(vertex);
        for (int i = 0; i < edges.length && whole; i++) {
            int target = problem.across(edges[i], vertex);
            if (target != from && !decisions.isUnused(edges[i])) {
                whole = follow(vertex, target, from);
            }
        }
        return whole;
    }

    private boolean follow(int vertex, int target, int from) {
        if (number[target] != 0) {
            low[vertex] = Math.min(low[vertex], number[target]);
            return true;
        }
        boolean second = from == NOBODY && clock > 1;
        if (second || !visit(target, vertex)) {
            return false;
        }
        low[vertex] = Math.min(low[vertex], low[target]);
        return from == NOBODY || low[target] < number[vertex];
    }
}
