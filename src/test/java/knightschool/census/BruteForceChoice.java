package knightschool.census;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import knightschool.compare.ChoiceCost;
import knightschool.graph.KnightGraph;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.SearchPolicy;

/** What a choice costs, by going everywhere: it shares nothing with the machine but the graph. */
public final class BruteForceChoice {
    private final Problem problem;
    private final KnightGraph graph;
    private final boolean looks;
    private final boolean fewest;
    private final List<Integer> path = new ArrayList<>();
    private final BitSet visited = new BitSet();
    private long steps;

    /** @param policy returns by one square, and looks at nothing or at empty domains */
    private BruteForceChoice(Problem problem, SearchPolicy policy) {
        this.problem = problem;
        this.graph = problem.graph();
        this.looks = policy.looksOnlyFor(Lookahead.EMPTY_DOMAINS);
        this.fewest = policy.order().fewestOnward();
    }

    public static ChoiceCost of(Problem problem, SearchPolicy policy, KnightPath node, int square) {
        BruteForceChoice search = new BruteForceChoice(problem, policy);
        Arrays.stream(node.squares()).forEach(search::place);
        boolean found = search.enter(square);
        return ChoiceCost.of(search.steps, found ? Outcome.FOUND : Outcome.PROVEN_ABSENT);
    }

    private void place(int square) {
        path.add(square);
        visited.set(square);
    }

    private boolean enter(int square) {
        place(square);
        steps++;
        boolean found = isTour() || !isGivenUp() && next().stream().anyMatch(this::enter);
        if (!found) {
            steps++;
            path.removeLast();
            visited.clear(square);
        }
        return found;
    }

    private boolean isTour() {
        boolean closes = path.size() >= 3 && graph.hasEdge(path.getLast(), problem.start());
        return path.size() == problem.board().playableCount() && (!problem.closed() || closes);
    }

    private boolean isGivenUp() {
        return looks
                && problem.board()
                        .playable()
                        .filter(square -> !visited.get(square))
                        .anyMatch(square -> onward(square) == 0 && !graph.hasEdge(square, path.getLast()));
    }

    private List<Integer> next() {
        boolean last = path.size() + 1 == problem.board().playableCount();
        return Arrays.stream(graph.neighbours(path.getLast()))
                .filter(square -> !visited.get(square)
                        && (last || square != problem.board().end()))
                .boxed()
                .sorted(Comparator.comparingLong(square -> fewest ? onward(square) : 0))
                .toList();
    }

    private long onward(int square) {
        return Arrays.stream(graph.neighbours(square))
                .filter(to -> !visited.get(to))
                .count();
    }
}
