package knightschool.ui.compare.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.compare.Alignment;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ComparisonStepSummarizer;
import knightschool.compare.ComparisonStepSummary;
import knightschool.search.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ComparisonStepSummaryWordsTest {
    private static final Problem EIGHT = Problem.open(Board.full(8, 8), 0);
    private static final Problem FIVE = Problem.open(Board.full(5, 5), 12);
    private static final long LIMIT = 100_000;

    /** The costs of two moves of backtracking at step 44. */
    private static final String COST = "c3 costs 7,492 steps without a tour; b2 costs 10,610 steps without a tour.";

    private static ComparisonStepSummary summary(Problem problem, List<ConfiguredAlgorithm> solvers, long step) {
        return new StepSummaryOf(problem, solvers).at(step);
    }

    private static List<String> names(List<ConfiguredAlgorithm> solvers) {
        return solvers.stream()
                .map(solver -> solver.algorithm().titleInSentence())
                .toList();
    }

    private static String sentence(Problem problem, long step, boolean fast) {
        return longest(ComparisonStepSummaryWords.sentences(
                summary(problem, ConfiguredAlgorithm.usual(), step),
                names(ConfiguredAlgorithm.usual()),
                List.of(),
                fast));
    }

    private static String longest(List<String> sentences) {
        return sentences.isEmpty() ? "" : sentences.getFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0     | Step 0: backtracking, forward checking and Warnsdorff begin on a8.
            1     | Step 1: backtracking, forward checking and Warnsdorff go on to c7.
            8     | Step 8, where panes begin to differ: backtracking and forward checking go on to g4; \
            Warnsdorff goes on to h3. h3 ties with d1 at 3: the earlier in move order goes first.
            44    | Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; \
            backtracking goes on to d1 in vain until step 58,884; Warnsdorff goes on to d5.
            45    | Step 45: backtracking goes on in vain until step 58,884: h2 has no open move; \
            forward checking goes back to d2; Warnsdorff goes on to e7.
            63    | Step 63: Warnsdorff has found a tour; backtracking goes on in vain until step 58,884: \
            h2 has no open move; forward checking goes on to a3.
            58884 | Step 58,884: backtracking comes back to f1 after 58,842 steps in vain; \
            forward checking goes back to c2; Warnsdorff found a tour at step 63.
            """)
    void sentenceSaysTheRarestFirst(long step, String expected) {
        assertEquals(expected, sentence(EIGHT, step, false));
    }

    /**
     * Lined up by anything other than the step, each search does what it does at its own step, which is said before.
     */
    @ParameterizedTest
    @EnumSource(
            value = Alignment.class,
            names = {"VISITED", "UNDONE", "PRUNED"})
    void searchesThatAreLinedUpDoWhatTheyDoAtTheirOwnSteps(Alignment alignment) {
        List<ConfiguredAlgorithm> solvers = ConfiguredAlgorithm.usual();
        Comparison comparison = new Comparison(FIVE, solvers);
        comparison.extend(LIMIT, LIMIT);
        for (long step = 0; step < 400; step += 9) {
            ComparisonSnapshot snapshot = comparison.snapshot(step, alignment);
            ComparisonStepSummarizer summarizer = new ComparisonStepSummarizer(comparison, snapshot);
            while (summarizer.advance(LIMIT)) {
                // To the end of every span.
            }
            for (int pane = 0; pane < solvers.size(); pane++) {
                List<ConfiguredAlgorithm> one = List.of(solvers.get(pane));
                String own = longest(ComparisonStepSummaryWords.sentences(
                        summary(FIVE, one, snapshot.stepOf(pane)), names(one), List.of(), false));
                String clause = own.replaceFirst("Step [0-9,]+: ", "");
                assertEquals(
                        clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1),
                        longest(ComparisonStepSummaryWords.sentences(
                                summarizer.summary().only(pane), names(one), List.of(), false)),
                        "step " + step);
            }
        }
    }

    @Test
    void ofStepsThatFollowTooFastOnlyWhatLastsIsSaid() {
        assertEquals("", sentence(EIGHT, 1, true));
        assertEquals("Backtracking goes on in vain until step 58,884: h2 has no open move.", sentence(EIGHT, 44, true));
    }

    @Test
    void searchThatIsStoppedAtTheLimitIsNotSaidToGoOn() {
        List<ConfiguredAlgorithm> stopped = List.of(ConfiguredAlgorithm.read("backtracking"));
        assertEquals(
                "Step 44, where panes begin to differ: backtracking has stopped at the limit; "
                        + "forward checking takes e3 back: h2 had no open move; "
                        + "Warnsdorff goes on to d5.",
                longest(ComparisonStepSummaryWords.sentences(
                        summary(EIGHT, ConfiguredAlgorithm.usual(), 44),
                        names(ConfiguredAlgorithm.usual()),
                        stopped,
                        false)));
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
        List<ConfiguredAlgorithm> solvers =
                Algorithms.all().stream().map(ConfiguredAlgorithm::of).toList();
        Stream.iterate(0L, step -> step < 2_000, step -> step + 1 + step / 20).forEach(step -> {
            for (ConfiguredAlgorithm solver : solvers) {
                String words = longest(ComparisonStepSummaryWords.sentences(
                        summary(FIVE, List.of(solver), step), names(List.of(solver)), List.of(), false));
                assertTrue(
                        words.matches("Step [0-9,]+: .*" + solver.algorithm().titleInSentence() + " [a-z].*\\."),
                        words);
            }
        });
    }

    private static final List<ConfiguredAlgorithm> SIX = Stream.concat(
                    ConfiguredAlgorithm.usual().stream(),
                    Algorithms.all().stream().map(ConfiguredAlgorithm::of))
            .distinct()
            .limit(6)
            .toList();

    /** With more panes than can be read at a glance those that do nearly the same share their words. */
    @Test
    void everyOneOfSixIsNamedOrCounted() {
        StepSummaryOf steps = new StepSummaryOf(EIGHT, SIX);
        for (long step = 0; step < 400; step += 3) {
            List<String> sentences = ComparisonStepSummaryWords.sentences(steps.at(step), names(SIX), List.of(), false);
            for (String words : sentences) {
                long named = names(SIX).stream()
                        .filter(name -> words.toLowerCase(Locale.ROOT)
                                .matches(".*(: |, |; | and )" + name.toLowerCase(Locale.ROOT) + "(,| [a-z]).*"))
                        .count();
                assertEquals(6, named + counted(words), words);
                assertTrue(words.split(";").length <= 4, words);
            }
        }
    }

    private static int counted(String words) {
        Matcher more = Pattern.compile("; (one|[0-9]+) other search(es)? (do|does) something else\\.")
                .matcher(words);
        return !more.find() ? 0 : more.group(1).equals("one") ? 1 : Integer.parseInt(more.group(1));
    }

    @Test
    void shorterSentencesSayHowManyTheyLeaveOut() {
        assertEquals(
                List.of(
                        "Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; "
                                + "backtracking goes on to d1 in vain "
                                + "until step 58,884; Warnsdorff goes on to d5.",
                        "Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; "
                                + "backtracking goes on to d1 in vain "
                                + "until step 58,884; one other search does something else.",
                        "Step 44, where panes begin to differ: forward checking takes e3 back: h2 had no open move; "
                                + "2 other searches do something else."),
                ComparisonStepSummaryWords.sentences(
                        summary(EIGHT, ConfiguredAlgorithm.usual(), 44),
                        names(ConfiguredAlgorithm.usual()),
                        List.of(),
                        false));
    }

    /** What no clause says is said behind them: what a lookahead saw, or why a tie was broken so. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dead-ends                  | 38 | Step 38, where panes begin to differ: the search "Dead ends" takes c5 back; \
            backtracking goes on to e4. \
            c5 left b8 and h2 with one open move each, and a tour has one last square: c5 is taken back.
            unreachable                | 39 | Step 39, where panes begin to differ: \
            the search "Unreachable" takes e4 back; backtracking goes on to d2. \
            e4 cut b8 and a6 off from the knight: e4 is taken back.
            stored-circuit             | 3  | Step 3, where panes begin to differ: backtracking goes on to g7; \
            the stored tour goes on to d6. d6 comes after e8 in the stored tour.
            forward-checking           | 44 | Step 44, where panes begin to differ: \
            forward checking takes e3 back: h2 had no open move; \
            backtracking goes on to d1 in vain until step 58,884.
            """)
    void reasonOfADifferenceIsSaid(String other, long step, String expected) {
        List<ConfiguredAlgorithm> pair =
                List.of(ConfiguredAlgorithm.read("backtracking"), ConfiguredAlgorithm.read(other));
        assertEquals(
                expected,
                longest(ComparisonStepSummaryWords.sentences(
                        summary(EIGHT, pair, step), names(pair), List.of(), false)));
    }

    /** Of two that differ in how they break ties the reason of the second one is said. */
    @Test
    void reasonOfATieIsThatOfTheLastPane() {
        List<ConfiguredAlgorithm> pair = List.of(
                ConfiguredAlgorithm.read("warnsdorff"), ConfiguredAlgorithm.read("warnsdorff --tie-break roth"));
        assertEquals(
                "Step 2, where panes begin to differ: Warnsdorff goes on to e8; Warnsdorff goes on to a6. a6 ties with "
                        + "e8 at 3: the one farthest from the centre, else the earlier in move order, goes first.",
                longest(ComparisonStepSummaryWords.sentences(summary(EIGHT, pair, 2), names(pair), List.of(), false)));
    }

    /** Where a twin turns off that is what is said of it, and with the next step why the two differ. */
    @Test
    void twinIsSpokenOfWhereItTakesAnotherChoice() {
        List<ConfiguredAlgorithm> pair = List.of(
                ConfiguredAlgorithm.read("backtracking"),
                ConfiguredAlgorithm.read("backtracking fork 44 c3", EIGHT.board()));
        List<String> names = List.of("backtracking", "its twin");
        assertEquals(
                "Step 44: its twin takes c3 next instead of b2; "
                        + "backtracking goes on in vain until step 58,884: h2 has no open move. " + COST,
                longest(ComparisonStepSummaryWords.sentences(summary(EIGHT, pair, 44), names, List.of(), false)));
        String next = longest(ComparisonStepSummaryWords.sentences(summary(EIGHT, pair, 45), names, List.of(), false));
        assertTrue(next.endsWith(" Its twin goes to c3 here instead of b2. At step 44 " + COST), next);
    }

    /** A class asks for the cost long after the fork, too. */
    @Test
    void costOfTheChoiceOfATwinIsSaidFromItsForkOn() {
        List<ConfiguredAlgorithm> pair = List.of(
                ConfiguredAlgorithm.read("backtracking"),
                ConfiguredAlgorithm.read("backtracking fork 44 c3", EIGHT.board()));
        List<String> names = List.of("backtracking", "its twin");
        StepSummaryOf steps = new StepSummaryOf(EIGHT, pair);
        assertTrue(
                ComparisonStepSummaryWords.sentences(steps.at(43), names, List.of(), false).stream()
                        .noneMatch(words -> words.contains("costs")),
                "before the fork");
        List<String> late = ComparisonStepSummaryWords.sentences(steps.at(30_000), names, List.of(), false);
        assertTrue(longest(late).endsWith(". At step 44 " + COST), late::toString);
        assertFalse(late.getLast().contains("costs"), "without room for it");
        assertTrue(
                ComparisonStepSummaryWords.sentences(steps.at(44).only(1), names.subList(1, 2), List.of(), false)
                        .getFirst()
                        .endsWith(". " + COST),
                "of the twin alone");
    }

    /** Of one pane that is shown alone only that one is spoken of. */
    @Test
    void ofOneSearchOnlyThatOneIsSaid() {
        assertEquals(
                List.of("Step 44: backtracking goes on in vain until step 58,884: h2 has no open move."),
                ComparisonStepSummaryWords.sentences(
                        summary(EIGHT, ConfiguredAlgorithm.usual(), 44).only(0),
                        List.of("backtracking"),
                        List.of(),
                        false));
    }

    private record StepSummaryOf(Comparison comparison) {
        StepSummaryOf(Problem problem, List<ConfiguredAlgorithm> solvers) {
            this(new Comparison(problem, solvers));
            while (comparison.extend(LIMIT, LIMIT)) {}
        }

        ComparisonStepSummary at(long step) {
            ComparisonStepSummarizer search = new ComparisonStepSummarizer(comparison, comparison.snapshot(step));
            while (search.advance(LIMIT)) {}
            return search.summary();
        }
    }
}
