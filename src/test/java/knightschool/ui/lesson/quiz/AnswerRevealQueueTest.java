package knightschool.ui.lesson.quiz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import knightschool.board.Board;
import knightschool.lesson.Quiz;
import knightschool.lesson.claim.ClaimEvaluator;
import knightschool.lesson.judge.QuizJudge;
import knightschool.setup.source.FileResolver;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

/** A class sees the answers of a slide one after the other. */
class AnswerRevealQueueTest {
    private final AnswerRevealQueue answers = new AnswerRevealQueue();

    private static QuizModel model() {
        Quiz quiz = new Quiz("What?", Quiz.Kind.CHOICE, List.of("a", "b"), List.of("b"), "Count them.", 1, 1);
        QuizJudge judge = new QuizJudge(new ClaimEvaluator(), FileResolver.nothing(), Board.full(5, 5));
        return new QuizModel(quiz, judge, Runnable::run, Runnable::run);
    }

    private QuizModel add(Node question) {
        QuizModel model = model();
        answers.add(question, model);
        return model;
    }

    private static boolean isShown(QuizModel model) {
        return model.stateProperty().get() == QuizModel.State.REVEALED;
    }

    @Test
    void nextIsTheFirstThatIsNeitherShownNorAnswered() {
        ToolkitThread.run(() -> {
            QuizModel answered = add(new StackPane());
            answered.choose("b");
            answered.check();
            RevealableCalloutAnswerPane behindAButton = new RevealableCalloutAnswerPane(List.of());
            answers.add(behindAButton);
            QuizModel last = add(new StackPane());
            assertTrue(answers.showNext());
            assertTrue(behindAButton.shownProperty().get());
            assertFalse(isShown(last));
            assertFalse(answers.showNext());
            assertTrue(isShown(last));
            assertEquals(QuizModel.State.RIGHT, answered.stateProperty().get());
            assertFalse(answers.showNext());
        });
    }

    @Test
    void answerThatWasTakenBackIsShownToo() {
        ToolkitThread.run(() -> {
            QuizModel bet = QuizModels.bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
            answers.add(new StackPane(), bet);
            QuizModel answered = add(new StackPane());
            bet.choose("many");
            bet.check();
            answered.choose("b");
            bet.answerHistory().orElseThrow().undo();
            answered.answerHistory().orElseThrow().undo();
            assertTrue(answers.showNext());
            assertTrue(isShown(bet));
            assertFalse(answers.showNext());
            assertTrue(isShown(answered));
        });
    }

    @Test
    void betsThatAreCountedFurtherAreComparedAgain() {
        ToolkitThread.run(() -> {
            QuizModel bet = QuizModels.bet(Quiz.Kind.CHOICE, List.of("a few", "many"), "many");
            answers.add(new StackPane(), bet);
            bet.choose("many");
            assertFalse(answers.showNext(), "none is left");
            assertEquals(QuizModel.State.COMPARED, bet.stateProperty().get());
            bet.choose("a few");
            assertFalse(answers.showNext());
            assertEquals(
                    "It was many: 1 of 2 bets. Count them.", bet.replyProperty().get());
        });
    }

    @Test
    void questionWithTheFocusComesFirst() {
        ToolkitThread.run(() -> {
            Button inside = new Button();
            StackPane second = new StackPane(inside);
            StackPane first = new StackPane();
            Scene scene = new Scene(new VBox(first, second));
            QuizModel one = add(first);
            QuizModel two = add(second);
            inside.requestFocus();
            assertEquals(inside, scene.getFocusOwner());
            assertTrue(answers.showNext());
            assertTrue(isShown(two) && !isShown(one));
            assertFalse(answers.showNext());
            assertTrue(isShown(one));
        });
    }
}
