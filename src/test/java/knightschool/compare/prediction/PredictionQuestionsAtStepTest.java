package knightschool.compare.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.compare.Comparison;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.RandomProblems;
import knightschool.compare.SearchComputationProgress;
import knightschool.compare.event.PredictableEvent;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.position.Candidate;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.StepBinDepths;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every question at every step of searches on small boards, beside what the searches really do. */
@Execution(ExecutionMode.CONCURRENT)
class PredictionQuestionsAtStepTest {
    private static final long SEED = 20_261_129;
    private static final int STEPS = 300;
    private static final long ENOUGH = 100_000;
    private static final int BOARDS = 8;
    private static final Board FIVE = Board.full(5, 5);
    private static final List<ConfiguredAlgorithm> SOLVERS = Stream.concat(
                    Algorithms.all().stream().map(ConfiguredAlgorithm::of),
                    Stream.of(
                                    "warnsdorff --tie-break roth",
                                    "warnsdorff --tie-break pohl",
                                    "warnsdorff --tie-break random --seed 3",
                                    "forward-checking --strict")
                            .map(ConfiguredAlgorithm::read))
            .toList();

    static List<Problem> rightAnswersAreWhatTheSearchReallyDoes() {
        return RandomProblems.withHoles(SEED, BOARDS);
    }

    @ParameterizedTest
    @MethodSource
    void rightAnswersAreWhatTheSearchReallyDoes(Problem problem) {
        for (ConfiguredAlgorithm solver : SOLVERS) {
            Comparison comparison = new Comparison(problem, List.of(solver));
            comparison.extend(STEPS, STEPS);
            for (long step = 0; step <= comparison.reachable(); step++) {
                ComparisonSnapshot next = comparison.snapshot(step + 1);
                PredictionQuestionsAtStep moment = PredictionQuestionsAtStep.of(comparison, step);
                String where = solver.written() + " on " + problem.board() + ", step " + step;
                assertEquals(
                        new HashSet<>(moment.questions()).size(),
                        moment.questions().size(),
                        where);
                for (PredictionQuestion question : moment.questions()) {
                    assertTrue(question.choices().size() > 1, where);
                    assertTrue(question.choices().containsAll(question.right()), where);
                    assertFalse(question.isBet(), where);
                    assertEquals(step, question.step(), where);
                    check(question, next.frames().getFirst(), where);
                }
            }
        }
    }

    private static void check(PredictionQuestion question, SearchSnapshot next, String where) {
        switch (question) {
            case PredictionQuestion.NextSquare square -> checkSquare(square, next, where);
            case PredictionQuestion.ForwardOrBack direction -> {
                boolean on = next.path().length() > direction.now().path().length();
                assertEquals(List.of(new PredictionAnswer.Onward(on)), direction.right(), where);
            }
            case PredictionQuestion.CellClosed cell -> checkCell(cell, where);
            case PredictionQuestion.FinishesFirst _, PredictionQuestion.StepsToPowerOfTen _ ->
                throw new AssertionError(where + ": a bet");
        }
    }

    private static void checkSquare(PredictionQuestion.NextSquare asked, SearchSnapshot next, String where) {
        int placed = next.path().length() > asked.now().path().length()
                ? next.path().head()
                : next.stepKind().takenBack().getFirst();
        List<Integer> right = asked.right().stream()
                .map(answer -> ((PredictionAnswer.Square) answer).square())
                .toList();
        assertEquals(placed, right.getFirst(), where);
        Set<Integer> onward = new HashSet<>();
        asked.now().position().candidates().stream()
                .filter(candidate -> right.contains(candidate.square()))
                .forEach(candidate -> onward.add(candidate.onward()));
        assertEquals(1, onward.size(), where + ": all that count are equally good");
        int fewest = asked.now().position().candidates().stream()
                .mapToInt(candidate -> candidate.onward())
                .min()
                .orElseThrow();
        if (asked.now().position().scored()) {
            assertEquals(Set.of(fewest), onward, where);
        } else {
            assertEquals(1, right.size(), where + ": the order is the rule");
        }
        String because = PredictionWords.because(asked);
        asked.choices().forEach(choice -> assertTrue(because.contains(PredictionWords.answer(asked, choice)), because));
        assertTrue(because.contains(next.explanation().sentence()), because);
    }

    /** A move is closed if it leads to a square on the path that is not the knight's. */
    private static void checkCell(PredictionQuestion.CellClosed asked, String where) {
        SearchSnapshot now = asked.now();
        int target = now.position().moves().target(now.board(), asked.square(), asked.move());
        boolean onPath = IntStream.of(now.path().squares()).anyMatch(square -> square == target);
        boolean closed = onPath && target != now.path().head();
        assertEquals(List.of(new PredictionAnswer.Closed(closed)), asked.right(), where);
        assertTrue(now.board().isPlayable(target), where);
        assertTrue(PredictionWords.because(asked).contains(SquareNames.name(now.board(), target)), where);
    }

    @Test
    void questionsOfBothAnswersAndOfEveryKindComeUp() {
        Set<PredictionAnswer> answers = new HashSet<>();
        Set<Class<?>> kinds = new HashSet<>();
        Set<PredictableEvent> turns = new HashSet<>();
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), ConfiguredAlgorithm.usual());
        comparison.extend(STEPS, STEPS);
        for (long step = 0; step < STEPS; step++) {
            PredictionQuestionsAtStep moment = PredictionQuestionsAtStep.of(comparison, step);
            turns.addAll(moment.turningPoints());
            moment.questions().forEach(question -> {
                kinds.add(question.getClass());
                answers.addAll(question.right());
            });
        }
        assertEquals(Set.of(PredictableEvent.values()), turns);
        assertEquals(3, kinds.size(), kinds::toString);
        assertTrue(
                answers.containsAll(Set.of(
                        new PredictionAnswer.Onward(true),
                        new PredictionAnswer.Onward(false),
                        new PredictionAnswer.Closed(true),
                        new PredictionAnswer.Closed(false))),
                answers::toString);
    }

    /** As long a retreat as the look for the next event waits for, and none that goes on with one under way. */
    @Test
    void retreatThatIsAskedAboutIsALongOne() {
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), ConfiguredAlgorithm.usual());
        comparison.extend(STEPS, STEPS);
        int retreats = 0;
        for (long step = 1; step < STEPS - StepBinDepths.LONG_RETREAT; step++) {
            boolean isLong = false;
            for (Trace trace : comparison.traces()) {
                long end = step + StepBinDepths.LONG_RETREAT;
                isLong |= end <= trace.explored()
                        && trace.depthAt(step) >= trace.depthAt(step - 1)
                        && trace.depthAt(step) - trace.depthAt(end) == StepBinDepths.LONG_RETREAT;
            }
            Set<PredictableEvent> events =
                    PredictionQuestionsAtStep.of(comparison, step).turningPoints();
            assertEquals(isLong, events.contains(PredictableEvent.RETREAT), "step " + step);
            retreats += isLong ? 1 : 0;
        }
        assertTrue(retreats > 0);
    }

    /** After step 43 h2 has no open move: the one goes on all the same, the other is about to go back. */
    @Test
    void pruneIsAskedAboutBothSearchesAndSaidWhy() {
        PredictionQuestionsAtStep moment =
                moment(Problem.open(Board.full(8, 8), 0), 43, "backtracking", "forward-checking");
        assertTrue(moment.turningPoints().containsAll(Set.of(PredictableEvent.PRUNE, PredictableEvent.DIFFERENCE)));
        PredictionQuestion first = moment.questions().getFirst();
        assertEquals("Backtracking", PredictionWords.pane(first));
        assertEquals("Does the next step go on, or back?", PredictionWords.question(first));
        assertTrue(first.isRight(new PredictionAnswer.Onward(true)));
        assertEquals("Goes on to d1, although h2 can no longer be reached.", PredictionWords.because(first));
        PredictionQuestion other = moment.questions().stream()
                .filter(question ->
                        question instanceof PredictionQuestion.ForwardOrBack direction && direction.search() == 1)
                .findFirst()
                .orElseThrow();
        assertTrue(other.isRight(new PredictionAnswer.Onward(false)));
        assertEquals("e3 left h2 without an open move: e3 is taken back.", PredictionWords.because(other));
    }

    /**
     * From b3 of 5 × 5 all ways on tie for Warnsdorff, and each counts; one that is worse does not, and is told why.
     */
    @Test
    void everySquareOfATieCounts() {
        Problem problem = Problem.open(FIVE, 12);
        PredictionQuestion.NextSquare asked = (PredictionQuestion.NextSquare)
                moment(problem, 0, "warnsdorff").questions().getFirst();
        assertEquals(8, asked.choices().size());
        assertEquals(8, asked.right().size());
        String because = PredictionWords.because(asked);
        assertTrue(
                because.startsWith("Open moves from there: d5 2, e4 2, e2 2, d1 2, b1 2, a2 2, a4 2, b5 2."), because);
        assertTrue(because.endsWith(" are as good, and counted as right."), because);
        assertEquals("", PredictionWords.fault(asked, asked.right().getLast()));
        assertEquals("The knight stands on c3.", fault(asked, "c3"));
        assertEquals("c4 is not a knight's move away from c3.", fault(asked, "c4"));
        PredictionQuestion.NextSquare later = squareQuestions(problem, "warnsdorff")
                .filter(question -> question.right().size() < question.choices().size())
                .findFirst()
                .orElseThrow();
        PredictionAnswer worse = later.choices().stream()
                .filter(answer -> !later.isRight(answer))
                .findFirst()
                .orElseThrow();
        String words = PredictionWords.fault(later, worse);
        assertTrue(
                words.matches(PredictionWords.answer(later, worse)
                        + " leaves the knight more open moves than [a-e][1-5]: [2-8], not [1-7]\\."),
                words);
    }

    /** By another tie-break than an order a class can work the next square out, so it is told the numbers compared. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            warnsdorff --tie-break pohl | ties with N, but its neighbours have more open moves | from their neighbours
            warnsdorff --tie-break roth | is nearer to the centre than N                       | squares from the centre
            workbench --order farthest  | is nearer to the centre than N                       | squares from the centre
            """)
    void scoreThatBreaksATieIsToldOfAWrongSquare(String solver, String fault, String heading) {
        Problem problem = Problem.open(Board.full(8, 8), 0);
        List<PredictionQuestion.NextSquare> asked = squareQuestions(problem, solver)
                .filter(question -> wrongTies(question).findAny().isPresent())
                .toList();
        assertFalse(asked.isEmpty());
        for (PredictionQuestion.NextSquare question : asked) {
            String next = PredictionWords.answer(question, question.right().getFirst());
            wrongTies(question).forEach(answer -> {
                String words = PredictionWords.fault(question, answer);
                Matcher scores = Pattern.compile(PredictionWords.answer(question, answer) + " "
                                + fault.replace("N", next) + ": ([0-9.]+), not ([0-9.]+)\\.")
                        .matcher(words);
                assertTrue(scores.matches(), words);
                double wrong = Double.parseDouble(scores.group(1));
                double right = Double.parseDouble(scores.group(2));
                assertTrue(solver.endsWith("pohl") ? wrong > right : wrong < right, words);
                String because = PredictionWords.because(question);
                assertTrue(because.contains("; " + heading + ": " + next + " " + scores.group(2) + ", "), because);
            });
        }
    }

    /** The wrong answers with as few open moves as the next square, if the search goes by open moves. */
    private static Stream<PredictionAnswer> wrongTies(PredictionQuestion.NextSquare question) {
        List<Candidate> candidates = question.now().position().candidates();
        return candidates.stream()
                .filter(candidate -> !question.now().position().scored()
                        || candidate.onward() == candidates.getFirst().onward())
                .<PredictionAnswer>map(candidate -> new PredictionAnswer.Square(candidate.square()))
                .filter(answer -> !question.isRight(answer));
    }

    @Test
    void orderIsTheRuleOfBacktracking() {
        PredictionQuestion.NextSquare asked = squareQuestion(moment(Problem.open(FIVE, 12), 0, "backtracking"));
        assertEquals(List.of(answer("d5")), asked.right());
        assertEquals(
                "Moves left to try, in order: d5, e4, e2, d1, b1, a2, a4, b5."
                        + " d5 is the first untried move from c3.",
                PredictionWords.because(asked));
        assertEquals("e4 comes later in the order.", fault(asked, "e4"));
        PredictionQuestion.NextSquare back = squareQuestions(Problem.open(FIVE, 12), "backtracking")
                .filter(question -> question.now().position().tried() != 0)
                .findFirst()
                .orElseThrow();
        int tried = back.now().stepKind().takenBack().getFirst();
        String name = SquareNames.name(back.now().board(), tried);
        assertEquals(name + " was tried from here, and taken back.", fault(back, name));
        int before = back.now().path().square(back.now().path().length() - 2);
        String visited = SquareNames.name(back.now().board(), before);
        assertEquals(visited + " is visited already.", fault(back, visited));
    }

    /** All of one search, from its first step on. */
    private static Stream<PredictionQuestion.NextSquare> squareQuestions(Problem problem, String solver) {
        return IntStream.range(0, STEPS)
                .mapToObj(step -> moment(problem, step, solver))
                .flatMap(moment -> moment.questions().stream())
                .filter(PredictionQuestion.NextSquare.class::isInstance)
                .map(PredictionQuestion.NextSquare.class::cast);
    }

    private static String fault(PredictionQuestion question, String square) {
        return PredictionWords.fault(question, answer(square));
    }

    private static PredictionAnswer answer(String name) {
        return new PredictionAnswer.Square(SquareNames.parse(Board.full(5, 5), name));
    }

    private static PredictionQuestion.NextSquare squareQuestion(PredictionQuestionsAtStep moment) {
        return moment.questions().stream()
                .filter(PredictionQuestion.NextSquare.class::isInstance)
                .map(PredictionQuestion.NextSquare.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static PredictionQuestionsAtStep moment(Problem problem, long step, String... solvers) {
        Comparison comparison = new Comparison(
                problem, Stream.of(solvers).map(ConfiguredAlgorithm::read).toList());
        comparison.extend(step + 1, step + 1);
        return PredictionQuestionsAtStep.of(comparison, step);
    }

    /** The usual three on 5 × 5 from c3 end after 19,792, 2,394 and 24 steps. */
    @Test
    void betsAreAboutTheEnds() {
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), ConfiguredAlgorithm.usual());
        comparison.extend(100_000, 100_000);
        List<PredictionQuestion> bets = PredictionQuestionsAtStep.bets(0, FIVE, comparison.lanes());
        assertEquals(2, bets.size());
        assertTrue(bets.stream().allMatch(PredictionQuestion::isBet));
        assertEquals(List.of(new PredictionAnswer.Pane(2)), bets.getFirst().right());
        assertEquals("Warnsdorff finishes first, after 24 steps.", PredictionWords.because(bets.getFirst()));
        assertEquals("Backtracking", PredictionWords.pane(bets.getLast()));
        assertEquals(List.of(new PredictionAnswer.PowerOfTen(4)), bets.getLast().right());
        assertEquals(
                "10,000",
                PredictionWords.answer(bets.getLast(), bets.getLast().right().getFirst()));
        assertEquals("Backtracking ends after 19,792 steps.", PredictionWords.because(bets.getLast()));
        assertEquals(List.of(), PredictionQuestionsAtStep.bets(24, FIVE, comparison.lanes()), "an end is seen");
    }

    @Test
    void twinIsToldFromItsOriginalInEveryQuestion() {
        List<ConfiguredAlgorithm> solvers = Stream.of("backtracking", "backtracking fork 0 e4", "backtracking")
                .map(text -> ConfiguredAlgorithm.read(text, FIVE))
                .toList();
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), solvers);
        comparison.extend(ENOUGH, ENOUGH);
        List<PredictionQuestion> bets = PredictionQuestionsAtStep.bets(0, FIVE, comparison.lanes());
        assertEquals(
                List.of("Backtracking", "Backtracking, e4 at step 0", "Backtracking, number 2"),
                bets.getFirst().choices().stream()
                        .map(answer -> PredictionWords.answer(bets.getFirst(), answer))
                        .toList());
        assertTrue(bets.stream()
                .filter(PredictionQuestion.StepsToPowerOfTen.class::isInstance)
                .allMatch(bet -> PredictionWords.because(bet).startsWith(PredictionWords.pane(bet) + " ends after")));
        PredictionQuestionsAtStep moment = PredictionQuestionsAtStep.of(comparison, 10);
        assertEquals(
                Set.of("Backtracking", "Backtracking, e4 at step 0"),
                moment.questions().stream().map(PredictionWords::pane).collect(Collectors.toSet()));
    }

    /** At the step of a fork the name of the twin says what comes next in it, and in its original what does not. */
    @Test
    void forkedSearchAndItsTwinAreNotAskedAboutAtTheFork() {
        List<ConfiguredAlgorithm> solvers = Stream.of("backtracking", "backtracking fork 4 d3", "forward-checking")
                .map(text -> ConfiguredAlgorithm.read(text, FIVE))
                .toList();
        Comparison comparison = new Comparison(Problem.open(FIVE, 12), solvers);
        comparison.extend(STEPS, STEPS);
        assertEquals(Set.of(2), asked(comparison, 4));
        assertEquals(Set.of(0, 1, 2), asked(comparison, 5));
    }

    private static Set<Integer> asked(Comparison comparison, long step) {
        return PredictionQuestionsAtStep.of(comparison, step).questions().stream()
                .map(question -> question.pane().orElseThrow())
                .collect(Collectors.toSet());
    }

    @Test
    void searchWithoutAnotherIsNoRaceAndUnknownEndsAreNoBets() {
        Comparison one = new Comparison(Problem.open(FIVE, 12), List.of(ConfiguredAlgorithm.read("backtracking")));
        one.extend(100, 100);
        assertEquals(List.of(), PredictionQuestionsAtStep.bets(0, FIVE, one.lanes()));
        one.extend(100_000, 100_000);
        assertEquals(1, PredictionQuestionsAtStep.bets(0, FIVE, one.lanes()).size());
        Comparison same = new Comparison(
                Problem.open(FIVE, 12),
                List.of(ConfiguredAlgorithm.read("forward-checking"), ConfiguredAlgorithm.read("kept-domains")));
        same.extend(100_000, 100_000);
        assertTrue(
                PredictionQuestionsAtStep.bets(0, FIVE, same.lanes()).stream()
                        .noneMatch(PredictionQuestion.FinishesFirst.class::isInstance),
                "both end at once");
    }

    @Test
    void nearestPowerCountsByDifferenceAndOnTheAxis() {
        assertEquals(List.of(1), powers(10));
        assertEquals(List.of(2), powers(63));
        assertEquals(List.of(2, 1), powers(40), "nearer to 100 on the axis, to 10 by difference");
        assertEquals(List.of(2, 1), powers(55), "as far from one as from the other");
        assertEquals(List.of(2), powers(56));
        assertEquals(List.of(7), powers(6_484_065));
        assertEquals(List.of(7, 6), powers(4_000_000));
    }

    private static List<Integer> powers(long steps) {
        SearchSnapshot.Counters counters = new SearchSnapshot.Counters(steps, 1, steps, 0, 0, 1);
        SearchComputationProgress end =
                new SearchComputationProgress(ConfiguredAlgorithm.read("backtracking"), counters, true, Outcome.FOUND);
        return new PredictionQuestion.StepsToPowerOfTen(0, 0, end, "Backtracking")
                .right().stream()
                        .map(answer -> ((PredictionAnswer.PowerOfTen) answer).exponent())
                        .toList();
    }
}
