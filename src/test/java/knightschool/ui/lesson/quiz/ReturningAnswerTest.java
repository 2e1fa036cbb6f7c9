package knightschool.ui.lesson.quiz;

import static knightschool.ui.lesson.quiz.QuizModels.again;
import static knightschool.ui.lesson.quiz.QuizModels.helped;
import static knightschool.ui.lesson.quiz.QuizModels.hinted;
import static knightschool.ui.lesson.quiz.QuizModels.model;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.SavedQuizFeedback;
import knightschool.ui.history.CompositeUndoHistory;
import knightschool.ui.history.UndoHistory;
import org.junit.jupiter.api.Test;

/** Answers that come back: by undo, or when a slide is shown again. */
class ReturningAnswerTest {
    @Test
    void restoreGivesBackHowAQuizWasLeft() {
        QuizModel model = helped();
        model.hints().giveNext();
        model.writtenProperty().set("48");
        model.check();
        QuizModel again = helped();
        again.restore(model.remembered());
        assertEquals("48", again.writtenProperty().get());
        assertEquals(2, again.hints().sequence().next());
        assertEquals(QuizModel.State.RIGHT, again.stateProperty().get());
        assertEquals(model.remembered(), again.remembered());
    }

    /** What was made on the scene since the answer was right comes back with the slide. */
    @Test
    void rightAnswerThatComesBackIsFollowedToo() {
        QuizModel before = model(Quiz.Kind.WALK, List.of(), "length = 2");
        before.check(() -> List.of("a1", "b3", "d4"));
        QuizModel again = model(Quiz.Kind.WALK, List.of(), "length = 2");
        again.restore(before.remembered());
        again.inScene().lookAgain(SubmittedAnswer.of(List.of("a1", "b3", "c5")));
        assertEquals("Count them.", again.replyProperty().get());
        again.inScene().lookAgain(SubmittedAnswer.of(List.of("a1", "b3")));
        assertEquals(QuizWords.CHANGED_SINCE, again.replyProperty().get());
    }

    /** Undo in the scene leads back to it. */
    @Test
    void everyAnswerThatWasRightIsSaidToBeRightWhereItComesBack() {
        SubmittedAnswer one = SubmittedAnswer.of(List.of("a1", "b3", "d4"));
        SubmittedAnswer other = SubmittedAnswer.of(List.of("a1", "b3", "c5"));
        SubmittedAnswer less = SubmittedAnswer.of(List.of("a1", "b3"));
        QuizModel model = model(Quiz.Kind.WALK, List.of(), "length = 2");
        model.check(one);
        model.inScene().changed(other);
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get(), "it is not checked");
        model.check(other);
        model.inScene().changed(less);
        assertEquals(QuizWords.CHANGED_SINCE, model.replyProperty().get());
        model.inScene().changed(one);
        assertEquals("Count them.", model.replyProperty().get());
        QuizModel again = model(Quiz.Kind.WALK, List.of(), "length = 2");
        again.restore(model.remembered());
        again.inScene().lookAgain(less);
        assertEquals(QuizWords.CHANGED_SINCE, again.replyProperty().get());
        again.inScene().changed(one);
        assertEquals("Count them.", again.replyProperty().get());
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

    /** What is stored at the verdict is what is shown then. */
    @Test
    void answerThatIsJudgedAgainIsStoredAsOneThatIsNotTakenBack() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        List<QuizProgress> stored = new ArrayList<>();
        model.onProgress(() -> stored.add(model.remembered()));
        for (String typed : List.of("48", "", "48")) {
            model.writtenProperty().set(typed);
            model.check();
        }
        assertEquals(model.remembered(), stored.getLast());
        assertTrue(model.answeredProperty().get());
    }

    @Test
    void proofIsWithheldUntilTheStatementIsCalledTrueAgain() {
        QuizModel model = model(Quiz.Kind.REFUTE, List.of(), "true", "path = true", "trail = false");
        List<QuizProgress> stored = new ArrayList<>();
        model.onProgress(() -> stored.add(model.remembered()));
        model.callTrue();
        assertTrue(model.answeredProperty().get());
        model.answerHistory().orElseThrow().undo();
        assertEquals(model.remembered(), stored.getLast());
        for (List<String> counterexample : List.of(List.of("a1", "b3"), List.<String>of())) {
            model.check(() -> counterexample);
            assertFalse(model.answeredProperty().get(), "judged: " + counterexample);
            assertEquals(QuizProgress.Outcome.RIGHT, model.outcomeProperty().get());
            assertEquals(
                    SavedQuizFeedback.Judged.ANSWER, stored.getLast().feedback().judged());
            assertFalse(again(model).answeredProperty().get(), "shown again: " + counterexample);
        }
        model.callTrue();
        assertTrue(model.answeredProperty().get());
    }

    @Test
    void verdictThatIsTakenBackUnderAHintIsStoredAsTakenBack() {
        QuizModel model = hinted(Quiz.Kind.REFUTE, "path = false");
        List<QuizProgress> stored = new ArrayList<>();
        model.onProgress(() -> stored.add(model.remembered()));
        model.callTrue();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.hints().giveNext();
        assertEquals(
                SavedQuizFeedback.Judged.STATEMENT, stored.getLast().feedback().judged());
        model.answerHistory().orElseThrow().undo();
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        assertEquals(
                SavedQuizFeedback.Judged.NOTHING, stored.getLast().feedback().judged());
    }

    /** The verdict of the judging that is under way would be on a state that is gone. */
    @Test
    void statementThatIsBeingJudgedAgainIsNotUndoneOnceTheSceneHasChanged() {
        Deque<Runnable> screen = new ArrayDeque<>();
        QuizModel model = model(screen::add, Quiz.Kind.REFUTE, List.of(), "path = false");
        model.callTrue();
        screen.remove().run();
        UndoHistory history = model.answerHistory().orElseThrow();
        history.undo();
        history.redo();
        assertTrue(history.canUndo());
        model.inScene().changed(SubmittedAnswer.of(List.of("a1")));
        screen.remove().run();
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        assertFalse(history.canUndo());
        assertFalse(history.canRedo());
    }

    @Test
    void whatWasTakenBackComesBackOnlyOnceTheNextAnswerIsJudged() {
        QuizModel number = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        QuizModel several = model(Quiz.Kind.CHOICES, List.of("a", "b"), "a", "b");
        number.writtenProperty().set("48");
        List.of("a", "b").forEach(several::choose);
        List.of(number, several).forEach(QuizModel::check);
        number.writtenProperty().set("");
        List.of("a", "b").forEach(several::choose);
        number.writtenProperty().set("5");
        several.choose("b");
        for (QuizModel model : List.of(number, several)) {
            assertFalse(model.answeredProperty().get());
            assertFalse(again(model).answeredProperty().get());
            model.check();
            assertTrue(model.answeredProperty().get());
            assertTrue(again(model).answeredProperty().get());
        }
        number.writtenProperty().set("");
        number.writtenProperty().set("many");
        number.check();
        assertFalse(number.answeredProperty().get(), "that is no answer");
    }

    @Test
    void rightAnswerThatIsChangedButNotTakenBackStaysOpenWhenTheSlideComesBack() {
        QuizModel number = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        QuizModel several = model(Quiz.Kind.CHOICES, List.of("a", "b"), "a", "b");
        QuizModel squares = model(Quiz.Kind.SQUARES, List.of(), "neighbours 5x5 a1");
        number.writtenProperty().set("48");
        List.of("a", "b").forEach(several::choose);
        squares.inScene().picked(List.of("b3", "c2"));
        List.of(number, several, squares).forEach(QuizModel::check);
        number.writtenProperty().set("485");
        several.choose("b");
        squares.inScene().picked(List.of());
        for (QuizModel model : List.of(number, several, squares)) {
            assertTrue(model.answeredProperty().get());
            QuizModel again = again(model);
            assertTrue(again.answeredProperty().get(), again.quiz().kind() + " as it was left");
            assertEquals(model.remembered(), again.remembered());
        }
        QuizModel next = again(again(number));
        next.writtenProperty().set("");
        assertFalse(next.answeredProperty().get(), "now it is taken back");
        next.writtenProperty().set("4");
        assertFalse(again(again(next)).answeredProperty().get());
    }

    /** As after a solution, when a teacher steps on. */
    @Test
    void whatASolutionShowsStaysWhenTheSceneMovesOn() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.reveal();
        model.inScene().reopen();
        assertTrue(model.answeredProperty().get());
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
        model.inScene().picked(List.of("b3", "c2"));
        model.check();
        model.inScene().picked(List.of("b3"));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        QuizModel again = again(model);
        assertEquals("b3", again.writtenProperty().get());
        assertEquals(QuizModel.State.OPEN, again.stateProperty().get());
        model.inScene().picked(List.of("b3", "c2"));
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
    void answersThatWereCheckedAreJudgedAgainWhereRedoLeadsBackToThem() {
        QuizModel model = model(Quiz.Kind.ARRANGE, List.of("b", "a"), "a", "b");
        List.of("a", "b").forEach(model::choose);
        model.check();
        for (QuizModel one : List.of(model, again(model))) {
            UndoHistory history = one.answerHistory().orElseThrow();
            history.undo();
            assertEquals(QuizModel.State.OPEN, one.stateProperty().get());
            history.redo();
            assertEquals(QuizModel.State.RIGHT, one.stateProperty().get());
        }
    }

    @Test
    void everyAnswerThatWasCheckedIsJudgedAgainWhereUndoLeadsBackToIt() {
        QuizModel model = model(Quiz.Kind.ARRANGE, List.of("b", "a"), "a", "b");
        List.of("b", "a").forEach(model::choose);
        model.check();
        List.of("a", "b", "a", "b").forEach(model::choose);
        model.check();
        UndoHistory history = model.answerHistory().orElseThrow();
        while (!model.chosenAnswers().equals(List.of("b", "a"))) {
            history.undo();
        }
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
    }

    @Test
    void redoAfterTypingLosesNoAnswerThatWasGiven() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        for (String number : List.of("46", "47")) {
            model.writtenProperty().set(number);
            model.check();
        }
        UndoHistory history = model.answerHistory().orElseThrow();
        history.undo();
        model.writtenProperty().set("5");
        history.redo();
        assertEquals("47", model.writtenProperty().get());
        for (String number : List.of("5", "46", "")) {
            history.undo();
            assertEquals(number, model.writtenProperty().get());
        }
    }

    /** What was done elsewhere on the slide can be done again although text had been typed before it was undone. */
    @Test
    void undoOfTypedTextKeepsWhatElseWasUndone() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        QuizModel other = model(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        CompositeUndoHistory all = new CompositeUndoHistory(List.of(
                model.answerHistory().orElseThrow(), other.answerHistory().orElseThrow()));
        model.writtenProperty().set("47");
        model.check();
        other.choose("a");
        model.writtenProperty().set("5");
        all.undo();
        assertEquals(List.of(), other.chosenAnswers());
        all.undo();
        assertEquals("47", model.writtenProperty().get());
        all.redo();
        all.redo();
        assertEquals(List.of("a"), other.chosenAnswers());
    }

    /** The field undoes and redoes by itself what is typed. To type it once more is not to give it. */
    @Test
    void answerThatWasGivenIsJudgedAgainWhereTheFieldLeadsBackToItAndNotWhereItIsTyped() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("4");
        model.judgeGivenAgain();
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get(), "it is not given yet");
        model.check();
        model.writtenProperty().set("");
        model.writtenProperty().set("4");
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get(), "it may become 48");
        model.judgeGivenAgain();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.writtenProperty().set("48");
        model.judgeGivenAgain();
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
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
        AbstractAnswerHistory history = chosenAgain.answerHistory().orElseThrow();
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

    @Test
    void answerThatWasUndoneIsRedoneAlsoWhereTextWasTypedBeforeTheSlideWasLeft() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        for (String number : List.of("46", "47")) {
            model.writtenProperty().set(number);
            model.check();
        }
        AbstractAnswerHistory before = model.answerHistory().orElseThrow();
        before.undo();
        model.writtenProperty().set("5");
        QuizModel again = again(model);
        AbstractAnswerHistory history = again.answerHistory().orElseThrow();
        history.adopt(before.steps());
        history.redo();
        assertEquals("47", again.writtenProperty().get());
        for (String number : List.of("5", "46", "")) {
            history.undo();
            assertEquals(number, again.writtenProperty().get());
        }
    }

    /** The writer of a lesson may change the words of an answer while the lesson is open. */
    @Test
    void undoAndRedoLeadToNoAnswerThatIsNoLongerOffered() {
        QuizModel model = model(Quiz.Kind.CHOICE, List.of("a", "b", "old"), "old");
        List.of("a", "old", "b").forEach(model::choose);
        QuizModel changed = model(Quiz.Kind.CHOICE, List.of("a", "b", "new"), "new");
        changed.restore(model.remembered());
        AbstractAnswerHistory history = changed.answerHistory().orElseThrow();
        history.undo();
        assertEquals(List.of(), changed.chosenAnswers(), "the answer that was right is gone");
        history.redo();
        history.adopt(model.answerHistory().orElseThrow().steps());
        history.undo();
        assertEquals(List.of("a"), changed.chosenAnswers());
        assertEquals(QuizModel.State.WRONG, changed.stateProperty().get());
    }

    @Test
    void textThatWasOnlyTypedIsNoStepWhenTheSlideIsShownAnew() {
        QuizModel model = model(Quiz.Kind.NUMBER, List.of(), "edges 5x5");
        model.writtenProperty().set("48");
        QuizModel again = again(model);
        AbstractAnswerHistory history = again.answerHistory().orElseThrow();
        history.adopt(model.answerHistory().orElseThrow().steps());
        assertFalse(history.canUndo());
        again.check();
        history.undo();
        assertEquals("", again.writtenProperty().get());
        again.writtenProperty().set("4");
        QuizModel third = again(again);
        AbstractAnswerHistory last = third.answerHistory().orElseThrow();
        last.adopt(history.steps());
        assertTrue(last.canRedo());
        third.check();
        last.undo();
        assertEquals("", third.writtenProperty().get());
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
        List<QuizSolution> shown = new ArrayList<>();
        model.onReveal(shown::add);
        model.restore(new QuizProgress(QuizProgress.Outcome.REVEALED, List.of(), "", 0));
        assertEquals(QuizModel.State.REVEALED, model.stateProperty().get());
        assertEquals(List.of(), shown);
    }

    @Test
    void wordsAboutTheBoardOfTheSolutionGoAndComeWithItAlsoAfterTheSlideWasLeft() {
        SubmittedAnswer own = SubmittedAnswer.of(Board.full(3, 3));
        SubmittedAnswer solution = SubmittedAnswer.of(Board.full(3, 3).withHole(4, true));
        QuizModel model = solvable();
        model.reveal();
        model.inScene().changed(solution);
        QuizModel again = solvable();
        again.restore(model.remembered());
        again.inScene().lookAgain(solution);
        assertTrue(again.replyProperty().get().startsWith("One such board is shown."));
        again.inScene().changed(own);
        assertEquals("", again.replyProperty().get());
        QuizModel third = solvable();
        third.restore(again.remembered());
        third.inScene().lookAgain(own);
        assertEquals("", third.replyProperty().get());
        third.inScene().changed(solution);
        assertTrue(third.replyProperty().get().startsWith("One such board is shown."));
    }

    /** As where the author has given the slide another board since. */
    @Test
    void wordsAboutTheBoardOfTheSolutionStayAwayFromAnother() {
        QuizModel model = solvable();
        model.restore(new QuizProgress(QuizProgress.Outcome.REVEALED, List.of(), "", 0));
        model.inScene().lookAgain(SubmittedAnswer.of(Board.full(3, 3)));
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
    }

    private static QuizModel solvable() {
        return QuizModels.board(List.of("...", ".#.", "..."), "holes = 1");
    }
}
