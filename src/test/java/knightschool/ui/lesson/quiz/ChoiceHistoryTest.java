package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import knightschool.board.Board;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.lesson.progress.QuizProgress;
import knightschool.setup.source.FileResolver;
import knightschool.ui.history.UndoHistory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was chosen, or put in order, is undone in the order in which that was done. */
class ChoiceHistoryTest {
    private static final List<String> ANSWERS = List.of("one", "two", "three");

    /** Kinds of questions that are answered neither by a choice nor in writing. */
    private static final Map<Quiz.Kind, String> OTHERS = Map.of(
            Quiz.Kind.WALK, "it is made in the scene",
            Quiz.Kind.BOARD, "it is made in the scene",
            Quiz.Kind.PLAY, "it is made in the scene",
            Quiz.Kind.PUZZLE, "it is made in the scene");

    private static QuizModel model(Quiz.Kind kind, String ask, String... right) {
        Quiz quiz = new Quiz(ask, kind, ANSWERS, List.of(right), "", 1, 1);
        QuizJudge judge = new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(3, 3));
        return new QuizModel(quiz, judge, Runnable::run, Runnable::run);
    }

    private static UndoHistory history(QuizModel model) {
        return model.answerHistory().orElseThrow();
    }

    private static void choose(QuizModel model, String... answers) {
        for (String answer : answers) {
            model.choose(answer);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyKindOfQuestionIsUndoneSomewhere(Quiz.Kind kind) {
        boolean isElsewhere = OTHERS.containsKey(kind);
        assertEquals(
                isElsewhere, model(kind, "What ___?", "one").answerHistory().isEmpty(), kind.word());
    }

    @ParameterizedTest
    @EnumSource(names = {"ARRANGE", "CHOICES"})
    void answersThatWereChosenOneAfterTheOtherAreUndoneSo(Quiz.Kind kind) {
        QuizModel model = model(kind, "What?", "one", "two", "three");
        assertFalse(history(model).canUndo());
        List<List<String>> states = new ArrayList<>();
        for (String answer : List.of("three", "one", "two", "one", "one")) {
            states.add(List.copyOf(model.chosenAnswers()));
            model.choose(answer);
        }
        List<String> last = List.copyOf(model.chosenAnswers());
        assertEquals(List.of("three", "two", "one"), last);
        for (List<String> state : states.reversed()) {
            history(model).undo();
            assertEquals(state, model.chosenAnswers());
        }
        assertFalse(history(model).canUndo());
        while (history(model).canRedo()) {
            history(model).redo();
        }
        assertEquals(last, model.chosenAnswers());
    }

    @Test
    void choiceThatIsJudgedAtOnceIsJudgedAgainWhenItComesBack() {
        QuizModel model = model(Quiz.Kind.CHOICE, "What?", "two");
        choose(model, "one", "two", "two");
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        history(model).undo();
        assertEquals(List.of("one"), model.chosenAnswers());
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        history(model).undo();
        assertEquals(List.of(), model.chosenAnswers());
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
        history(model).redo();
        history(model).redo();
        assertEquals(QuizModel.State.RIGHT, model.stateProperty().get());
        assertEquals(QuizProgress.Outcome.RIGHT, model.outcomeProperty().get());
    }

    @Test
    void wordsOfBlanksAreUndoneAlsoWhereAFullSentenceBeganAgain() {
        QuizModel model = model(Quiz.Kind.BLANK, "___ and ___.", "one", "two");
        choose(model, "two", "one", "three");
        assertEquals(List.of("three"), model.chosenAnswers());
        history(model).undo();
        assertEquals(List.of("two", "one"), model.chosenAnswers());
        assertEquals(QuizModel.State.WRONG, model.stateProperty().get());
        history(model).undo();
        assertEquals(List.of("two"), model.chosenAnswers());
        assertEquals(QuizModel.State.OPEN, model.stateProperty().get());
    }

    @Test
    void answersFromBeforeAreUndoneAlsoIfTheyHaveSettledTheQuestion() {
        QuizModel open = model(Quiz.Kind.ARRANGE, "What?", "one", "two", "three");
        open.restore(new QuizProgress(QuizProgress.Outcome.OPEN, List.of("two", "one"), "", 0));
        history(open).undo();
        assertEquals(List.of("two"), open.chosenAnswers());
        QuizModel settled = model(Quiz.Kind.CHOICE, "What?", "two");
        settled.restore(new QuizProgress(QuizProgress.Outcome.RIGHT, List.of("two"), "", 0));
        assertTrue(settled.isRight());
        history(settled).undo();
        assertEquals(List.of(), settled.chosenAnswers());
        assertEquals(QuizModel.State.OPEN, settled.stateProperty().get());
    }
}
