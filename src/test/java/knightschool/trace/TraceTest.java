package knightschool.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every step is reached, from wherever one stands, and is the same as on a straight run. */
@Execution(ExecutionMode.CONCURRENT)
class TraceTest {
    private static final int SEEKS = 1500;

    /** Steps in a block of depths, as long as there are few. */
    private static final long BLOCK = 1024;

    static List<Journey> far() {
        return List.of(
                new Journey("backtracking", "8x8", false, 7_000_000),
                new Journey("forward-checking", "8x8", false, 2_000_000),
                new Journey("backtracking", "9x9", false, 4_000_000),
                new Journey("warnsdorff", "7x9", true, 4_000_000),
                new Journey("warnsdorff-article", "7x9", true, 1_000_000),
                // To its end, which is published: after 38,979,569 steps.
                new Journey("backtracking", "8x8", false, 3, 50_000_000),
                new Journey("forward-checking", "8x8", false, 55, 10_000_000));
    }

    static List<Journey> near() {
        return List.of(
                new Journey("backtracking", "5x4", false, 20_000),
                new Journey("forward-checking", "5x6", false, 20_000),
                new Journey("forward-checking", "10x7", false, 5_000),
                new Journey("warnsdorff", "4x4", false, 20_000),
                new Journey("warnsdorff-article", "4x4", false, 20_000),
                new Journey("warnsdorff-article", "5x6", true, 20_000));
    }

    /** What is compared of a moment. */
    private record Stand(KnightPath path, List<Integer> untried, long pruned, boolean over) {
        static Stand of(Search search) {
            return new Stand(
                    search.path(), Arrays.stream(search.untried()).boxed().toList(), search.pruned(), search.isOver());
        }
    }

    @ParameterizedTest
    @MethodSource("far")
    void seeksByChanceAgreeWithAStraightRun(Journey journey) {
        Trace trace = journey.trace();
        List<Long> steps = stepsByChance(trace.explored());
        Map<Long, Stand> straight = straightRun(journey, steps);
        Collections.shuffle(steps, new Random(41));
        for (long step : steps) {
            assertEquals(straight.get(step), Stand.of(trace.at(step)), () -> journey + " at " + step);
        }
        assertTrue(trace.checkpointBytes() <= Trace.BUDGET_BYTES, () -> trace.checkpointBytes() + " bytes");
    }

    private static List<Long> stepsByChance(long last) {
        Random random = new Random(42);
        List<Long> steps = new ArrayList<>(List.of(0L, 1L, last - 1, last));
        for (int i = 0; i < SEEKS; i++) {
            steps.add(random.nextLong(last + 1));
        }
        return steps;
    }

    private static Map<Long, Stand> straightRun(Journey journey, List<Long> steps) {
        Map<Long, Stand> stands = new HashMap<>();
        Search search = journey.search();
        steps.stream().sorted().forEach(step -> {
            search.advance(step - search.step());
            stands.put(step, Stand.of(search));
        });
        return stands;
    }

    @ParameterizedTest
    @MethodSource("near")
    void stepsBackwardShowTheFramesOfTheWayThere(Journey journey) {
        Trace trace = journey.trace();
        List<SearchSnapshot> forward = new ArrayList<>();
        Search search = journey.search();
        forward.add(SearchSnapshotFactory.first(journey.solver(), search));
        while (forward.size() <= Math.min(700, trace.explored())) {
            forward.add(SearchSnapshotFactory.step(journey.solver(), search));
        }
        for (int step = forward.size() - 1; step >= 0; step--) {
            assertEquals(forward.get(step), trace.frame(step));
        }
    }

    @ParameterizedTest
    @MethodSource("near")
    void nextFindsWhatALookAtEveryStepFinds(Journey journey) {
        Trace trace = journey.trace();
        Map<String, StepPredicate> events =
                Map.of("undo", StepPredicate.UNDO, "prune", StepPredicate.PRUNE, "depth", StepPredicate.depth(9));
        events.forEach((name, event) -> {
            List<Long> expected = occurrences(journey, trace.explored(), event);
            List<Long> found = new ArrayList<>();
            long at = trace.next(event, 0, Long.MAX_VALUE);
            while (at >= 0) {
                found.add(at);
                assertEquals(-1, trace.next(event, at - 1, at - 1), name);
                assertEquals(at, trace.next(event, at - 1, at), name);
                at = trace.next(event, at, Long.MAX_VALUE);
            }
            assertEquals(expected, found, name);
        });
    }

    @ParameterizedTest
    @MethodSource("near")
    void nextBelowFindsWhatALookAtEveryStepFinds(Journey journey) {
        Trace trace = journey.trace();
        for (int depth : new int[] {2, 5, 9, 14}) {
            StepPredicate fall = (before, after, _) -> before >= depth && after < depth;
            List<Long> found = new ArrayList<>();
            long at = trace.nextBelow(depth, 0, Long.MAX_VALUE);
            while (at >= 0) {
                found.add(at);
                assertEquals(-1, trace.nextBelow(depth, at - 1, at - 1));
                assertEquals(at, trace.nextBelow(depth, at - 1, at));
                at = trace.nextBelow(depth, at, Long.MAX_VALUE);
            }
            assertEquals(occurrences(journey, trace.explored(), fall), found, () -> "below " + depth);
        }
    }

    @ParameterizedTest
    @MethodSource("near")
    void placementOfIsTheLastStepThatPlacedTheSquare(Journey journey) {
        Trace trace = journey.trace();
        List<Long> placed = new ArrayList<>();
        Search search = journey.search();
        placed.add(0L);
        while (search.step() < Math.min(3_000, trace.explored())) {
            search.advance(1);
            placed.subList(Math.min(placed.size(), search.depth()), placed.size())
                    .clear();
            while (placed.size() < search.depth()) {
                placed.add(search.step());
            }
            int index = (int) (search.step() * 7 % placed.size());
            assertEquals(placed.get(index), trace.placementOf(search.step(), index), () -> "at " + search.step());
        }
    }

    @Test
    void placementOfRefusesASquareThatIsNotOnThePath() {
        Trace trace = new Journey("backtracking", "8x8", false, 100).trace();
        assertThrows(IllegalArgumentException.class, () -> trace.placementOf(0, 30));
    }

    @Test
    void placementOfFindsAStepFarBack() {
        Trace trace = new Journey("backtracking", "8x8", false, 7_000_000).trace();
        for (int index = 0; index < 64; index++) {
            long step = trace.placementOf(trace.explored(), index);
            Search search = trace.at(step);
            assertEquals(index + 1, search.depth());
            if (step > 0) {
                assertEquals(index, trace.at(step - 1).depth());
            }
            assertEquals(step, trace.placementOf(step, index));
        }
    }

    private static List<Long> occurrences(Journey journey, long last, StepPredicate event) {
        List<Long> found = new ArrayList<>();
        Search search = journey.search();
        while (search.step() < last) {
            int depth = search.depth();
            long pruned = search.pruned();
            search.advance(1);
            if (event.happened(depth, search.depth(), search.pruned() > pruned)) {
                found.add(search.step());
            }
        }
        return found;
    }

    /** The depths of every step, counted one by one, in the columns of spans by chance. */
    @ParameterizedTest
    @MethodSource("near")
    void columnsHaveTheDepthsOfTheirSteps(Journey journey) {
        Trace trace = journey.trace();
        int[] depths = depths(journey, trace.explored());
        Random random = new Random(43);
        for (int round = 0; round < 100; round++) {
            long from = random.nextLong(trace.explored());
            StepRange span = new StepRange(from, from + 1 + random.nextLong(trace.explored() - from));
            int columns = 1 + random.nextInt((int) Math.min(span.length(), 40));
            StepBinDepths shown = trace.depths(StepBins.equal(span, columns));
            assertEquals(span.from(), shown.start(0));
            assertEquals(span.to(), shown.start(columns));
            for (int column = 0; column < columns; column++) {
                boolean rounded = span.length() / columns >= BLOCK;
                boolean whole = rounded && column > 0;
                int first = (int) (whole ? Math.ceilDiv(shown.start(column), BLOCK) * BLOCK : shown.start(column));
                long end = rounded ? Math.ceilDiv(shown.start(column + 1), BLOCK) * BLOCK : shown.start(column + 1);
                int[] steps = Arrays.copyOfRange(depths, first + 1, (int) Math.min(end, trace.explored()) + 1);
                int least = Arrays.stream(steps).min().orElse(0);
                int greatest = Arrays.stream(steps).max().orElse(0);
                assertEquals(least, shown.least(column), () -> journey + " " + span);
                assertEquals(greatest, shown.greatest(column), () -> journey + " " + span);
            }
        }
    }

    /** Column by column, looking back to where the search had taken back as much. */
    @ParameterizedTest
    @MethodSource("near")
    void longestRetreatsAreTheGreatestFallsBetweenColumns(Journey journey) {
        Trace trace = journey.trace();
        Random random = new Random(45);
        for (int round = 0; round < 100; round++) {
            long from = random.nextLong(trace.explored());
            StepRange span = new StepRange(from, from + 1 + random.nextLong(trace.explored() - from));
            StepBinDepths columns =
                    trace.depths(StepBins.equal(span, 1 + random.nextInt((int) Math.min(span.length(), 60))));
            int apart = 1 + random.nextInt(5);
            List<StepBinDepths.Retreat> found = columns.longestRetreats(3, apart);
            List<StepBinDepths.Retreat> all = fallsOf(columns);
            assertEquals(
                    all.stream().mapToInt(StepBinDepths.Retreat::squares).max(),
                    found.stream().mapToInt(StepBinDepths.Retreat::squares).max(),
                    journey::toString);
            assertTrue(all.containsAll(found), () -> all + " without some of " + found);
            int least = found.stream()
                    .mapToInt(StepBinDepths.Retreat::squares)
                    .min()
                    .orElse(StepBinDepths.LONG_RETREAT);
            for (StepBinDepths.Retreat one : all) {
                boolean near = found.stream().anyMatch(other -> Math.abs(other.column() - one.column()) < apart);
                assertTrue(near || found.size() == 3 && one.squares() <= least, () -> one + " is not in " + found);
            }
        }
    }

    private static List<StepBinDepths.Retreat> fallsOf(StepBinDepths columns) {
        List<StepBinDepths.Retreat> falls = new ArrayList<>();
        for (int end = 0; end < columns.count(); end++) {
            int peak = 0;
            for (int column = end - 1; column >= 0 && columns.least(column) > columns.least(end); column--) {
                peak = Math.max(peak, columns.greatest(column));
            }
            boolean lowest = end + 1 == columns.count() || columns.least(end + 1) >= columns.least(end);
            if (lowest && peak - columns.least(end) >= StepBinDepths.LONG_RETREAT) {
                falls.add(new StepBinDepths.Retreat(end, peak, columns.least(end)));
            }
        }
        return falls;
    }

    @ParameterizedTest
    @MethodSource("near")
    void prunedColumnsAreThoseWithAPrune(Journey journey) {
        Trace trace = journey.trace();
        List<Long> prunes = occurrences(journey, trace.explored(), StepPredicate.PRUNE);
        long[] edges = LongStream.iterate(0, edge -> edge < trace.explored(), edge -> Math.max(edge + 1, edge * 5 / 4))
                .toArray();
        StepBins columns = StepBins.between(edges).upTo(trace.explored());
        BitSet pruned = trace.prunedColumns(columns, 32);
        for (int column = 0; column < columns.count(); column++) {
            long first = columns.start(column);
            long last = columns.start(column + 1);
            boolean expected = last - first <= 32 && prunes.stream().anyMatch(step -> step > first && step <= last);
            assertEquals(expected, pruned.get(column), journey + " " + first);
        }
    }

    /** The same where each column is wider than the one before it: from some on they are read from blocks. */
    @ParameterizedTest
    @MethodSource("near")
    void columnsThatGrowHaveTheDepthsOfTheirSteps(Journey journey) {
        Trace trace = journey.trace();
        int[] depths = depths(journey, trace.explored());
        Random random = new Random(44);
        for (int round = 0; round < 100; round++) {
            double growth = 1.01 + random.nextDouble();
            long[] edges = LongStream.iterate(
                            0, edge -> edge < 2 * trace.explored(), edge -> Math.max(edge + 1, (long) (edge * growth)))
                    .toArray();
            StepBinDepths shown = trace.depths(StepBins.between(edges).upTo(trace.explored()));
            assertEquals(trace.explored(), shown.span().to());
            int columns = shown.count();
            int wide = columns;
            while (wide > 0 && shown.start(wide) - shown.start(wide - 1) >= BLOCK) {
                wide--;
            }
            for (int column = 0; column < columns; column++) {
                long first = shown.start(column);
                long end = shown.start(column + 1);
                if (column >= wide) {
                    first = column == wide ? first : Math.ceilDiv(first, BLOCK) * BLOCK;
                    end = Math.min(Math.ceilDiv(end, BLOCK) * BLOCK, trace.explored());
                }
                int[] steps = Arrays.copyOfRange(depths, (int) first + 1, (int) end + 1);
                assertEquals(Arrays.stream(steps).min().orElse(0), shown.least(column), journey::toString);
                assertEquals(Arrays.stream(steps).max().orElse(0), shown.greatest(column), journey::toString);
                assertTrue(shown.greatest(column) > 0, "every column has a step");
            }
            int deepest = Arrays.stream(depths).skip(1).max().orElseThrow();
            assertEquals(deepest, shown.greatest(), "no step is left out");
        }
    }

    @Test
    void columnsEndWhereTheyAreCut() {
        StepBins columns = StepBins.between(0, 1, 2, 10, 100);
        assertEquals(new StepRange(0, 100), columns.upTo(100).span());
        assertEquals(new StepRange(0, 100), columns.upTo(1000).span());
        assertEquals(3, columns.upTo(11).count(), "one step is a part of the eight before it");
        assertEquals(11, columns.upTo(11).start(3));
        assertEquals(4, columns.upTo(18).count());
        assertEquals(1, columns.upTo(1).count());
        assertThrows(IllegalArgumentException.class, () -> StepBins.between(0, 5, 5));
        assertThrows(IllegalArgumentException.class, () -> StepBins.between(3));
    }

    /** Each subtree of a search is the one that a look at every step finds. */
    @ParameterizedTest
    @MethodSource("near")
    void subtreesAreThoseOfEveryStep(Journey journey) {
        Trace trace = journey.trace();
        long last = trace.explored();
        int[] depths = depths(journey, last);
        long[] placements = counts(journey, last, Search::placements);
        long[] prunes = counts(journey, last, Search::pruned);
        Random random = new Random(45);
        for (int round = 0; round < 150; round++) {
            int step = (int) random.nextLong(last + 1);
            int index = random.nextInt(depths[step]);
            int first = step;
            while (first > 0 && depths[first - 1] > index) {
                first--;
            }
            int end = step;
            while (end < last && depths[end] > index) {
                end++;
            }
            boolean ended = depths[end] <= index;
            int before = Math.max(0, first - 1);
            Subtree expected = new Subtree(
                    trace.at(step).square(index),
                    index + 1,
                    first,
                    end,
                    ended,
                    first == 0 ? end : end - first + 1,
                    placements[end] - placements[before],
                    prunes[end] - prunes[before],
                    Arrays.stream(depths, first, end + 1).max().orElseThrow(),
                    !ended && trace.outcome() == Outcome.FOUND);
            assertEquals(expected, trace.subtree(step, index), () -> journey + " at " + step + ", " + index);
        }
    }

    /** A number that never falls, after each step. */
    private static long[] counts(Journey journey, long last, ToLongFunction<Search> count) {
        Search search = journey.search();
        long[] counts = new long[(int) last + 1];
        while (search.step() < last) {
            search.advance(1);
            counts[(int) search.step()] = count.applyAsLong(search);
        }
        return counts;
    }

    /** All of a square's subtrees lie in that of the square before it on the path, whatever lies far back. */
    @Test
    void subtreesOfALongSearchLieInOneAnother() {
        Trace trace = new Journey("backtracking", "8x8", false, 6_000_000).trace();
        Random random = new Random(46);
        for (int round = 0; round < 10; round++) {
            long step = random.nextLong(trace.explored());
            int depth = trace.at(step).depth();
            Subtree outer = trace.subtree(step, 0);
            assertEquals(trace.explored(), outer.steps());
            for (int index = 1; index < depth; index++) {
                Subtree inner = trace.subtree(step, index);
                assertTrue(inner.first() > outer.first() && inner.last() <= outer.last(), inner + " in " + outer);
                assertTrue(inner.deepest() <= outer.deepest() && inner.deepest() > index, inner + " in " + outer);
                assertTrue(!inner.ended() || inner.steps() == 2 * inner.placements(), inner::toString);
                // From the beginning of the span every step up to its end is run again, which takes its time.
                if (index >= depth - 20) {
                    assertEquals(inner.ended() ? inner.last() : -1, trace.nextBelow(index + 1, step, trace.explored()));
                }
                outer = inner;
            }
        }
    }

    /** Few blocks are paired often, and have the depths of their steps all the same. */
    @Test
    void blocksThatArePairedKeepTheirDepths() {
        Random random = new Random(44);
        DepthRangesByStepBlock profile = new DepthRangesByStepBlock(8);
        List<DepthRangeTracker.Depths> added = new ArrayList<>();
        for (int block = 0; block < 60; block++) {
            for (long part = 0; part < profile.block() / BLOCK; part++) {
                int least = 1 + random.nextInt(50);
                added.add(new DepthRangeTracker.Depths(least, least + random.nextInt(20)));
            }
            List<DepthRangeTracker.Depths> parts =
                    added.subList(added.size() - (int) (profile.block() / BLOCK), added.size());
            profile.add(together(parts));
            assertEquals(added.size() * BLOCK, profile.steps());
            int size = (int) (profile.block() / BLOCK);
            int from = random.nextInt(added.size() / size) * size;
            assertEquals(
                    together(added.subList(from, added.size())),
                    profile.between(from * BLOCK, profile.steps(), new DepthRangeTracker.Depths(0, 0)));
        }
    }

    private static DepthRangeTracker.Depths together(List<DepthRangeTracker.Depths> parts) {
        return parts.stream().reduce(new DepthRangeTracker.Depths(0, 0), DepthRangeTracker.Depths::with);
    }

    private static int[] depths(Journey journey, long last) {
        Search search = journey.search();
        int[] depths = new int[(int) last + 1];
        depths[0] = search.depth();
        while (search.step() < last) {
            search.advance(1);
            depths[(int) search.step()] = search.depth();
        }
        return depths;
    }

    /** The deepest subtree that is known far back is the one that a straight run finds. */
    @Test
    void columnsOfALongSearchHaveItsDepths() {
        Trace trace = new Journey("backtracking", "8x8", false, 7_000_000).trace();
        StepRange all = new StepRange(0, trace.explored());
        StepBinDepths columns = trace.depths(StepBins.equal(all, 900));
        assertEquals(64, columns.greatest());
        assertEquals(64, trace.counters().deepest());
        int[] depths = depths(new Journey("backtracking", "8x8", false, 7_000_000), trace.explored());
        for (int column = 0; column < 900; column++) {
            // The span begins with a block.
            int first = (int) (Math.ceilDiv(columns.start(column), BLOCK) * BLOCK);
            int end = (int) Math.min(Math.ceilDiv(columns.start(column + 1), BLOCK) * BLOCK, trace.explored());
            int[] steps = Arrays.copyOfRange(depths, first + 1, end + 1);
            assertEquals(Arrays.stream(steps).min().orElse(0), columns.least(column));
            assertEquals(Arrays.stream(steps).max().orElse(0), columns.greatest(column));
        }
    }

    @Test
    void checkpointsKeepTheirBudgetOnLargeBoards() {
        Trace trace = new Trace(
                Problem.open(Board.full(120, 120), 0), ConfiguredAlgorithm.of(Algorithms.named("backtracking")));
        while (trace.explored() < 1_000_000) {
            trace.extend(50_000);
            assertTrue(trace.checkpointBytes() <= Trace.BUDGET_BYTES, () -> trace.checkpointBytes() + " bytes");
        }
        Stand later = Stand.of(trace.at(987_654));
        trace.at(12);
        assertEquals(later, Stand.of(trace.at(987_654)));
    }

    @Test
    void extendStopsExactlyAndNoLaterThanTheEnd() {
        Trace trace = new Trace(
                Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.of(Algorithms.named("forward-checking")));
        assertEquals(0, trace.explored());
        assertEquals(1234, trace.extend(1234));
        assertEquals(1234, trace.explored());
        assertEquals(Outcome.STOPPED, trace.outcome());
        assertEquals(1_731_697 - 1234, trace.extend(Long.MAX_VALUE));
        assertTrue(trace.isComplete());
        assertEquals(Outcome.FOUND, trace.outcome());
        assertEquals(0, trace.extend(1));
        assertTrue(trace.frame(Long.MAX_VALUE).isOver());
    }

    @Test
    void atRefusesAStepThatIsNotComputed() {
        Trace trace =
                new Trace(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.of(Algorithms.named("backtracking")));
        trace.extend(10);
        assertThrows(IllegalArgumentException.class, () -> trace.at(11));
        assertThrows(IllegalArgumentException.class, () -> trace.at(-1));
        assertEquals(10, trace.frame(11).step());
    }

    static List<String> branched() {
        return List.of("backtracking", "forward-checking", "dead-ends", "warnsdorff", "warnsdorff-article");
    }

    /** From the original to a twin, from a twin to its original, and between two twins of one search. */
    @ParameterizedTest
    @MethodSource("branched")
    void branchIsTheTraceThatIsComputedFromTheBeginning(String algorithm) {
        Problem problem = Problem.open(Board.full(7, 7), 1);
        Random random = new Random(57);
        ConfiguredAlgorithm original = ConfiguredAlgorithm.read(algorithm);
        int copied = 0;
        for (int i = 0; i < 12; i++) {
            ConfiguredAlgorithm one = i % 3 == 1 ? original : twin(problem, original, random);
            ConfiguredAlgorithm other = i % 3 == 2 ? original : twin(problem, one, random);
            Trace old = new Trace(problem, one, 60_000);
            old.extend(40_000);
            Trace branch = old.branch(other);
            Trace fresh = new Trace(problem, other, 60_000);
            copied += branch.explored() > 0 ? 1 : 0;
            assertTrue(branch.explored() <= one.commonSteps(other));
            fresh.extend(60_000);
            branch.extend(fresh.explored() - branch.explored());
            requireAlike(fresh, branch, random);
        }
        assertTrue(copied >= 4, () -> algorithm + " copied nothing");
    }

    /** A twin whose last fork is at a step by chance, often at a multiple of the stride and the block. */
    private static ConfiguredAlgorithm twin(Problem problem, ConfiguredAlgorithm solver, Random random) {
        while (true) {
            Search search = solver.begin(problem);
            search.advance(random.nextBoolean() ? BLOCK * (1 + random.nextInt(20)) : 1 + random.nextInt(20_000));
            int[] untried = search.untried();
            boolean forked = solver.forks().stream().anyMatch(fork -> fork.step() == search.step());
            if (untried.length > 1 && !forked) {
                return solver.twin(new ScheduledFork(search.step(), untried[1]));
            }
            if (search.isOver()) {
                return solver;
            }
        }
    }

    private static void requireAlike(Trace fresh, Trace branch, Random random) {
        assertEquals(fresh.counters(), branch.counters());
        assertEquals(fresh.isComplete(), branch.isComplete());
        long last = fresh.explored();
        for (int i = 0; i < 40; i++) {
            long step = random.nextLong(last + 1);
            assertEquals(fresh.frame(step), branch.frame(step));
            int depth = fresh.at(step).depth();
            int index = random.nextInt(depth);
            assertEquals(fresh.placementOf(step, index), branch.placementOf(step, index));
            assertEquals(fresh.subtree(step, index), branch.subtree(step, index));
            assertEquals(fresh.lasting(step), branch.lasting(step));
            assertEquals(fresh.nextBelow(depth, step, last), branch.nextBelow(depth, step, last));
        }
    }
}
