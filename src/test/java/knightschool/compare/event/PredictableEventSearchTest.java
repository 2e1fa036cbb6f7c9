package knightschool.compare.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.RandomProblems;
import knightschool.search.Problem;
import knightschool.search.SearchStep;
import knightschool.search.position.Candidate;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.StepBinDepths;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search for turning points beside a look at every frame. */
@Execution(ExecutionMode.CONCURRENT)
class PredictableEventSearchTest {
    private static final long SEED = 20_261_128;
    private static final int STEPS = 250;
    private static final int BOARDS = 8;
    private static final int STARTS = 12;
    private static final int MOST_SLICE = 40;
    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.of(
                    "backtracking",
                    "forward-checking",
                    "warnsdorff --tie-break roth",
                    "warnsdorff-article",
                    "dead-ends",
                    "warnsdorff --no-backtracking")
            .map(ConfiguredAlgorithm::read)
            .toList();

    static List<Problem> everyTurningPointIsFoundInItsOrder() {
        return RandomProblems.withHoles(SEED, BOARDS);
    }

    @ParameterizedTest
    @MethodSource
    void everyTurningPointIsFoundInItsOrder(Problem problem) {
        Comparison comparison = new Comparison(problem, SOLVERS);
        comparison.extend(STEPS, STEPS);
        List<ComparisonSnapshot> every = LongStream.rangeClosed(0, comparison.reachable())
                .mapToObj(comparison::snapshot)
                .toList();
        Random random = new Random(SEED);
        for (int i = 0; i < STARTS; i++) {
            int from = random.nextInt(STEPS / 2);
            for (Set<PredictableEvent> sought : kinds()) {
                assertEquals(
                        looking(every, OptionalInt.empty(), sought, from),
                        found(comparison, OptionalInt.empty(), sought, from, random.nextInt(1, MOST_SLICE)),
                        () -> problem.board() + ", " + sought + " after step " + from);
                assertEquals(
                        looking(every, OptionalInt.of(1), sought, from),
                        found(comparison, OptionalInt.of(1), sought, from, random.nextInt(1, MOST_SLICE)),
                        () -> problem.board() + ", alone, " + sought + " after step " + from);
            }
        }
    }

    private static List<Set<PredictableEvent>> kinds() {
        List<Set<PredictableEvent>> kinds = new ArrayList<>(List.of(EnumSet.allOf(PredictableEvent.class)));
        for (PredictableEvent kind : PredictableEvent.values()) {
            kinds.add(EnumSet.of(kind));
        }
        return kinds;
    }

    private static long found(
            Comparison comparison, OptionalInt alone, Set<PredictableEvent> sought, long from, long slice) {
        EventSearch search = EventSearch.turningPoint(comparison, alone, sought, from);
        return search.finish(slice, STEPS) == EventSearch.State.FOUND ? search.step() : -1;
    }

    /** @param every the comparison at each step, from 0 to the last one that is computed */
    private static int looking(
            List<ComparisonSnapshot> every, OptionalInt alone, Set<PredictableEvent> sought, int from) {
        for (int step = from + 1; step < every.size() - 1; step++) {
            ComparisonSnapshot now = every.get(step);
            ComparisonSnapshot next = every.get(step + 1);
            boolean differs = alone.isEmpty()
                    && sought.contains(PredictableEvent.DIFFERENCE)
                    && !next.beginningToDiffer().isEmpty();
            boolean turns = differs;
            for (int pane = 0; pane < SOLVERS.size(); pane++) {
                if (alone.isEmpty() || alone.getAsInt() == pane) {
                    turns |= turns(now.frames().get(pane), next.frames().get(pane), sought)
                            || sought.contains(PredictableEvent.RETREAT) && isBeforeRetreat(every, pane, step);
                }
            }
            if (turns) {
                return step;
            }
        }
        return -1;
    }

    /** Whether the steps after one that takes nothing back take back several squares in a row. */
    private static boolean isBeforeRetreat(List<ComparisonSnapshot> every, int pane, int step) {
        int squares = 0;
        for (int after = step + 1; after < every.size(); after++) {
            List<Integer> removed = removed(every, pane, after);
            if (removed.isEmpty()) {
                break;
            }
            squares += removed.size();
        }
        return removed(every, pane, step).isEmpty() && squares >= StepBinDepths.LONG_RETREAT;
    }

    /** The squares by which a step makes the path shorter; an attempt leaves it as it was. */
    private static List<Integer> removed(List<ComparisonSnapshot> every, int pane, int step) {
        SearchSnapshot frame = every.get(step).frames().get(pane);
        SearchStep kind = frame.stepKind();
        return frame.step() < step || kind instanceof SearchStep.Attempt ? List.of() : kind.takenBack();
    }

    private static boolean turns(SearchSnapshot now, SearchSnapshot next, Set<PredictableEvent> sought) {
        if (next.step() == now.step()) {
            return false;
        }
        List<Candidate> candidates = now.position().candidates();
        boolean tied = now.position().scored()
                && candidates.stream()
                                .filter(one ->
                                        one.onward() == candidates.getFirst().onward())
                                .count()
                        > 1;
        boolean emptied = now.board().playable().anyMatch(now.position()::isEmptiedNow);
        boolean pruned = next.counters().pruned() > now.counters().pruned();
        return tied && sought.contains(PredictableEvent.TIE)
                || (emptied || pruned) && sought.contains(PredictableEvent.PRUNE);
    }

    /** On 8 × 8 from a8, h2 loses its last open move with step 43: backtracking and forward checking differ then. */
    @Test
    void firstPruneAndFirstDifferenceAreAskedAboutBeforeTheyCome() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(8, 8), 0),
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")));
        assertEquals(43, at(comparison, PredictableEvent.PRUNE, 0));
        assertEquals(43, at(comparison, PredictableEvent.DIFFERENCE, 0));
    }

    /** A class is asked whether a search goes on or back before it turns back, and not when it is nearly done. */
    @Test
    void longRetreatIsAskedAboutBeforeItsFirstSquareIsTakenBack() {
        Comparison comparison = new Comparison(
                Problem.open(Board.full(8, 8), 0),
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read("forward-checking")));
        long asked = at(comparison, PredictableEvent.RETREAT, 43);
        assertTrue(
                comparison.traces().stream()
                        .anyMatch(trace -> trace.depthAt(asked) > trace.depthAt(asked - 1)
                                && trace.depthAt(asked) - trace.depthAt(asked + StepBinDepths.LONG_RETREAT)
                                        == StepBinDepths.LONG_RETREAT),
                "the retreat begins after step " + asked);
    }

    private static long at(Comparison comparison, PredictableEvent kind, long from) {
        EventSearch search = EventSearch.turningPoint(comparison, OptionalInt.empty(), EnumSet.of(kind), from);
        assertEquals(EventSearch.State.FOUND, search.finish(10_000, Comparison.USUAL_LIMIT));
        return search.step();
    }

    /** A single search ends, and with it the look for more. */
    @Test
    void nothingIsFoundBehindTheLastStep() {
        Comparison comparison =
                new Comparison(Problem.open(Board.full(5, 5), 12), List.of(ConfiguredAlgorithm.read("warnsdorff")));
        comparison.extend(STEPS, STEPS);
        long last = comparison.explored();
        EventSearch search = EventSearch.turningPoint(
                comparison, OptionalInt.empty(), EnumSet.allOf(PredictableEvent.class), last - 1);
        assertEquals(EventSearch.State.NEVER, search.finish(10, STEPS));
    }
}
