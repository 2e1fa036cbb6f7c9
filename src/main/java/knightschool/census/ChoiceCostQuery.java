package knightschool.census;

import java.util.List;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;

/**
 * A node of a search whose choices are counted, with everything on which their costs depend.
 *
 * @param path the squares visited at the node; the lookahead does not prune the position
 * @param forks the forks that the search takes later, by step; their steps are counted from the moment at the node, and
 *     are at least 1
 */
public record ChoiceCostQuery(Problem problem, SearchPolicy policy, KnightPath path, List<ScheduledFork> forks) {
    public ChoiceCostQuery {
        // How domains are stored changes the time for a step, never the step itself.
        policy = new SearchPolicy(policy.order(), policy.lookaheads(), policy.backjump());
        forks = List.copyOf(forks);
    }

    /**
     * Returns a node of a search at a step.
     *
     * @param forks all forks of the search, with their steps in the search
     */
    public static ChoiceCostQuery at(
            long step, Problem problem, SearchPolicy policy, KnightPath path, List<ScheduledFork> forks) {
        ChoiceCostQuery all = new ChoiceCostQuery(problem, policy, path, forks);
        return new ChoiceCostQuery(problem, policy, path, all.forksAfter(step));
    }

    /** Returns the forks after a number of steps from the node, with their steps counted from there. */
    List<ScheduledFork> forksAfter(long steps) {
        return forks.stream()
                .filter(fork -> fork.step() > steps)
                .map(fork -> new ScheduledFork(fork.step() - steps, fork.square()))
                .toList();
    }
}
