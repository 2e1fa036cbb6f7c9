package knightschool.ui.lesson.quiz;

import static knightschool.ui.lesson.quiz.QuizModels.again;
import static knightschool.ui.lesson.quiz.QuizModels.bet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import knightschool.lesson.Quiz;
import knightschool.lesson.progress.QuizProgress;
import knightschool.ui.history.UndoHistory;
import org.junit.jupiter.api.Test;

/** Bets, which are compared with what comes out. */
class BetModelTest {
    @Test
    void betIsComparedWithWhatCameOutAndIsNeitherRightNorWrong() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "steps backtracking 5x5 c3");
        model.writtenProperty().set("500");
        model.check();
        assertEquals(QuizModel.State.COMPARED, model.stateProperty().get());
        assertEquals(
                "You bet 500. It was 19,792. Count them.", model.replyProperty().get());
        assertEquals(QuizProgress.Outcome.BET, model.outcomeProperty().get());
        model.writtenProperty().set("19,792");
        model.check();
        assertEquals(
                "You bet 19,792, and so it was. Count them.",
                model.replyProperty().get());
        QuizProgress kept = model.remembered();
        assertEquals("500", kept.written(), "what counts is the first bet");
        QuizModel later = bet(Quiz.Kind.NUMBER, List.of(), "steps backtracking 5x5 c3");
        later.restore(kept);
        assertEquals(QuizModel.State.COMPARED, later.stateProperty().get());
        assertEquals(
                "You bet 19,792, and so it was. Count them.",
                later.replyProperty().get(),
                "what is seen again is the last one");
    }

    @Test
    void betOnAnAnswerOrAnOrderHasNoCross() {
        QuizModel one = bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
        one.choose("a few");
        one.check();
        assertEquals("It was many. Count them.", one.replyProperty().get());
        assertEquals(List.of(), one.crossedProperty().get());
        one.takeBetBack("a few");
        one.choose("many");
        one.check();
        assertEquals("So it was: many. Count them.", one.replyProperty().get());
        QuizModel order = bet(Quiz.Kind.ARRANGE, List.of("5 × 5", "4 × 4"), "edges 5x5", "edges 4x4");
        order.choose("5 × 5");
        order.choose("4 × 4");
        order.check();
        assertEquals(
                "Your bet: 5 × 5, 4 × 4. It was 4 × 4 (24), 5 × 5 (48). Count them.",
                order.replyProperty().get());
        order.choose("5 × 5");
        order.choose("5 × 5");
        order.check();
        assertEquals(
                "Your bet: 4 × 4, 5 × 5. So it was: 4 × 4 (24), 5 × 5 (48). Count them.",
                order.replyProperty().get());
    }

    /** A click for each hand that is up; what comes out is shown once all are counted. */
    @Test
    void betsOfAClassAreCountedTakenBackAndComparedTogether() {
        QuizModel model = bet(Quiz.Kind.CHOICE, List.of("a few", "many", "none"), "many");
        List.of("a few", "many", "none", "many").forEach(model::choose);
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.takeBetBack("none");
        model.takeBetBack("none");
        assertEquals(List.of(1, 2, 0), bets(model));
        UndoHistory history = model.answerHistory().orElseThrow();
        history.undo();
        history.undo();
        assertEquals(List.of(1, 1, 1), bets(model));
        history.redo();
        history.redo();
        model.check();
        assertEquals(
                "It was many: 2 of 3 bets. Count them.", model.replyProperty().get());
        assertEquals(List.of(), model.crossedProperty().get());
        QuizModel again = againBet(model);
        assertEquals(List.of(1, 2, 0), bets(again));
        assertEquals(
                "It was many: 2 of 3 bets. Count them.", again.replyProperty().get());
        again.choose("none");
        assertFalse(again.answeredProperty().get(), "more bets are being counted");
        again.answerHistory().orElseThrow().undo();
        assertTrue(again.answeredProperty().get());
    }

    /** A teacher who tries the slide alone must not open for ever what the class is to bet on. */
    @Test
    void nothingComesOutWhileNobodyHasBet() {
        QuizModel model = bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
        model.check();
        assertEquals(QuizModel.State.UNUSABLE, model.stateProperty().get());
        assertEquals(QuizProgress.Outcome.OPEN, model.outcomeProperty().get());
        model.choose("many");
        model.reveal();
        assertEquals(
                "So it was: many. Count them.", model.replyProperty().get(), "the solution says what was bet, too");
        assertEquals(QuizProgress.Outcome.BET, model.outcomeProperty().get());
    }

    @Test
    void handsOfTheLastComparisonAreRememberedAndUndoneAtOnceForTheNextClass() {
        QuizModel model = bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
        List.of("a few", "many", "many").forEach(model::choose);
        model.check();
        model.choose("a few");
        model.check();
        assertEquals(
                List.of("a few", "many", "many", "a few"), model.remembered().chosenAnswers());
        QuizModel again = againBet(model);
        assertEquals(List.of(2, 2), bets(again));
        again.answerHistory().orElseThrow().undo();
        assertEquals(List.of(0, 0), bets(again));
        assertFalse(again.answerHistory().orElseThrow().canUndo());
    }

    private static List<Integer> bets(QuizModel model) {
        return model.choices().stream().map(model::bets).toList();
    }

    /** Their numbers have two digits. */
    @Test
    void moreHandsThanAClassHasAreNotCounted() {
        QuizModel model = bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
        IntStream.range(0, 200).forEach(_ -> model.choose("many"));
        assertEquals(List.of(0, 99), bets(model));
    }

    @Test
    void solutionOfABetSaysWhatCameOut() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.reveal();
        assertEquals("It was 48. Count them.", model.replyProperty().get());
        assertEquals(QuizProgress.Outcome.REVEALED, model.outcomeProperty().get());
    }

    /** Before it became a bet, the same question may have been answered right. */
    @Test
    void questionThatWasRightBeforeItBecameABetIsCompared() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.restore(new QuizProgress(QuizProgress.Outcome.RIGHT, List.of(), "48", 0));
        assertEquals(
                "You bet 48, and so it was. Count them.", model.replyProperty().get());
    }

    /** A hint would take the place of what the bet is compared with. */
    @Test
    void betThatIsComparedWaitsForNoAnswerUntilItIsChanged() {
        QuizModel model = bet(
                Quiz.Kind.NUMBER,
                List.of(),
                new Quiz.Help("Count them.", Map.of(), List.of("One"), List.of()),
                "edges 5x5");
        model.writtenProperty().set("50");
        assertTrue(model.isAsking());
        assertTrue(model.hints().hasNext());
        model.check();
        assertFalse(model.isAsking());
        assertFalse(model.hints().hasNext());
        model.writtenProperty().set("5");
        assertTrue(model.isAsking());
        assertTrue(model.hints().hasNext());
    }

    @Test
    void betIsTakenBackAlsoAfterTheSlideWasLeft() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("50");
        model.check();
        QuizModel again = againBet(model);
        assertEquals("You bet 50. It was 48. Count them.", again.replyProperty().get());
        UndoHistory history = again.answerHistory().orElseThrow();
        assertTrue(history.canUndo());
        again.writtenProperty().set("60");
        again.check();
        history.undo();
        assertEquals("50", again.writtenProperty().get());
        assertEquals("You bet 50. It was 48. Count them.", again.replyProperty().get());
        history.undo();
        assertEquals("", again.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, again.stateProperty().get());
    }

    @Test
    void onlyABetThatWasMadeIsComparedAfterTheSlideWasLeft() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("50");
        model.check();
        model.writtenProperty().set("6");
        QuizModel again = againBet(model);
        assertEquals("6", again.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, again.stateProperty().get());
        assertEquals("", again.replyProperty().get());
        assertEquals(QuizProgress.Outcome.BET, again.outcomeProperty().get());
        assertEquals("50", again.remembered().written(), "what counts is the first bet");
    }

    private static QuizModel againBet(QuizModel model) {
        Quiz quiz = model.quiz();
        QuizModel again = bet(quiz.kind(), quiz.answers(), quiz.right().toArray(String[]::new));
        again.restore(model.remembered());
        again.sayAgain(again::check);
        return again;
    }

    /** A bet is made before one sees what comes out, so what is withheld until then is withheld again. */
    @Test
    void whatIsWithheldUntilTheBetIsWithheldAgainOnceItIsTakenBack() {
        QuizModel model = bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
        assertFalse(model.answeredProperty().get());
        model.choose("many");
        assertFalse(model.answeredProperty().get());
        model.check();
        assertTrue(model.answeredProperty().get());
        assertTrue(againBet(model).answeredProperty().get());
        model.answerHistory().orElseThrow().undo();
        assertFalse(model.answeredProperty().get());
        assertFalse(againBet(model).answeredProperty().get());
        model.answerHistory().orElseThrow().redo();
        assertTrue(model.answeredProperty().get());
    }

    /** Else the parts would be hidden, and come back a moment later, each time that the slide is shown. */
    @Test
    void betThatComesBackIsSettledBeforeItIsJudgedAgain() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("50");
        model.check();
        List<Runnable> tasks = new ArrayList<>();
        QuizModel again = bet(
                tasks::add,
                Quiz.Kind.NUMBER,
                List.of(),
                new Quiz.Help("Count them.", Map.of(), List.of(), List.of()),
                "edges 5x5");
        again.restore(model.remembered());
        assertEquals(QuizModel.State.OPEN, again.stateProperty().get());
        assertTrue(again.answeredProperty().get());
        again.writtenProperty().set("5");
        assertFalse(again.answeredProperty().get(), "another bet is being made");
        tasks.forEach(Runnable::run);
        assertFalse(again.answeredProperty().get());
    }

    /** What was bet says nothing about the question that takes the place of the bet. */
    @Test
    void questionThatWasABetIsOpen() {
        QuizModel bet = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        bet.writtenProperty().set("50");
        bet.check();
        QuizModel question = again(bet);
        assertEquals("50", question.writtenProperty().get());
        assertEquals(QuizModel.State.WRONG, question.stateProperty().get());
        assertEquals(QuizProgress.Outcome.OPEN, question.outcomeProperty().get());
        question.writtenProperty().set("48");
        question.check();
        assertEquals(QuizProgress.Outcome.RIGHT, question.outcomeProperty().get());
        assertEquals("48", question.remembered().written());
    }
}
