package knightschool.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;

/**
 * A search with random access to its steps: computes the steps up to a given one, and returns a snapshot of any
 * computed step.
 *
 * <p>It consists of three searches: the <em>front</em> is at the furthest computed step, the <em>viewer</em> is at the
 * step shown last, and the <em>scout</em> searches for events, such as a placement, an undo or a breakpoint, so that
 * the viewer need not return from there. A trace belongs to one thread; its snapshots are immutable.
 */
public final class Trace {
    /** The most memory of the checkpoints of a trace, in bytes. */
    public static final long BUDGET_BYTES = 2 << 20;

    /** The least number of steps whose time is taken: fewer are over before Java has compiled the search. */
    private static final long LEAST_TIMED = 100_000;

    private final Problem problem;
    private final ConfiguredAlgorithm solver;
    private final Search front;
    private final Search viewer;
    private final Search scout;
    private final Checkpoints checkpoints;
    private final DepthOverTime profile;
    private final ForwardStepScan scan;

    /** How long the front has searched, in nanoseconds. */
    private long searchNanos;

    /** The number of steps that the front has made in {@link #searchNanos}. */
    private long timedSteps;

    /** Creates the trace of an algorithm with its options, at step 0. */
    public Trace(Problem problem, ConfiguredAlgorithm solver) {
        this(problem, solver, BUDGET_BYTES);
    }

    Trace(Problem problem, ConfiguredAlgorithm solver, long budgetBytes) {
        this(problem, solver, new Checkpoints(budgetBytes), new DepthRangesByStepBlock());
        checkpoints.add(front.save());
    }

    /** Creates a trace at step 0, or at the last checkpoint if there is one; the blocks end at the same step. */
    private Trace(Problem problem, ConfiguredAlgorithm solver, Checkpoints checkpoints, DepthRangesByStepBlock blocks) {
        this.problem = problem;
        this.solver = solver;
        this.checkpoints = checkpoints;
        this.front = solver.begin(problem);
        this.viewer = solver.begin(problem);
        this.scout = solver.begin(problem);
        checkpoints.last().ifPresent(front::restore);
        profile = new DepthOverTime(front, blocks, step -> bring(scout, step));
        scan = new ForwardStepScan(scout);
    }

    /**
     * Returns the trace of another solver on the same problem. If the two searches begin alike, as those of a twin and
     * its original do, what is stored of their common steps is copied instead of computed again. This costs no step of
     * a search; at most the larger of the two distances between checkpoints and between blocks of the profile has to be
     * computed again up to the last common step.
     */
    public Trace branch(ConfiguredAlgorithm other) {
        long first = solver.commonSteps(other);
        // After the step of its own fork a search has decided already.
        boolean decided = solver.forks().stream().anyMatch(fork -> fork.step() == first);
        long common = Math.min(decided ? first - 1 : first, front.step());
        long distance = Math.max(checkpoints.stride(), profile.block());
        long step = common - common % distance;
        return step == 0
                ? new Trace(problem, other, checkpoints.budget())
                : new Trace(problem, other, checkpoints.upTo(step), profile.blocksUpTo(step));
    }

    public ConfiguredAlgorithm solver() {
        return solver;
    }

    /** Whether the search has a lookahead, so that prunes can occur. */
    public boolean looksAhead() {
        return front.policy().looksAhead();
    }

    /** The furthest step computed. */
    public long explored() {
        return front.step();
    }

    /** The counters at the furthest step. */
    public SearchSnapshot.Counters counters() {
        return SearchSnapshot.Counters.of(front);
    }

    /** Whether the search is over at the furthest step. */
    public boolean isComplete() {
        return front.isOver();
    }

    /** How the search ended; {@link Outcome#STOPPED} as long as it is not over. */
    public Outcome outcome() {
        return front.outcome();
    }

    /** The current memory of the checkpoints, in bytes. */
    public long checkpointBytes() {
        return checkpoints.bytes();
    }

    /**
     * Computes at most that many further steps.
     *
     * @return the number of steps made; less than asked for only if the search is over
     */
    public long extend(long steps) {
        long begin = System.nanoTime();
        long total = compute(steps);
        if (total > 0) {
            searchNanos += System.nanoTime() - begin;
            timedSteps += total;
        }
        return total;
    }

    /**
     * The time of a step so far, in nanoseconds, with what it costs to be able to show it again; empty after too few
     * steps for a measurement.
     */
    public OptionalDouble stepNanos() {
        return timedSteps < LEAST_TIMED ? OptionalDouble.empty() : OptionalDouble.of((double) searchNanos / timedSteps);
    }

    private long compute(long steps) {
        long total = 0;
        while (total < steps && !front.isOver()) {
            long toCheckpoint = checkpoints.stride() - front.step() % checkpoints.stride();
            long progress = profile.advance(Math.min(steps - total, toCheckpoint));
            total += progress;
            if (progress > 0 && front.step() % checkpoints.stride() == 0) {
                checkpoints.add(front.save());
            }
        }
        return total;
    }

    /** The search at a computed step. It is the viewer, which the next call moves. */
    public Search at(long step) {
        return bring(viewer, step);
    }

    private Search bring(Search search, long step) {
        if (step < 0 || step > front.step()) {
            throw new IllegalArgumentException("step " + step + " has not been computed");
        }
        checkpoints.seek(search, step);
        return search;
    }

    /**
     * Returns the snapshot after a step, or after the furthest computed step if the given one has not been computed.
     *
     * @param step from 0
     */
    public SearchSnapshot frame(long step) {
        long shownStep = Math.min(step, front.step());
        Search search = at(Math.max(0, shownStep - 1));
        return shownStep > 0 ? SearchSnapshotFactory.step(solver, search) : SearchSnapshotFactory.first(solver, search);
    }

    /**
     * The first computed step after {@code from} at which the number of visited squares falls below a depth. The steps
     * between are passed at full speed.
     *
     * @return the step, or -1 if there is none up to {@code limit} and the furthest step
     */
    public long nextBelow(int depth, long from, long limit) {
        return nextBelow(depth, from, limit, Optional.empty());
    }

    /** As {@link #nextBelow(int, long, long)}, for a step that also passes a test; see {@link #nextWhere}. */
    public long nextBelow(int depth, long from, long limit, Predicate<SearchScanCursor> test) {
        return nextBelow(depth, from, limit, Optional.of(test));
    }

    private long nextBelow(int depth, long from, long limit, Optional<Predicate<SearchScanCursor>> test) {
        bring(scout, Math.min(from, front.step()));
        return scan.nextBelow(depth, Math.min(limit, front.step()), test);
    }

    /**
     * The step that placed the knight on a square of the path, the last time before a given step.
     *
     * <p>A depth-first search visits each prefix of a path once, in consecutive steps. So the checkpoints with the
     * prefix follow those without it, and are found by binary search.
     *
     * @param step the step of the path, which has been computed
     * @param index index of the square in that path, from 0
     */
    public long placementOf(long step, int index) {
        Search search = bring(scout, step);
        if (index == 0) {
            return 0;
        }
        if (index >= search.depth()) {
            throw new IllegalArgumentException("no square " + index + " on the path of step " + step);
        }
        int[] beginning = Arrays.copyOf(search.path().squares(), index + 1);
        search.restore(checkpoints.lastBefore(step, beginning, problem));
        while (!hasBegun(search, beginning)) {
            search.advance(1);
        }
        return search.step();
    }

    private static boolean hasBegun(Search search, int[] beginning) {
        return search.depth() >= beginning.length
                && search.square(beginning.length - 1) == beginning[beginning.length - 1]
                && IntStream.range(0, beginning.length).allMatch(i -> search.square(i) == beginning[i]);
    }

    /**
     * The depth of the search, as far as it is computed. Columns that are wide compared with the stored blocks of
     * steps, and all after them, have their inner edges rounded to whole blocks, by less than a column.
     *
     * @param columns columns of steps up to {@link #explored}, the narrow ones first
     */
    public StepBinDepths depths(StepBins columns) {
        return profile.of(columns);
    }

    /**
     * The columns in which a branch is pruned, among the first columns of at most a number of steps; empty for a search
     * without lookahead. The steps of these columns are computed again.
     *
     * @param columns columns of steps up to {@link #explored}, the narrow ones first
     * @param widest the greatest number of steps of a column that is looked at
     */
    public BitSet prunedColumns(StepBins columns, long widest) {
        BitSet pruned = new BitSet();
        for (int column = 0; looksAhead() && column < columns.count() && columns.width(column) <= widest; column++) {
            bring(scout, columns.start(column));
            pruned.set(column, scan.next(StepPredicate.PRUNE, columns.start(column + 1)) >= 0);
        }
        return pruned;
    }

    /**
     * The nodes of the search tree that the lookahead takes back: for each column their depths, in the column of the
     * step that places them. None in a search that takes squares back in the step that places them: these have no node.
     * The steps of the columns are computed again.
     *
     * @param columns columns of steps up to {@link #explored}
     */
    public List<BitSet> prunedDepths(StepBins columns) {
        List<BitSet> depths =
                Stream.generate(BitSet::new).limit(columns.count()).toList();
        if (!looksAhead() || solver.policy().backjump() == BackjumpRule.LAST_TIE) {
            return depths;
        }
        // The step after the last column may take back what its last step placed.
        long last = Math.min(columns.span().to() + 1, front.step());
        bring(scout, columns.span().from());
        int column = 0;
        for (long step = scan.next(StepPredicate.PRUNE, last); step >= 0; step = scan.next(StepPredicate.PRUNE, last)) {
            long placed = step - 1;
            while (column < columns.count() - 1 && columns.start(column + 1) < placed) {
                column++;
            }
            if (placed > columns.span().from()) {
                depths.get(column).set(scout.depth() + 1);
            }
        }
        return depths;
    }

    /**
     * The part of the search tree below a square of a path, as far as it is computed.
     *
     * @param step the step of the path, which has been computed
     * @param index index of the square in that path, from 0
     */
    public Subtree subtree(long step, int index) {
        int square = at(step).square(index);
        long first = placementOf(step, index);
        long end = endOf(step, index + 1);
        boolean ended = end >= 0;
        long last = ended ? end : front.step();
        boolean root = index == 0;
        SearchSnapshot.Counters before = SearchSnapshot.Counters.of(at(Math.max(0, first - 1)));
        SearchSnapshot.Counters after = SearchSnapshot.Counters.of(at(last));
        return new Subtree(
                square,
                index + 1,
                first,
                last,
                ended,
                root ? last : last - first + 1,
                after.placements() - before.placements(),
                after.pruned() - before.pruned(),
                profile.greatest(first, last),
                !ended && front.outcome() == Outcome.FOUND);
    }

    /**
     * The next step at which fewer squares are visited; -1 if there is none. Blocks without such a step are not
     * computed again.
     */
    private long endOf(long step, int depth) {
        long edge = profile.edge(step);
        long inBlock = nextBelow(depth, step, edge);
        if (inBlock >= 0 || edge == front.step()) {
            return inBlock;
        }
        return nextBelow(depth, profile.nextBelow(depth, edge), front.step());
    }

    /**
     * The first step after a given one at which fewer squares are visited than a depth. The time does not depend on the
     * number of steps in between.
     *
     * @return the step, or -1 if there is none as far as the search is computed
     */
    public long firstBelow(int depth, long step) {
        return endOf(step, depth);
    }

    /**
     * The first computed step at which a number that never falls has come to a value. The checkpoints before it are
     * found by binary search.
     *
     * @param count the number, of a search at its current step
     * @return the step; empty if the number is less at the furthest step
     */
    public OptionalLong firstWith(ToLongFunction<Search> count, long value) {
        if (count.applyAsLong(front) < value) {
            return OptionalLong.empty();
        }
        long stride = checkpoints.stride();
        long without = -1;
        long with = front.step() / stride + 1;
        while (with - without > 1) {
            long middle = (without + with) >>> 1;
            if (count.applyAsLong(bring(scout, middle * stride)) >= value) {
                with = middle;
            } else {
                without = middle;
            }
        }
        Search search = bring(scout, Math.max(0, without) * stride);
        while (count.applyAsLong(search) < value) {
            search.advance(1);
        }
        return OptionalLong.of(search.step());
    }

    /** The number of visited squares after a computed step. */
    public int depthAt(long step) {
        return bring(scout, step).depth();
    }

    /** A search of its own at a computed step. */
    public Search searchAt(long step) {
        return bring(solver.begin(problem), step);
    }

    /** The scout at a computed step; the next call moves it. */
    Search scout(long step) {
        return bring(scout, step);
    }

    /** The path after a computed step. */
    public KnightPath path(long step) {
        return bring(scout, step).path();
    }

    /**
     * The number of squares of the path after a step that remain on it until the furthest step: in a finished search
     * with a tour, the squares of the tour.
     */
    public int lasting(long step) {
        int now = depthAt(step);
        int later = profile.leastAfter(step);
        return later == 0 ? now : Math.min(now, later);
    }

    /**
     * The first computed step after {@code from} at which an event happens.
     *
     * @return the step, or -1 if there is none up to {@code limit} and the furthest step
     */
    public long next(StepPredicate event, long from, long limit) {
        if (event == StepPredicate.PRUNE && !looksAhead()) {
            return -1;
        }
        Search search = at(Math.min(from, front.step()));
        return new ForwardStepScan(search).next(event, Math.min(limit, front.step()));
    }

    /**
     * The first computed step after {@code from} at which a retreat begins: steps one after another that take back at
     * least a number of squares, with no placement between them.
     *
     * @param from from 1
     * @param limit the last step of which it is known what it takes back
     * @return the step that takes back the first square, or -1 if no such retreat has come so far by {@code limit}
     */
    public long nextRetreat(int squares, long from, long limit) {
        bring(scout, Math.max(0, Math.min(from, front.step()) - 1));
        return scan.nextRetreat(squares, Math.min(limit, front.step()));
    }

    /**
     * The first computed step after {@code from} that passes a test. The viewer is not moved.
     *
     * @return the step, or -1 if there is none up to {@code limit} and the furthest step
     */
    public long nextWhere(Predicate<SearchScanCursor> test, long from, long limit) {
        bring(scout, Math.min(from, front.step()));
        return scan.nextWhere(test, Math.min(limit, front.step()));
    }

    /** The cursor on a computed step, from 1. The next call moves it. */
    public SearchScanCursor view(long step) {
        bring(scout, step - 1);
        return scan.nextStep();
    }

    /** The square of the knight after a computed step. */
    public int head(long step) {
        Search search = bring(scout, step);
        return search.square(search.depth() - 1);
    }
}
