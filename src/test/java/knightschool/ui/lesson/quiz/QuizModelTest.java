package knightschool.ui.lesson.quiz;

import static knightschool.ui.lesson.quiz.QuizModels.hinted;
import static knightschool.ui.lesson.quiz.QuizModels.model;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.setup.source.FileResolver;
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
    void wrongChoicesKeepTheirCrossesUntilTheAnswerIsRight() {
        for (Quiz.Kind kind : List.of(Quiz.Kind.CHOICE, Quiz.Kind.CHOICES)) {
            QuizModel model = hinted(kind, List.of("a", "b", "c"), "b");
            model.choose("c");
            model.check();
            assertEquals(List.of("c"), model.crossedProperty().get());
            model.hints().giveNext();
            model.hints().give(1);
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
            model.hints().give(1);
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
    void noticeSaysNothingToWhatIsNotRight() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "length = 2");
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
    }

    @Test
    void whatWasSaidOfARightAnswerIsSaidOnlyAsLongAsItIsRight() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "trail = true", "length >= 2");
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", model.replyProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3", "d4", "c2")));
        assertEquals("Count them.", model.replyProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3", "d4", "b3")));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get(), "what was done is done");
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", model.replyProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of()));
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get());
        assertEquals(QuizProgress.Outcome.RIGHT, model.outcomeProperty().get());
    }

    @Test
    void rightAnswerThatIsCheckedIsFollowedWithoutACheck() {
        QuizModel walk = model(Quiz.Kind.WALK, List.of(), "length = 2");
        walk.check(() -> List.of("a1", "b3", "d4"));
        walk.inScene().changed(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizWords.CHANGED_SINCE, walk.replyProperty().get());
        walk.inScene().changed(SubmittedAnswer.of(List.of("a1", "b3", "d4")));
        assertEquals("Count them.", walk.replyProperty().get());
        QuizModel squares = model(Quiz.Kind.SQUARES, List.of(), "neighbours 5x5 a1");
        squares.check(() -> List.of("c2", "b3"));
        squares.inScene().picked(List.of("c2"));
        assertEquals(QuizWords.CHANGED_SINCE, squares.replyProperty().get());
        squares.inScene().picked(List.of("b3", "c2"));
        assertEquals("Count them.", squares.replyProperty().get());
    }

    @Test
    void noticeSaysWhatNoFurtherStepCanMendAndTakesItBackWithTheStep() {
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "walk = true", "end = a1", "length >= 2");
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "b2")));
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        assertEquals(
                "Step 1, a1 to b2, is not a knight's move, so this is not a walk.",
                model.replyProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1")));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "a2")));
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of()));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1", "z9")));
        assertEquals(QuizModel.State.UNUSABLE, model.stateProperty().get());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1")));
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

    @Test
    void answerWhoseJudgingBreaksDownIsRepliedTo() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        assertThrows(
                OutOfMemoryError.class,
                () -> model.inScene()
                        .check(
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
        model.inScene()
                .lookAgain(
                        () -> {
                            throw new InputFault("The game", "it cannot be read", "Begin again.");
                        },
                        _ -> {});
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        String reply = model.replyProperty().get();
        assertTrue(reply.contains("it cannot be read"), reply);
    }
}
