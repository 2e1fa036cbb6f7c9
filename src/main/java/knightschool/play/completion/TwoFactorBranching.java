package knightschool.play.completion;

import java.util.Optional;

/**
 * Searches for a Hamiltonian circuit by branch and bound over 2-factors, which are sets of edges with two edges at
 * every vertex: a 2-factor that is a single circuit is a Hamiltonian circuit. Each step makes all decisions that
 * follow; if there is no contradiction, an edge of the circuit with the fewest open edges is excluded, and later used.
 */
final class TwoFactorBranching {
    private final TourToCircuitReduction problem;
    private final EdgeDecisions decisions;
    private final TwoFactor factor;
    private final TwoFactorEdgeFilter filter;
    private final Biconnectivity biconnectivity;
    private final long budget;
    private final Runnable progress;

    /**
     * The edges of the branchings. The next two arrays have the number of decisions before each, and whether the edge
     * has been used.
     */
    private final int[] branches;

    private final int[] before;
    private final boolean[] second;
    private int depth;
    private boolean exhausted;
    private long steps;
    private long looks;

    /**
     * Creates a search.
     *
     * @param budget the maximum number of edges to examine
     * @param progress called at every step; may end the search by throwing an exception
     */
    TwoFactorBranching(TourToCircuitReduction problem, long budget, Runnable progress) {
        this.problem = problem;
        this.decisions = new EdgeDecisions(problem);
        this.factor = new TwoFactor(problem, decisions);
        this.filter = new TwoFactorEdgeFilter(problem, decisions, factor);
        this.biconnectivity = new Biconnectivity(problem, decisions);
        this.budget = budget;
        this.progress = progress;
        this.branches = new int[problem.edges()];
        this.before = new int[problem.edges()];
        this.second = new boolean[problem.edges()];
    }

    /** Returns the vertices of a Hamiltonian circuit in order, if there is one within the budget. */
    Optional<int[]> circuit() {
        boolean consistent = problem.fixed() == TourToCircuitReduction.NO_EDGE || decisions.use(problem.fixed());
        while (!exhausted && looks < budget) {
            progress.run();
            steps++;
            if (consistent && settle()) {
                TwoFactorCircuits circuits = new TwoFactorCircuits(problem, factor);
                int edge = edgeOfShortest(circuits);
                if (circuits.merge()) {
                    return Optional.of(circuits.order());
                }
                consistent = leaveOut(edge);
            } else {
                consistent = useTheLast();
            }
        }
        return Optional.empty();
    }

    /** Makes all decisions that follow, and returns whether there is no contradiction and a 2-factor exists. */
    private boolean settle() {
        int settled = -1;
        boolean consistent = true;
        while (consistent && settled != decisions.decided()) {
            looks += problem.edges();
            consistent = decisions.propagate() && factor.repair() && biconnectivity.holds();
            settled = decisions.decided();
            consistent = consistent && filter.apply();
        }
        return consistent;
    }

    private boolean leaveOut(int edge) {
        branches[depth] = edge;
        before[depth] = decisions.decided();
        second[depth++] = false;
        return decisions.drop(edge);
    }

    /** Backtracks to the last edge that was excluded and not used yet, and uses it. */
    private boolean useTheLast() {
        while (depth > 0 && second[depth - 1]) {
            depth--;
        }
        exhausted = depth == 0;
        if (exhausted) {
            return false;
        }
        int last = depth - 1;
        decisions.takeBack(before[last]);
        factor.takeBack(before[last]);
        second[last] = true;
        return decisions.use(branches[last]);
    }

    /**
     * Returns an open edge of the circuit with the fewest open edges, at the vertex with the fewest remaining edges.
     */
    private int edgeOfShortest(TwoFactorCircuits circuits) {
        int[] open = new int[circuits.count() + 1];
        for (int edge = 0; edge < problem.edges(); edge++) {
            open[circuits.of(problem.one(edge))] += isOpenChoice(edge) ? 1 : 0;
        }
        int best = TourToCircuitReduction.NO_EDGE;
        long least = Long.MAX_VALUE;
        for (int edge = 0; edge < problem.edges(); edge++) {
            if (isOpenChoice(edge)) {
                long rank = (long) open[circuits.of(problem.one(edge))] * problem.vertices() + fewestLeft(edge);
                best = rank < least ? edge : best;
                least = Math.min(least, rank);
            }
        }
        return best;
    }

    private boolean isOpenChoice(int edge) {
        return factor.has(edge) && decisions.isOpen(edge);
    }

    private int fewestLeft(int edge) {
        int one = problem.one(edge);
        return Math.min(decisions.remainingEdges(one), decisions.remainingEdges(problem.across(edge, one)));
    }

    /** Returns whether every branch was searched completely. */
    boolean isExhausted() {
        return exhausted;
    }

    /** Returns the number of steps made. */
    long steps() {
        return steps;
    }
}
