package knightschool.census;

import java.util.BitSet;
import java.util.function.LongConsumer;
import knightschool.board.MoveOrder;
import knightschool.compare.ChoiceCost;
import knightschool.search.Outcome;
import knightschool.search.Path;
import knightschool.search.Policy;
import knightschool.search.Problem;
import knightschool.search.Search;

/**
 * Counts what the choices of a search cost at a node, whatever it has done before it came there. Where
 * {@link MemoizedStepCounter} serves the search its steps are counted without making each of them; else they are made.
 * It belongs to one thread, and remembers from one choice to the next.
 */
public final class ChoiceCounter {
    /** The memory that counting takes at most beside all else that a window holds, in bytes. */
    private static final long MEMORY = 64L << 20;

    /** So many steps may be counted where one may be made: a choice then takes some seconds at most. */
    private static final int COUNTED_FOR_ONE = 100;

    private static final long STRIDE = 1 << 20;

    private final Problem problem;
    private final Policy policy;
    private final Path node;
    private final long limit;
    private final LongConsumer report;
    private final MemoizedStepCounter shortcut;

    /**
     * A counter for a node.
     *
     * @param node the squares visited there; the lookahead does not give it up
     * @param made how many steps of one choice may be made; a hundred times as many may be counted
     * @param report takes the number of steps of a choice so far now and then; whatever it throws ends the counting
     */
    public ChoiceCounter(Problem problem, Policy policy, Path node, long made, LongConsumer report) {
        this.problem = problem;
        // How domains are known changes what a step costs, never what it does.
        this.policy = new Policy(policy.order(), policy.lookahead(), policy.backjump());
        this.node = node;
        this.report = report;
        BitSet start = new BitSet();
        start.set(problem.start());
        long counted = Math.min(CensusProblem.MOST_STEPS / COUNTED_FOR_ONE, made) * COUNTED_FOR_ONE;
        CensusProblem census = new CensusProblem(problem.board(), this.policy, problem.closed(), counted, start);
        boolean served = problem.moves().equals(MoveOrder.CLOCKWISE) && MemoizedStepCounter.serves(census);
        this.shortcut = served ? new MemoizedStepCounter(census, MEMORY, report) : null;
        this.limit = served ? counted : made;
    }

    /** Whether steps are counted without making each of them. */
    public boolean isShortcut() {
        return shortcut != null;
    }

    /** The most steps that are looked at for one choice. */
    public long limit() {
        return limit;
    }

    /**
     * What a choice costs.
     *
     * @param square one of those that the search may try at the node
     */
    public ChoiceCost count(int square) {
        return shortcut == null ? make(square) : shortcut.count(node, square);
    }

    private ChoiceCost make(int square) {
        Search search = Search.along(problem, policy, node, square);
        long before = search.step();
        search.advance(1);
        if (search.depth() > node.length()) {
            boolean more = true;
            while (more && !search.isOver() && search.step() - before < limit) {
                long asked = Math.min(STRIDE, limit - (search.step() - before));
                more = search.advance(asked, node.length() + 1) == asked;
                report.accept(search.step() - before);
            }
            if (more && !search.isOver()) {
                return ChoiceCost.moreThan(limit);
            }
            if (!search.isOver()) {
                search.advance(1);
            }
        }
        long steps = search.step() - before;
        return steps > limit ? ChoiceCost.moreThan(limit) : ChoiceCost.of(steps, end(search));
    }

    private Outcome end(Search search) {
        if (search.outcome() == Outcome.FOUND) {
            return Outcome.FOUND;
        }
        return policy.proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
    }
}
