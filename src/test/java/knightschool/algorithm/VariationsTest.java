package knightschool.algorithm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.board.RandomBoards;
import knightschool.search.BruteForce;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.SearchStep;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.StepPredicate;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The algorithms that vary another one, by what sets each apart. */
@Execution(ExecutionMode.CONCURRENT)
class VariationsTest {
    private static final long MOST_STEPS = 2_000_000;

    private static Search search(String algorithm, Problem problem) {
        return Search.begin(problem, Algorithms.named(algorithm).policy(AlgorithmOptionValues.USUAL));
    }

    @Test
    void sentencesNameAnAlgorithmAsItsPaneDoes() {
        for (Algorithm algorithm : Algorithms.all()) {
            assertTrue(
                    algorithm
                            .titleInSentence()
                            .toLowerCase(Locale.ROOT)
                            .contains(algorithm.title().toLowerCase(Locale.ROOT)),
                    () -> algorithm.title() + " is called " + algorithm.titleInSentence());
        }
    }

    @Test
    void keptDomainsMakeTheStepsOfForwardChecking() {
        RandomBoards.stream(71, 120, 8).forEach(board -> {
            Problem problem = Problem.open(board, board.startOrFirst());
            Search kept = search("kept-domains", problem);
            Search derived = search("forward-checking", problem);
            do {
                assertEquals(derived.path(), kept.path());
                assertEquals(derived.pruned(), kept.pruned());
                assertEquals(derived.advance(1), kept.advance(1));
            } while (!derived.isOver() && derived.step() < 1_000);
            assertEquals(derived.outcome(), kept.outcome());
        });
    }

    @Test
    void keptDomainsFindTheirFirstTourAfterThePublishedCount() {
        Search kept = search("kept-domains", Problem.open(Board.full(8, 8), 0));
        kept.advance(Long.MAX_VALUE);
        assertEquals(Outcome.FOUND, kept.outcome());
        assertEquals(1_731_697, kept.step());
    }

    @Test
    void hastyForwardCheckingRefusesEveryTourAndProvesNothing() {
        int[] tours = {0};
        RandomBoards.stream(72, 1500, 5).forEach(board -> {
            Problem problem = Problem.open(board, board.startOrFirst());
            boolean exists = BruteForce.count(problem) > 0;
            boolean startsOnItsEnd = board.end() == problem.start();
            if (board.playableCount() > 1 && !startsOnItsEnd) {
                Search hasty = search("hasty-forward-checking", problem);
                hasty.advance(Long.MAX_VALUE);
                assertEquals(Outcome.STOPPED, hasty.outcome(), () -> "on " + board);
                tours[0] += exists ? 1 : 0;
            }
        });
        assertTrue(tours[0] > 20, () -> "only " + tours[0] + " boards had a tour");
    }

    @Test
    void wayHomeMakesTheStepsOfForwardCheckingForOpenTours() {
        Search home = search("way-home", Problem.open(Board.full(8, 8), 0));
        home.advance(Long.MAX_VALUE);
        assertEquals(1_731_697, home.step());
    }

    @ParameterizedTest
    @CsvSource({"5, 6", "6, 6", "3, 10", "7, 10"})
    void wayHomeTakesFewerStepsToAClosedTour(int columns, int rows) {
        Problem closed = new Problem(Board.full(columns, rows), MoveOrder.CLOCKWISE, 0, true);
        Search home = search("way-home", closed);
        Search plain = search("forward-checking", closed);
        home.advance(MOST_STEPS);
        plain.advance(MOST_STEPS);
        assertEquals(plain.outcome(), home.outcome());
        assertTrue(home.step() <= plain.step(), home.step() + " and " + plain.step() + " steps");
    }

    @Test
    void wayHomeSaysOfEachPruneWhichSquareShutWhat() {
        Problem closed = new Problem(Board.full(5, 6), MoveOrder.CLOCKWISE, 0, true);
        Trace trace = new Trace(closed, ConfiguredAlgorithm.of(Algorithms.named("way-home")));
        trace.extend(10_000);
        List<String> reasons = LongStream.iterate(
                        trace.next(StepPredicate.PRUNE, 0, 10_000),
                        step -> step >= 0,
                        step -> trace.next(StepPredicate.PRUNE, step, 10_000))
                .mapToObj(step -> trace.frame(step).explanation().sentence())
                .toList();
        String home = "(b4|c5) was the last free square that leads back to a6: \\1 is taken back\\.";
        String one = "After (\\w\\d), \\w\\d was without an open move: \\1 is taken back\\.";
        String several = "After (\\w\\d), \\w\\d.* and \\w\\d were without an open move: \\1 is taken back\\.";
        for (String form : List.of(home, one, several)) {
            assertTrue(reasons.stream().anyMatch(why -> why.matches(form)), form);
        }
        assertEquals(
                List.of(),
                reasons.stream()
                        .filter(why -> !why.matches(home) && !why.matches(one) && !why.matches(several))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "dead-ends, one last square",
        "unreachable, off from the knight",
        "hasty-forward-checking, no open move on"
    })
    void prunesAreExplainedByWhatWasSeen(String algorithm, String words) {
        Trace trace = new Trace(Problem.open(Board.full(5, 5), 0), ConfiguredAlgorithm.of(Algorithms.named(algorithm)));
        trace.extend(3_000);
        int said = 0;
        for (long step = 1; step <= trace.explored(); step++) {
            SearchSnapshot frame = trace.frame(step);
            boolean pruned = frame.stepKind() instanceof SearchStep.Retreat retreat && retreat.pruned();
            said += pruned && frame.explanation().sentence().contains(words) ? 1 : 0;
        }
        assertTrue(said > 0, words);
    }

    @ParameterizedTest
    @CsvSource({"way-home, true", "forward-checking, false", "kept-domains, false"})
    void openSquaresAreNotPraisedWhereTheKnightIsStuck(String algorithm, boolean closed) {
        Problem problem = new Problem(Board.full(6, 6), MoveOrder.CLOCKWISE, 0, closed);
        Trace trace = new Trace(problem, ConfiguredAlgorithm.of(Algorithms.named(algorithm)));
        trace.extend(2_000);
        int stuck = 0;
        for (long step = 1; step <= trace.explored(); step++) {
            SearchSnapshot frame = trace.frame(step);
            boolean canGo = !frame.domains().isEmpty(frame.path().head());
            String why = frame.explanation().sentence();
            assertTrue(canGo || !why.endsWith("every square an open move."), () -> frame.step() + ": " + why);
            assertTrue(!canGo || !why.contains("the knight on it has none"), () -> frame.step() + ": " + why);
            stuck += why.contains("the knight on it has none") ? 1 : 0;
        }
        assertTrue(stuck > 0);
    }
}
