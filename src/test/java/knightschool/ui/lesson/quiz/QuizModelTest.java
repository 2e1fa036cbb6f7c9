package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.files.InputFault;
import knightschool.lesson.ProofOrder;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.setup.source.FileResolver;
import knightschool.ui.history.UndoHistory;
import org.junit.jupiter.api.Test;

class QuizModelTest {
    @Test
    void checkJudgesANumberByTheEngine() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("47");
        model.check();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.writtenProperty().set(" 48 ");
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.check();
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        assertEquals("Count them.", model.replyProperty().get());
        model.writtenProperty().set("many");
        model.check();
        assertEquals(QuizModel.State.UNUSABLE, model.stateProperty().get());
        model.writtenProperty().set("12345678901234567890");
        model.check();
        assertEquals(
                "This number has 20 digits. Write one of at most 18 digits.",
                model.replyProperty().get());
    }

    @Test
    void checkAsksForAnAnswerFirst() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "a");
        model.check();
        assertEquals("Choose an answer first.", model.replyProperty().get());
    }

    @Test
    void chooseKeepsOneOfAChoiceAndSeveralOfChoices() {
        QuizModel one = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        one.choose("a");
        one.choose("b");
        one.check();
        assertEquals(QuizModel.State.RIGHT, one.stateProperty().get());
        QuizModel several = model(Quiz.Kind.CHOICES, List.of("a", "b", "c"), "a", "c");
        List.of("a", "b", "b", "c").forEach(several::choose);
        several.check();
        assertEquals(QuizModel.State.RIGHT, several.stateProperty().get());
    }

    @Test
    void checkJudgesSquaresAndWalksThatWereClicked() {
        QuizModel squares = model(Quiz.Kind.SQUARES, List.of(), "neighbours 5x5 a1");
        squares.check(() -> List.of("c2", "b3"));
        assertEquals(QuizModel.State.RIGHT, squares.stateProperty().get());
        QuizModel walk = model(Quiz.Kind.WALK, List.of(), "circuit = true", "length = 4");
        walk.check(() -> List.of("a1", "b3", "a1"));
        assertEquals(QuizModel.State.WRONG, walk.stateProperty().get());
        walk.check(() -> List.of("a1", "b3", "d4", "c2", "a1"));
        assertEquals(QuizModel.State.RIGHT, walk.stateProperty().get());
        walk.check(List::of);
        assertTrue(walk.replyProperty().get().contains("first"));
    }

    @Test
    void checkSaysNothingAboutAnAnswerThatHasBeenChangedSince() {
        Deque<Runnable> verdicts = new ArrayDeque<>();
        QuizModel model = model(verdicts::add, Quiz.Kind.CHOICE, List.of("a", "b"), "a");
        model.choose("a");
        model.check();
        model.choose("b");
        verdicts.remove().run();
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        assertEquals("", model.replyProperty().get());
    }

    @Test
    void checkSaysOnlyWhatCameOfTheLastOfTwo() {
        Deque<Runnable> verdicts = new ArrayDeque<>();
        QuizModel model = model(verdicts::add, Quiz.Kind.CHOICE, List.of("a", "b"), "a");
        for (String answer : List.of("a", "b")) {
            model.choose(answer);
            model.check();
        }
        verdicts.removeLast().run();
        verdicts.removeLast().run();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
    }

    @Test
    void hintsComeOneAfterTheOtherAndThenTheSolution() {
        QuizModel model = helped();
        model.hint();
        assertEquals("One", model.replyProperty().get());
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        model.hint();
        assertEquals("Two", model.replyProperty().get());
        assertEquals(0, model.hintsLeft());
        model.hint();
        assertEquals("Two", model.replyProperty().get());
        model.reveal();
        assertEquals("48. Count them.", model.replyProperty().get());
        assertEquals(QuizModel.State.REVEALED, model.stateProperty().get());
    }

    @Test
    void hintsThatWereReadStayWhileTheAnswerIsMade() {
        QuizModel model = hinted(Quiz.Kind.SQUARES, "b3");
        model.picked(List.of("a1"));
        assertEquals("", model.replyProperty().get(), "none was read yet");
        model.hint();
        model.hint();
        model.picked(List.of("a2"));
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        assertEquals("Two", model.replyProperty().get());
        model.hintAgain(0);
        model.picked(List.of("a2", "b3"));
        assertEquals("One", model.replyProperty().get());
        model.check();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.picked(List.of("b2"));
        assertEquals("Two", model.replyProperty().get(), "the last one comes back when a verdict is void");
        model.picked(List.of("b3"));
        model.check();
        model.picked(List.of("b3", "a1"));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get(), "it is answered");
    }

    @Test
    void hintLeavesCrossedWhatIsWrongUntilTheAnswerIsChanged() {
        QuizModel model = hinted(Quiz.Kind.SQUARES, "b3");
        model.picked(List.of("a2"));
        model.check();
        QuizAnswerMarks crossed = model.marksProperty().get();
        assertFalse(crossed.crossed().isEmpty());
        model.hint();
        assertEquals("One", model.replyProperty().get());
        assertEquals(crossed, model.marksProperty().get());
        model.hintAgain(0);
        assertEquals(crossed, model.marksProperty().get());
        model.picked(List.of("a2", "b3"));
        assertEquals(QuizAnswerMarks.NONE, model.marksProperty().get());
        model.hintAgain(0);
        assertEquals(QuizAnswerMarks.NONE, model.marksProperty().get());
    }

    @Test
    void wrongChoicesKeepTheirCrossesUntilTheAnswerIsRight() {
        for (Quiz.Kind kind : List.of(Quiz.Kind.CHOICE, Quiz.Kind.CHOICES)) {
            QuizModel model = hinted(kind, List.of("a", "b", "c"), "b");
            model.choose("c");
            model.check();
            assertEquals(List.of("c"), model.crossedProperty().get());
            model.hint();
            model.hintAgain(0);
            assertEquals(List.of("c"), model.crossedProperty().get());
            model.choose("a");
            assertEquals(
                    model.isJudgedAtOnce() ? List.of("c", "a") : List.of("c"),
                    model.crossedProperty().get(),
                    "another is chosen");
            if (kind == Quiz.Kind.CHOICES) {
                model.choose("c");
            }
            model.check();
            assertEquals(List.of("c", "a"), model.crossedProperty().get(), "both were tried");
            model.hintAgain(0);
            assertEquals(List.of("c", "a"), model.crossedProperty().get());
            if (kind == Quiz.Kind.CHOICES) {
                model.choose("a");
            }
            model.choose("b");
            model.check();
            assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
            assertEquals(List.of(), model.crossedProperty().get());
        }
    }

    @Test
    void onlyWhatDoesNotBelongToAnAnswerIsCrossedAndTheSolutionLeavesItSo() {
        QuizModel model = model(Quiz.Kind.CHOICES, List.of("a", "b", "c"), "a", "b");
        List.of("a", "c").forEach(model::choose);
        model.check();
        assertEquals(List.of("c"), model.crossedProperty().get());
        model.reveal();
        assertEquals(List.of("c"), model.crossedProperty().get());
        QuizModel blanks = blanks(List.of("a", "b", "c"));
        List.of("a", "c").forEach(blanks::choose);
        blanks.check();
        assertEquals(List.of("c"), blanks.crossedProperty().get());
    }

    @Test
    void hintOnAWalkStaysWhenTheWalkIsChangedAndItsCrossesGo() {
        QuizModel model = hinted(Quiz.Kind.WALK, "length = 2");
        model.check(SubmittedAnswer.of(List.of("a1", "a2")));
        assertFalse(model.marksProperty().get().isEmpty());
        model.hint();
        assertFalse(model.marksProperty().get().isEmpty());
        model.notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizAnswerMarks.NONE, model.marksProperty().get());
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        assertEquals("One", model.replyProperty().get());
    }

    @Test
    void revealedQuizStaysRevealedWhateverIsAnsweredAfterwards() {
        QuizModel model = helped();
        model.reveal();
        model.writtenProperty().set("48");
        model.check();
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        assertEquals(QuizProgress.Outcome.REVEALED, model.outcomeProperty().get());
        QuizModel other = helped();
        other.writtenProperty().set("48");
        other.check();
        other.reveal();
        assertEquals(QuizProgress.Outcome.RIGHT, other.outcomeProperty().get());
    }

    @Test
    void restoreGivesBackHowAQuizWasLeft() {
        QuizModel model = helped();
        model.hint();
        model.writtenProperty().set("48");
        model.check();
        QuizModel again = helped();
        again.restore(model.remembered());
        assertEquals("48", again.writtenProperty().get());
        assertEquals(1, again.hintsLeft());
        assertEquals(QuizModel.State.RIGHT, again.stateProperty().get());
        assertEquals(model.remembered(), again.remembered());
    }

    @Test
    void noticeSaysNothingToWhatIsNotRight() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "length = 2");
        model.notice(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
    }

    @Test
    void whatWasSaidOfARightAnswerIsSaidOnlyAsLongAsItIsRight() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "trail = true", "length >= 2");
        model.notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", model.replyProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "b3", "d4", "c2")));
        assertEquals("Count them.", model.replyProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "b3", "d4", "b3")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get(), "what was done is done");
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", model.replyProperty().get());
        model.notice(SubmittedAnswer.of(List.of()));
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get());
        assertEquals(QuizProgress.Outcome.RIGHT, model.outcomeProperty().get());
    }

    @Test
    void rightAnswerThatIsCheckedIsFollowedWithoutACheck() {
        QuizModel walk = model(Quiz.Kind.WALK, List.of(), "length = 2");
        walk.check(() -> List.of("a1", "b3", "d4"));
        walk.changed(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizWords.CHANGED_SINCE, walk.replyProperty().get());
        walk.changed(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", walk.replyProperty().get());
        QuizModel squares = model(Quiz.Kind.SQUARES, List.of(), "neighbours 5x5 a1");
        squares.check(() -> List.of("c2", "b3"));
        squares.picked(List.of("c2"));
        assertEquals(QuizWords.CHANGED_SINCE, squares.replyProperty().get());
        squares.picked(List.of("b3", "c2"));
        assertEquals("Count them.", squares.replyProperty().get());
    }

    /** What was made on the scene since the answer was right comes back with the slide. */
    @Test
    void rightAnswerThatComesBackIsFollowedToo() {
        QuizModel before = model(Quiz.Kind.WALK, List.of(), "length = 2");
        before.check(() -> List.of("a1", "b3", "d4"));
        QuizModel again = model(Quiz.Kind.WALK, List.of(), "length = 2");
        again.restore(before.remembered());
        again.lookAgain(SubmittedAnswer.of(List.of("a1", "b3", "c5")));
        assertEquals("Count them.", again.replyProperty().get());
        again.lookAgain(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizWords.CHANGED_SINCE, again.replyProperty().get());
    }

    @Test
    void noticeSaysWhatNoFurtherStepCanMendAndTakesItBackWithTheStep() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "walk = true", "end = a1", "length >= 2");
        model.notice(SubmittedAnswer.of(List.of("a1", "b2")));
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        assertEquals(
                "Step 1, a1 to b2, is no knight's move, so this is not a walk.",
                model.replyProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "a2")));
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of()));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1", "z9")));
        assertEquals(QuizModel.State.UNUSABLE, model.stateProperty().get());
        model.notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
    }

    @Test
    void answerOfOneChoiceReplacesAnotherAndOrdersAreKept() {
        QuizModel order = model(Quiz.Kind.ARRANGE, List.of("b", "a"), "a", "b");
        order.choose("b");
        order.choose("a");
        order.check();
        assertEquals(QuizModel.State.WRONG, order.stateProperty().get());
        order.choose("b");
        order.choose("b");
        order.check();
        assertEquals(QuizModel.State.RIGHT, order.stateProperty().get());
    }

    private static QuizModel helped() {
        return hinted(Quiz.Kind.NUMBER, "edges 5x5");
    }

    private static QuizModel hinted(Quiz.Kind kind, String right) {
        return hinted(kind, List.of(), right);
    }

    private static QuizModel hinted(Quiz.Kind kind, List<String> answers, String right) {
        Quiz quiz = new Quiz(
                "How many?",
                kind,
                answers,
                List.of(right),
                ProofOrder.none(),
                new Quiz.Help("Count them.", Map.of(), List.of("One", "Two"), List.of()),
                Quiz.Purpose.QUESTION,
                1,
                1);
        return new QuizModel(
                quiz,
                new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(5, 5)),
                Runnable::run,
                Runnable::run);
    }

    @Test
    void blanksAreFilledOneAfterTheOtherAndBegunAgainOnceAllAreFull() {
        QuizModel picked = blanks(List.of("a", "b", "c"));
        picked.choose("b");
        assertEquals(QuizModel.State.OPEN, picked.stateProperty().get());
        picked.choose("a");
        assertEquals(QuizModel.State.WRONG, picked.stateProperty().get());
        List.of("a", "b").forEach(picked::choose);
        assertEquals(List.of(), picked.chosenAnswers(), "what is chosen again is taken back");
        List.of("b", "c", "a", "b").forEach(picked::choose);
        assertEquals(QuizModel.State.RIGHT, picked.stateProperty().get());
    }

    @Test
    void blanksAreWrittenWithBarsBetweenAndNoneIsLeftEmpty() {
        QuizModel written = blanks(List.of());
        written.writtenProperty().set("a|");
        written.check();
        assertEquals(QuizModel.State.UNUSABLE, written.stateProperty().get());
        written.writtenProperty().set("a|b");
        written.check();
        assertEquals(QuizModel.State.RIGHT, written.stateProperty().get());
    }

    @Test
    void answerThatIsNoneIsSaidInASentence() {
        QuizModel chosen = blanks(List.of("a", "b"));
        chosen.choose("a");
        chosen.check();
        assertEquals(
                "A blank is still empty. Fill in every blank.",
                chosen.replyProperty().get());
    }

    private static QuizModel blanks(List<String> answers) {
        Quiz quiz = new Quiz("First ___, then ___.", Quiz.Kind.BLANK, answers, List.of("a", "b"), "", 1, 1);
        QuizJudge judge = new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(5, 5));
        return new QuizModel(quiz, judge, Runnable::run, Runnable::run);
    }

    private static QuizModel model(Quiz.Kind kind, List<String> answers, String... right) {
        return model(Runnable::run, kind, answers, right);
    }

    private static QuizModel model(Executor screen, Quiz.Kind kind, List<String> answers, String... right) {
        Quiz quiz = new Quiz("What?", kind, answers, List.of(right), "Count them.", 1, 1);
        QuizJudge judge = new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(5, 5));
        return new QuizModel(quiz, judge, Runnable::run, screen);
    }

    @Test
    void betIsComparedWithWhatCameOutAndIsNeitherRightNorWrong() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "steps backtracking 5x5 c3");
        model.writtenProperty().set("500");
        model.check();
        assertEquals(QuizModel.State.COMPARED, model.stateProperty().get());
        assertEquals(
                "You bet 500, it was 19,792. Count them.", model.replyProperty().get());
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
        assertEquals(
                "Your bet: a few. It was many. Count them.", one.replyProperty().get());
        assertEquals(List.of(), one.crossedProperty().get());
        one.choose("many");
        assertEquals(
                "Your bet: many. So it was. Count them.", one.replyProperty().get());
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
        assertTrue(model.hasHint());
        model.check();
        assertFalse(model.isAsking());
        assertFalse(model.hasHint());
        model.writtenProperty().set("5");
        assertTrue(model.isAsking());
        assertTrue(model.hasHint());
    }

    @Test
    void betIsTakenBackAlsoAfterTheSlideWasLeft() {
        QuizModel model = bet(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("50");
        model.check();
        QuizModel again = againBet(model);
        assertEquals("You bet 50, it was 48. Count them.", again.replyProperty().get());
        UndoHistory history = again.answerHistory().orElseThrow();
        assertTrue(history.canUndo());
        again.writtenProperty().set("60");
        again.check();
        history.undo();
        assertEquals("50", again.writtenProperty().get());
        assertEquals("You bet 50, it was 48. Count them.", again.replyProperty().get());
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
        assertTrue(model.answeredProperty().get());
        assertTrue(againBet(model).answeredProperty().get());
        model.answerHistory().orElseThrow().undo();
        assertFalse(model.answeredProperty().get());
        assertFalse(againBet(model).answeredProperty().get());
        model.answerHistory().orElseThrow().redo();
        assertTrue(model.answeredProperty().get());
    }

    /** Who looks at what is said to other answers has seen already what was withheld. */
    @Test
    void whatIsWithheldUntilAnAnswerIsWithheldAgainOnlyOnceItIsTakenBack() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("a");
        assertFalse(model.answeredProperty().get());
        model.choose("b");
        model.choose("a");
        assertTrue(model.answeredProperty().get());
        UndoHistory history = model.answerHistory().orElseThrow();
        while (history.canUndo()) {
            history.undo();
        }
        assertFalse(model.answeredProperty().get());
        model.reveal();
        assertTrue(model.answeredProperty().get());
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

    private static QuizModel bet(Quiz.Kind kind, List<String> answers, String... right) {
        return bet(kind, answers, new Quiz.Help("Count them.", Map.of(), List.of(), List.of()), right);
    }

    private static QuizModel bet(Quiz.Kind kind, List<String> answers, Quiz.Help help, String... right) {
        Quiz quiz = new Quiz("What?", kind, answers, List.of(right), ProofOrder.none(), help, Quiz.Purpose.BET, 1, 1);
        QuizJudge judge = new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(5, 5));
        return new QuizModel(quiz, judge, Runnable::run, Runnable::run);
    }

    /** The best result counts, and what was answered last is what the person sees again. */
    @Test
    void answerAfterARightOneComesBackAndTheQuestionStaysAnswered() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("b");
        assertEquals(Optional.empty(), model.remembered().later());
        model.answerHistory().orElseThrow().undo();
        QuizModel nothing = again(model);
        assertEquals(List.of(), nothing.chosenAnswers());
        assertEquals(QuizModel.State.OPEN, nothing.stateProperty().get());
        assertFalse(nothing.answerHistory().orElseThrow().canUndo());
        nothing.answerHistory().orElseThrow().redo();
        assertEquals(List.of("b"), nothing.chosenAnswers(), "what was taken back");
        model.choose("a");
        assertEquals(List.of("b"), model.remembered().chosenAnswers(), "it was right");
        QuizModel wrong = again(model);
        assertEquals(QuizProgress.Outcome.RIGHT, wrong.outcomeProperty().get());
        assertEquals(List.of("a"), wrong.chosenAnswers());
        assertEquals(QuizModel.State.WRONG, wrong.stateProperty().get());
        assertEquals(model.remembered(), wrong.remembered());
        wrong.answerHistory().orElseThrow().undo();
        assertEquals(List.of("b"), wrong.chosenAnswers());
        assertEquals(Optional.empty(), wrong.remembered().later(), "it is the right one again");
    }

    @Test
    void orderAfterARightOneComesBackCheckedOrNot() {
        QuizModel model = model(Quiz.Kind.ARRANGE, List.of("b", "a"), "a", "b");
        List.of("a", "b").forEach(model::choose);
        model.check();
        List.of("a", "b").forEach(model::choose);
        model.choose("b");
        model.choose("a");
        QuizModel unchecked = again(model);
        assertEquals(List.of("b", "a"), unchecked.chosenAnswers());
        assertEquals(QuizModel.State.OPEN, unchecked.stateProperty().get());
        model.check();
        assertEquals(QuizModel.State.WRONG, again(model).stateProperty().get());
        List.of("b", "a", "a", "b").forEach(model::choose);
        assertEquals(QuizModel.State.OPEN, again(model).stateProperty().get(), "it is not checked again");
    }

    @Test
    void rightAnswerAfterTheSolutionComesBackAndTheSolutionCounts() {
        QuizModel model = helped();
        model.reveal();
        assertEquals(Optional.empty(), model.remembered().later());
        model.writtenProperty().set("48");
        model.check();
        QuizModel again = helped();
        again.restore(model.remembered());
        again.sayAgain(again::check);
        assertEquals(QuizProgress.Outcome.REVEALED, again.outcomeProperty().get());
        assertEquals(QuizModel.State.RIGHT, again.stateProperty().get());
        assertEquals("48", again.writtenProperty().get());
    }

    @Test
    void squaresPickedAfterTheRightOnesComeBack() {
        QuizModel model = model(Quiz.Kind.SQUARES, List.of(), "neighbours 5x5 a1");
        model.picked(List.of("b3", "c2"));
        model.check();
        model.picked(List.of("b3"));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        QuizModel again = again(model);
        assertEquals("b3", again.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, again.stateProperty().get());
        model.picked(List.of("b3", "c2"));
        assertEquals(QuizModel.State.RIGHT, again(model).stateProperty().get());
    }

    /** What is only typed is undone in its field. */
    @Test
    void typedAnswersAreTakenBackOnceTheyWereGiven() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        UndoHistory history = model.answerHistory().orElseThrow();
        model.writtenProperty().set("47");
        assertFalse(history.canUndo());
        model.check();
        model.check();
        model.writtenProperty().set("4");
        model.writtenProperty().set("48");
        model.check();
        assertTrue(model.isRight());
        history.undo();
        assertEquals("47", model.writtenProperty().get());
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        history.undo();
        assertEquals("", model.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        assertFalse(history.canUndo());
        history.redo();
        history.redo();
        assertEquals("48", model.writtenProperty().get());
        assertTrue(model.isRight());
        QuizModel again = again(model);
        again.answerHistory().orElseThrow().undo();
        assertEquals("", again.writtenProperty().get());
        assertTrue(again.isAsking());
        model.writtenProperty().set("49");
        QuizModel changed = again(model);
        changed.answerHistory().orElseThrow().undo();
        assertEquals("48", changed.writtenProperty().get(), "what was given last is known, too");
        assertTrue(changed.isRight());
    }

    @Test
    void textThatIsTypedAfterAnAnswerIsNotLostByUndoAndRedo() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        UndoHistory history = model.answerHistory().orElseThrow();
        model.writtenProperty().set("47");
        model.check();
        model.writtenProperty().set("48");
        history.undo();
        assertEquals("47", model.writtenProperty().get());
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        history.redo();
        assertEquals("48", model.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get(), "it was not given");
        history.undo();
        history.undo();
        assertEquals("", model.writtenProperty().get());
        model.writtenProperty().set("4");
        history.redo();
        assertEquals("47", model.writtenProperty().get());
        history.undo();
        assertEquals("4", model.writtenProperty().get());
    }

    @Test
    void stepsGoOnWhenTheSlideIsShownAnew() {
        QuizModel typed = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        for (String number : List.of("46", "48", "47")) {
            typed.writtenProperty().set(number);
            typed.check();
        }
        typed.writtenProperty().set("4");
        QuizModel typedAgain = again(typed);
        typedAgain
                .answerHistory()
                .orElseThrow()
                .adopt(typed.answerHistory().orElseThrow().steps());
        for (String number : List.of("47", "48", "46", "")) {
            typedAgain.answerHistory().orElseThrow().undo();
            assertEquals(number, typedAgain.writtenProperty().get());
        }
        QuizModel chosen = model(Quiz.Kind.CHOICE, List.of("a", "b", "c"), "b");
        List.of("a", "b", "c").forEach(chosen::choose);
        chosen.answerHistory().orElseThrow().undo();
        QuizModel chosenAgain = again(chosen);
        AnswerHistory history = chosenAgain.answerHistory().orElseThrow();
        history.adopt(chosen.answerHistory().orElseThrow().steps());
        history.redo();
        assertEquals(List.of("c"), chosenAgain.chosenAnswers());
        history.undo();
        history.undo();
        assertEquals(List.of("a"), chosenAgain.chosenAnswers());
        history.adopt(chosen.answerHistory().orElseThrow().steps());
        history.undo();
        assertEquals(
                List.of(), chosenAgain.chosenAnswers(), "steps that end with another answer are not those of this one");
    }

    /** Only the result of a question is kept for good: the answer that settled it, and the present one. */
    @Test
    void answerThatSettledAQuestionIsReturnedToAfterARestart() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("b");
        model.choose("a");
        QuizModel again = again(model);
        again.answerHistory().orElseThrow().undo();
        assertEquals(List.of("b"), again.chosenAnswers());
        assertTrue(again.isRight());
    }

    private static QuizModel again(QuizModel model) {
        Quiz quiz = model.quiz();
        QuizModel again = model(quiz.kind(), quiz.answers(), quiz.right().toArray(String[]::new));
        again.restore(model.remembered());
        again.sayAgain(again::check);
        return again;
    }

    /** What is undone is as before the answer: help can be asked for. */
    @Test
    void hintsCanBeAskedForAgainOnceARightAnswerIsTakenBack() {
        QuizModel model = hinted(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("b");
        assertFalse(model.isAsking());
        assertFalse(model.hasHint());
        model.answerHistory().orElseThrow().undo();
        assertTrue(model.isAsking());
        assertTrue(model.hasHint());
        model.hint();
        assertEquals("One", model.replyProperty().get());
    }

    @Test
    void answerThatIsNoLongerOfferedIsNotChosenAgain() {
        QuizModel model = model(Quiz.Kind.CHOICES, List.of("a", "b"), "a");
        model.restore(new QuizProgress(QuizProgress.Outcome.OPEN, List.of("a", "gone"), "", 0));
        assertEquals(List.of(), model.chosenAnswers());
        model.choose("a");
        model.check();
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
    }

    @Test
    void solutionThatIsRememberedIsSaidAndNotPutOnTheSceneAgain() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "8");
        model.restore(new QuizProgress(QuizProgress.Outcome.REVEALED, List.of(), "", 0));
        assertEquals(QuizModel.State.REVEALED, model.stateProperty().get());
        assertTrue(model.solutionProperty().get().isEmpty());
    }

    @Test
    void answerWhoseJudgingBreaksDownIsRepliedTo() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        assertThrows(
                OutOfMemoryError.class,
                () -> model.check(
                        () -> {
                            throw new OutOfMemoryError("of this test");
                        },
                        _ -> {}));
        assertEquals(QuizModel.State.UNUSABLE, model.stateProperty().get());
        String reply = model.replyProperty().get();
        assertTrue(reply.contains("memory"), reply);
    }

    @Test
    void rightAnswerThatCannotBeJudgedAgainIsNotSaidToBeChanged() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("b");
        model.check();
        model.lookAgain(
                () -> {
                    throw new InputFault("The game", "it cannot be read", "Begin again.");
                },
                _ -> {});
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        String reply = model.replyProperty().get();
        assertTrue(reply.contains("it cannot be read"), reply);
    }
}
