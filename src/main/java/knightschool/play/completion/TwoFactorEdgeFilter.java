package knightschool.play.completion;

import java.util.Arrays;

/**
 * Decides the edges that are in every 2-factor, and those that are in none (J.-C. Régin: Generalized arc consistency
 * for global cardinality constraint, 1996). If the open edges of a known 2-factor are directed from left to right, and
 * the others from right to left, another 2-factor differs from it by closed walks along these directions. Therefore an
 * edge between two strongly connected components (R. Tarjan 1972) is in all 2-factors or in none.
 */
final class TwoFactorEdgeFilter {
    private final TourToCircuitReduction problem;
    private final EdgeDecisions decisions;
    private final TwoFactor factor;
    private final int[] component;
    private final int[] number;
    private final int[] low;
    private final int[] open;
    private int opened;
    private int clock;
    private int components;

    TwoFactorEdgeFilter(TourToCircuitReduction problem, EdgeDecisions decisions, TwoFactor factor) {
        this.problem = problem;
        this.decisions = decisions;
        this.factor = factor;
        this.component = new int[problem.vertices()];
        this.number = new int[problem.vertices()];
        this.low = new int[problem.vertices()];
        this.open = new int[problem.vertices()];
    }

    /** Makes the decisions, and returns whether there is no contradiction. */
    boolean apply() {
        findComponents();
        boolean consistent = true;
        for (int edge = 0; edge < problem.edges() && consistent; edge++) {
            int one = problem.one(edge);
            if (component[one] != component[problem.across(edge, one)] && decisions.isOpen(edge)) {
                consistent = factor.has(edge) ? decisions.use(edge) : decisions.drop(edge);
            }
        }
        return consistent;
    }

    private void findComponents() {
        Arrays.fill(number, 0);
        Arrays.fill(component, 0);
        clock = 0;
        components = 0;
        for (int vertex = 0; vertex < number.length; vertex++) {
            if (number[vertex] == 0) {
                visit(vertex);
            }
        }
    }

    private void visit(int vertex) {
        number[vertex] = ++clock;
        low[vertex] = clock;
        open[opened++] = vertex;
        boolean onTheLeft = problem.isOnLeftSide(vertex);
        for (int edge : problem.edgesAt(vertex)) {
            if (factor.has(edge) == onTheLeft && decisions.isOpen(edge)) {
                follow(vertex, problem.across(edge, vertex));
            }
        }
        if (low[vertex] == number[vertex]) {
            components++;
            int member;
            do {
                member = open[--opened];
                component[member] = components;
            } while (member != vertex);
        }
    }

    private void follow(int vertex, int target) {
        if (number[target] == 0) {
            visit(target);
            low[vertex] = Math.min(low[vertex], low[target]);
        } else if (component[target] == 0) {
            low[vertex] = Math.min(low[vertex], number[target]);
        }
    }
}
