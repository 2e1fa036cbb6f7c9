package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.Solver;
import knightschool.board.Board;
import knightschool.compare.Comparison;
import knightschool.compare.StepSummary;
import knightschool.compare.SummarySearch;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SummaryWordsTest {
    private static final Problem EIGHT = Problem.open(Board.full(8, 8), 0);
    private static final Problem FIVE = Problem.open(Board.full(5, 5), 12);
    private static final long LIMIT = 100_000;

    private static StepSummary summary(Problem problem, List<Solver> solvers, long step) {
        Comparison comparison = new Comparison(problem, solvers);
        while (comparison.extend(LIMIT, LIMIT)) {}
        SummarySearch search = new SummarySearch(comparison, comparison.snapshot(step));
        while (search.advance(LIMIT)) {}
        return search.summary();
    }

    private static List<String> names(List<Solver> solvers) {
        return solvers.stream()
                .map(solver -> solver.algorithm().titleInSentence())
                .toList();
    }

    private static String sentence(Problem problem, long step, boolean fast) {
        return SummaryWords.sentence(summary(problem, Solver.usual(), step), names(Solver.usual()), List.of(), fast);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0     | Step 0: backtracking, forward checking and Warnsdorff begin on a8.
            1     | Step 1: backtracking, forward checking and Warnsdorff go on to c7.
            44    | Step 44: forward checking takes e3 back: h2 had no open move; \
            backtracking goes on in vain for 58,840 more steps; Warnsdorff goes on to d5.
            63    | Step 63: Warnsdorff has found a tour; backtracking goes on in vain for 58,821 more steps: \
            h2 has no open move; forward checking goes on to a3.
            58884 | Step 58,884: backtracking comes back to f1 after 58,841 steps in vain; \
            forward checking goes back to c2; Warnsdorff found a tour at step 63.
            """)
    void sentenceSaysTheRarestFirst(long step, String expected) {
        assertEquals(expected, sentence(EIGHT, step, false));
    }

    @Test
    void ofStepsThatFollowTooFastOnlyWhatLastsIsSaid() {
        assertEquals("", sentence(EIGHT, 1, true));
        assertEquals("Backtracking goes on in vain until step 58,884: h2 has no open move.", sentence(EIGHT, 44, true));
    }

    @Test
    void searchThatIsStoppedAtTheLimitIsNotSaidToGoOn() {
        List<Solver> stopped = List.of(Solver.read("backtracking"));
        assertEquals(
                "Step 44: backtracking has stopped at the limit; forward checking takes e3 back: h2 had no open move; "
                        + "Warnsdorff goes on to d5.",
                SummaryWords.sentence(summary(EIGHT, Solver.usual(), 44), names(Solver.usual()), stopped, false));
    }

    @Test
    void searchesThatDoTheSameShareTheirWords() {
        assertEquals(
                "Step 18: backtracking and forward checking leave a5 and a1 without an open move; "
                        + "Warnsdorff goes on to e5.",
                sentence(FIVE, 18, false));
    }

    /** Whatever a search does there is a clause for it, and a sentence is never longer than a glance. */
    @Test
    void everyStepOfEveryAlgorithmHasItsSentence() {
        List<Solver> solvers = Algorithms.all().stream().map(Solver::of).toList();
        Stream.iterate(0L, step -> step < 2_000, step -> step + 1 + step / 20).forEach(step -> {
            for (Solver solver : solvers) {
                String words = SummaryWords.sentence(
                        summary(FIVE, List.of(solver), step), names(List.of(solver)), List.of(), false);
                assertTrue(
                        words.matches("Step [0-9,]+: .*" + solver.algorithm().titleInSentence() + " [a-z].*\\."),
                        words);
            }
        });
        String all = SummaryWords.sentence(summary(FIVE, solvers, 19), names(solvers), List.of(), false);
        assertEquals(3, all.split(";").length, all);
    }
}
