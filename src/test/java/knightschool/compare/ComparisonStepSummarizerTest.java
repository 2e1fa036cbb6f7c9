package knightschool.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.position.Domains;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class ComparisonStepSummarizerTest {
    private static final long STEPS = 3_000;
    private static final int SLICE = 700;
    private static final Problem FIVE = Problem.open(Board.full(5, 5), 12);

    static List<Algorithm> everySpanIsThatOfALookAtEveryStep() {
        return Algorithms.all();
    }

    /** Every path is looked at by itself, and its beginnings one by one. */
    @ParameterizedTest
    @MethodSource
    void everySpanIsThatOfALookAtEveryStep(Algorithm algorithm) {
        Comparison comparison = new Comparison(FIVE, List.of(ConfiguredAlgorithm.of(algorithm)));
        comparison.extend(STEPS, STEPS);
        List<KnightPath> paths = new ArrayList<>();
        for (long step = 0; step <= comparison.reachable(); step++) {
            paths.add(comparison.snapshot(step).frames().getFirst().path());
        }
        ComparisonStepSummarizer goingOn = new ComparisonStepSummarizer(comparison, comparison.snapshot(0));
        for (int step = 0; step < paths.size(); step++) {
            ComparisonSnapshot snapshot = comparison.snapshot(step);
            goingOn.move(snapshot);
            assertEquals(expected(paths, step), found(goingOn), algorithm.name() + ", step " + step);
            if (step % SLICE == 0) {
                assertEquals(
                        goingOn.summary(),
                        toTheEnd(new ComparisonStepSummarizer(comparison, snapshot)),
                        "from nothing, " + step);
            }
        }
    }

    /** The table reads every choice of a node; a twin tries its own first, and its original the one after it. */
    @ParameterizedTest
    @MethodSource("everySpanIsThatOfALookAtEveryStep")
    void costOfAForkIsThatOfTheTableOfCosts(Algorithm algorithm) {
        ConfiguredAlgorithm original = ConfiguredAlgorithm.of(algorithm);
        Search search = Search.begin(FIVE, original.policy());
        for (long step = 0; step < STEPS / 10 && !search.isOver(); step += 3, search.advance(3)) {
            int[] untried = search.untried();
            if (untried.length > 1) {
                List<ConfiguredAlgorithm> pair = List.of(original.twin(new ScheduledFork(step, untried[1])), original);
                Comparison comparison = new Comparison(FIVE, pair);
                ComparisonStepSummarizer growing = new ComparisonStepSummarizer(comparison, comparison.snapshot(0));
                for (long limit = 100; limit <= STEPS; limit += SLICE) {
                    comparison.extend(SLICE, limit);
                    growing.move(comparison.snapshot(Math.min(step, comparison.reachable())));
                    List<Optional<ComparisonStepSummary.ForkCost>> costs =
                            growing.summary().forkCosts();
                    boolean isComputed = comparison.reachable() > step;
                    assertEquals(
                            isComputed ? cost(comparison, 0, step) : Optional.empty(),
                            costs.getFirst().map(ComparisonStepSummary.ForkCost::cost));
                    assertEquals(
                            isComputed ? cost(comparison, 1, step) : Optional.empty(),
                            costs.getFirst()
                                    .flatMap(ComparisonStepSummary.ForkCost::original)
                                    .map(ComparisonStepSummary.OriginalChoice::cost));
                    assertEquals(Optional.empty(), costs.getLast());
                }
            }
        }
    }

    /** The cost in the table of the choice that a search takes after a step. */
    private static Optional<ChoiceCost> cost(Comparison comparison, int search, long step) {
        ChoiceCostTableComputation table =
                new ChoiceCostTableComputation(comparison, new ChoiceCostTableComputation.Request(search, step));
        while (table.advance()) {}
        return table.result().rows().stream()
                .filter(row -> row.state() == ChoiceCostTable.State.NEXT)
                .findFirst()
                .flatMap(ChoiceCostTable.Row::cost);
    }

    private static Optional<ThrashingSpan> found(ComparisonStepSummarizer search) {
        return toTheEnd(search).thrashing().getFirst();
    }

    private static ComparisonStepSummary toTheEnd(ComparisonStepSummarizer search) {
        while (search.advance(SLICE)) {
            assertTrue(search.summary().thrashing().stream().anyMatch(Optional::isPresent));
        }
        return search.summary();
    }

    private static Optional<ThrashingSpan> expected(List<KnightPath> paths, int step) {
        Optional<ThrashingSpan> now = spanByLooking(paths, step);
        return now.isPresent() || step == 0
                ? now
                : spanByLooking(paths, step - 1).filter(span -> span.until().equals(OptionalLong.of(step)));
    }

    private static Optional<ThrashingSpan> spanByLooking(List<KnightPath> paths, int step) {
        KnightPath path = paths.get(step);
        for (int depth = 1; depth <= path.length(); depth++) {
            int[] beginning = Arrays.copyOf(path.squares(), depth);
            List<Integer> empty = emptied(new KnightPath(beginning));
            if (!empty.isEmpty()) {
                int since = step;
                while (since > 0 && begins(paths.get(since - 1), beginning)) {
                    since--;
                }
                OptionalLong until = IntStream.range(step + 1, paths.size())
                        .filter(later -> !begins(paths.get(later), beginning))
                        .asLongStream()
                        .findFirst();
                return Optional.of(new ThrashingSpan(empty, depth, since, until));
            }
        }
        return Optional.empty();
    }

    private static List<Integer> emptied(KnightPath path) {
        Domains domains = Domains.of(FIVE.board(), FIVE.moves(), path);
        return IntStream.range(0, FIVE.board().squares())
                .filter(square -> square != path.head() && domains.isEmpty(square))
                .boxed()
                .toList();
    }

    private static boolean begins(KnightPath path, int[] beginning) {
        return path.length() >= beginning.length
                && Arrays.equals(beginning, Arrays.copyOf(path.squares(), beginning.length));
    }

    /** As long as the steps after it have not been computed its end is not known, and then it is. */
    @Test
    void endIsKnownOnceItHasBeenComputed() {
        Comparison comparison =
                new Comparison(Problem.open(Board.full(8, 8), 0), List.of(ConfiguredAlgorithm.read("backtracking")));
        comparison.extend(44, 44);
        ComparisonStepSummarizer search = new ComparisonStepSummarizer(comparison, comparison.snapshot(44));
        assertEquals(OptionalLong.empty(), found(search).orElseThrow().until());
        comparison.extend(100_000, 100_000);
        ThrashingSpan span = found(search).orElseThrow();
        assertEquals(List.of(comparison.snapshot(0).frames().getFirst().board().squareAt(7, 6)), span.squares());
        assertEquals(42, span.depth());
        assertEquals(58_840 + 44, span.until().getAsLong());
    }
}
