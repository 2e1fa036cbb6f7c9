package knightschool.census;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import knightschool.board.MoveOrder;
import knightschool.compare.ChoiceCost;
import knightschool.search.Outcome;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.ScheduledFork;

/**
 * Counts the steps that a search spends on each of its choices at a node, one choice after the other in the order of
 * the search. If {@link MemoizedStepCounter} supports the policy, steps are counted without making each of them;
 * otherwise, and where a fork is taken below a choice, they are made.
 *
 * <p>A fork belongs to a step, so the cost of a choice may depend on the steps that the search spends on the choices
 * before it. If these are unknown and a fork may still follow, the choice is not counted. A choice that the search
 * never takes, because it ends below an earlier one, is counted as if the search had no further fork.
 *
 * <p>Belongs to one thread; stores intermediate results from one choice to the next.
 */
public final class ChoiceCostCounter {
    /** The memory of the intermediate results, in bytes. */
    private static final long MEMORY = 64L << 20;

    /** The number of steps that may be counted for each step that may be made; a choice takes a few seconds at most. */
    private static final int COUNTED_FOR_ONE = 100;

    private static final long STRIDE = 1 << 20;

    private final ChoiceCostQuery node;
    private final long stepLimit;
    private final long limit;
    private final LongConsumer report;
    private final MemoizedStepCounter shortcut;

    /** The steps of the search from the node until it takes the next choice; a lower bound unless {@link #exact}. */
    private long before;

    private boolean exact = true;

    /** Whether the search never takes the next choice. */
    private boolean over;

    /**
     * Creates a counter.
     *
     * @param stepLimit the largest number of steps that may be made for a choice; a hundred times as many may be
     *     counted
     * @param report receives the number of steps of a choice so far from time to time; an exception that it throws ends
     *     the counting
     */
    public ChoiceCostCounter(ChoiceCostQuery node, long stepLimit, LongConsumer report) {
        this.node = node;
        this.stepLimit = stepLimit;
        this.report = report;
        BitSet start = new BitSet();
        start.set(node.problem().start());
        long counted = Math.min(CensusDefinition.MOST_STEPS / COUNTED_FOR_ONE, stepLimit) * COUNTED_FOR_ONE;
        CensusDefinition census = new CensusDefinition(
                node.problem().board(), node.policy(), node.problem().closed(), counted, start);
        boolean served = node.problem().moves().equals(MoveOrder.CLOCKWISE) && MemoizedStepCounter.serves(census);
        this.shortcut = served ? new MemoizedStepCounter(census, MEMORY, report) : null;
        this.limit = served ? counted : stepLimit;
    }

    /** Returns whether steps are counted without making each of them, where no fork is taken. */
    boolean isShortcut() {
        return shortcut != null;
    }

    /** Returns the largest number of steps that are counted for one choice. */
    public long limit() {
        return limit;
    }

    /**
     * Returns the choice that the search takes next.
     *
     * @param remaining the squares that are left to try, in the order in which they are tried if no fork is taken at
     *     the node; not empty
     */
    public int next(List<Integer> remaining) {
        return node.forks().stream()
                .filter(fork -> exact && !over && fork.step() == before && remaining.contains(fork.square()))
                .findFirst()
                .map(ScheduledFork::square)
                .orElseGet(remaining::getFirst);
    }

    /** Passes the next choice, whose cost is already known, or will not be known. */
    public void skip(ChoiceCost cost) {
        over |= cost.end().filter(Outcome.FOUND::equals).isPresent()
                || cost.isExact() && node.policy().backjump() == BackjumpRule.NONE;
        before += cost.steps();
        // After a jump back it is not known whether the knight is at the node.
        exact &= cost.isExact() && node.policy().backjump() == BackjumpRule.ONE_SQUARE;
    }

    /**
     * Counts the next choice, and passes it.
     *
     * @param square a square that the search may try at the node
     * @return the cost; a lower bound if the limit is exceeded, which is 0 if the choice cannot be counted
     */
    public ChoiceCost count(int square) {
        List<ScheduledFork> forks = over ? List.of() : node.forksAfter(before);
        ChoiceCost cost = exact || forks.isEmpty() ? count(square, forks) : ChoiceCost.UNKNOWN;
        skip(cost);
        return cost;
    }

    private ChoiceCost count(int square, List<ScheduledFork> forks) {
        if (shortcut != null) {
            ChoiceCost cost = shortcut.count(node.path(), square);
            // A fork after the last of these steps is taken at the node.
            if (isWithForks(cost, forks)
                    || cost.isExact() && cost.steps() <= forks.getFirst().step()) {
                return cost;
            }
        }
        return make(square, forks);
    }

    /**
     * Counts a choice as the first one at the node, without making its steps.
     *
     * @return the cost; empty where the steps would have to be made
     */
    public Optional<ChoiceCost> countAtOnce(int square) {
        return Optional.ofNullable(shortcut)
                .map(counter -> counter.count(node.path(), square))
                .filter(cost -> isWithForks(cost, node.forks()));
    }

    /** Counts the search from its first square, as {@link #countAtOnce} counts a choice. */
    public Optional<ChoiceCost> countSearch() {
        return Optional.ofNullable(shortcut)
                .map(counter -> counter.count(node.problem().start()))
                .map(row -> row.outcome() == Outcome.STOPPED
                        ? ChoiceCost.moreThan(limit)
                        : ChoiceCost.of(row.steps(), row.outcome()))
                .filter(cost -> isWithForks(cost, node.forks()));
    }

    /**
     * Returns whether a cost that is counted without forks is the cost with them. They change the order of choices, and
     * where there is no tour, all are tried in any order.
     */
    private static boolean isWithForks(ChoiceCost cost, List<ScheduledFork> forks) {
        return forks.isEmpty() || cost.end().equals(Optional.of(Outcome.PROVEN_ABSENT));
    }

    private ChoiceCost make(int square, List<ScheduledFork> forks) {
        long most = forks.isEmpty() ? limit : stepLimit;
        int depth = node.path().length();
        Search search = Search.along(node.problem(), node.policy(), node.path(), square, shifted(forks, depth - 1));
        long first = search.step();
        search.advance(1);
        if (search.depth() > depth) {
            boolean more = true;
            while (more && !search.isOver() && search.step() - first < most) {
                long requestedSteps = Math.min(STRIDE, most - (search.step() - first));
                more = search.advance(requestedSteps, depth + 1) == requestedSteps;
                report.accept(search.step() - first);
            }
            if (more && !search.isOver()) {
                return ChoiceCost.moreThan(most);
            }
        }
        // The step that leaves the choice is not made: after it the search is at the node or before it, where the same
        // path has other choices left than here.
        long leaving = search.isOver() || search.depth() <= depth ? 0 : 1;
        long steps = search.step() - first + leaving;
        return steps > most ? ChoiceCost.moreThan(most) : ChoiceCost.of(steps, end(search));
    }

    private static List<ScheduledFork> shifted(List<ScheduledFork> forks, long by) {
        return forks.stream()
                .map(fork -> new ScheduledFork(fork.step() + by, fork.square()))
                .toList();
    }

    private Outcome end(Search search) {
        if (search.outcome() == Outcome.FOUND) {
            return Outcome.FOUND;
        }
        return node.policy().proves() ? Outcome.PROVEN_ABSENT : Outcome.STOPPED;
    }
}
