package knightschool.ui.lesson.quiz;

import static knightschool.ui.lesson.quiz.QuizModels.helped;
import static knightschool.ui.lesson.quiz.QuizModels.hinted;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.InvalidationListener;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.lesson.Quiz;
import knightschool.lesson.judge.QuizSolution;
import knightschool.lesson.judge.SubmittedAnswer;
import knightschool.lesson.progress.QuizProgress;
import org.junit.jupiter.api.Test;

/** The hints and the solution of a question. */
class QuizHelpTest {
    @Test
    void hintsComeOneAfterTheOtherAndThenTheSolution() {
        QuizModel model = helped();
        model.hints().giveNext();
        assertEquals("One", model.replyProperty().get());
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        model.hints().giveNext();
        assertEquals("Two", model.replyProperty().get());
        assertFalse(model.hints().hasNext());
        model.hints().giveNext();
        assertEquals("Two", model.replyProperty().get());
        model.reveal();
        assertEquals("48. Count them.", model.replyProperty().get());
        assertEquals(QuizModel.State.REVEALED, model.stateProperty().get());
    }

    /** The head of the feedback names the hint by its number, so there is one from the first moment. */
    @Test
    void displayedHintAlwaysHasANumber() {
        QuizModel model = hinted(Quiz.Kind.SQUARES, "b3");
        List<Integer> numbers = new ArrayList<>();
        InvalidationListener reader = _ -> {
            if (model.stateProperty().get() == QuizModel.State.HINT) {
                numbers.add(model.hints().sequence().givenHints().displayed());
            }
        };
        model.stateProperty().addListener(reader);
        model.hints().sequence().givenHintsProperty().addListener(reader);
        model.hints().giveNext();
        model.hints().giveNext();
        model.inScene().picked(List.of("a1"));
        model.check();
        model.inScene().picked(List.of("a2"));
        assertEquals(List.of(1, 2), numbers.stream().distinct().toList());
    }

    @Test
    void wordsAboutTheBoardOfTheSolutionGoAndComeWithIt() {
        QuizModel model = QuizModels.board(List.of("...", ".#.", "..."), "holes = 1");
        SubmittedAnswer own = SubmittedAnswer.of(Board.full(3, 4));
        List<QuizSolution> shown = new ArrayList<>();
        model.onReveal(shown::add);
        model.inScene().changed(own);
        model.reveal();
        SubmittedAnswer solution = SubmittedAnswer.of(shown.getFirst().built().orElseThrow());
        model.inScene().changed(solution);
        String words = model.replyProperty().get();
        assertTrue(words.startsWith("One such board is shown."), words);
        model.inScene().changed(own);
        assertEquals("", model.replyProperty().get(), "it is not shown any more");
        model.inScene().changed(solution);
        assertEquals(words, model.replyProperty().get());
        assertEquals(QuizModel.State.REVEALED, model.stateProperty().get());
    }

    @Test
    void hintsThatWereReadStayWhileTheAnswerIsMade() {
        QuizModel model = hinted(Quiz.Kind.SQUARES, "b3");
        model.inScene().picked(List.of("a1"));
        assertEquals("", model.replyProperty().get(), "none was read yet");
        model.hints().giveNext();
        model.hints().giveNext();
        model.inScene().picked(List.of("a2"));
        assertEquals(QuizModel.State.HINT, model.stateProperty().get());
        assertEquals("Two", model.replyProperty().get());
        model.hints().give(1);
        model.inScene().picked(List.of("a2", "b3"));
        assertEquals("One", model.replyProperty().get());
        model.check();
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        model.inScene().picked(List.of("b2"));
        assertEquals("Two", model.replyProperty().get(), "the last one comes back when a verdict is void");
        model.inScene().picked(List.of("b3"));
        model.check();
        model.inScene().picked(List.of("b3", "a1"));
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get(), "it is answered");
    }

    @Test
    void hintLeavesCrossedWhatIsWrongUntilTheAnswerIsChanged() {
        QuizModel model = hinted(Quiz.Kind.SQUARES, "b3");
        model.inScene().picked(List.of("a2"));
        model.check();
        QuizAnswerMarks crossed = model.marksProperty().get();
        assertFalse(crossed.crossed().isEmpty());
        model.hints().giveNext();
        assertEquals("One", model.replyProperty().get());
        assertEquals(crossed, model.marksProperty().get());
        model.hints().give(1);
        assertEquals(crossed, model.marksProperty().get());
        model.inScene().picked(List.of("a2", "b3"));
        assertEquals(QuizAnswerMarks.NONE, model.marksProperty().get());
        model.hints().give(1);
        assertEquals(QuizAnswerMarks.NONE, model.marksProperty().get());
    }

    @Test
    void hintOnAWalkStaysWhenTheWalkIsChangedAndItsCrossesGo() {
        QuizModel model = hinted(Quiz.Kind.WALK, "length = 2");
        model.check(SubmittedAnswer.of(List.of("a1", "a2")));
        assertFalse(model.marksProperty().get().isEmpty());
        model.hints().giveNext();
        assertFalse(model.marksProperty().get().isEmpty());
        model.inScene().notice(SubmittedAnswer.of(List.of("a1")));
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

    /** What is undone is as before the answer: help can be asked for. */
    @Test
    void hintsCanBeAskedForAgainOnceARightAnswerIsTakenBack() {
        QuizModel model = hinted(Quiz.Kind.CHOICE, List.of("a", "b"), "b");
        model.choose("b");
        assertFalse(model.isAsking());
        assertFalse(model.hints().hasNext());
        model.answerHistory().orElseThrow().undo();
        assertTrue(model.isAsking());
        assertTrue(model.hints().hasNext());
        model.hints().giveNext();
        assertEquals("One", model.replyProperty().get());
    }
}
