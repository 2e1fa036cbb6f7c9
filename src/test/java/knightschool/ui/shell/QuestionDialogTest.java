package knightschool.ui.shell;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.WindowOnScreen;
import knightschool.ui.shell.QuestionDialog.Answer;
import org.junit.jupiter.api.Test;

class QuestionDialogTest extends WindowOnScreen {
    private final List<String> answered = new ArrayList<>();

    QuestionDialogTest() {
        super(BuiltInSceneKinds.EDITOR);
    }

    private void ask(String question, Answer... answers) {
        onFx(() -> {
            QuestionDialog.ask(window(), question, "It is only a test.", List.of(answers));
            answered.add("asked");
            return true;
        });
    }

    private Answer answer(String words) {
        return Answer.of(words, () -> answered.add(words));
    }

    private String questionText() {
        return onFx(() -> {
            Node card = window().scene().lookup("#question");
            return card == null ? "" : ((Labeled) card.lookup(".head")).getText();
        });
    }

    @Test
    void nobodyWaitsForTheAnswerAndNoOtherWindowAsks(ScreenRobot robot) {
        ask("Really?", answer("Do it"), answer("Cancel"));
        assertEquals(List.of("asked"), answered);
        assertEquals(1, onFx(() -> Window.getWindows().size()));
        robot.push(KeyCode.LEFT).push(KeyCode.ENTER);
        assertEquals(List.of("asked", "Do it"), answered);
        assertEquals("", questionText());
    }

    /** It would stay undimmed over the dimmed window, and would hide what lies below it. */
    @Test
    void openListIsClosedWhenAQuestionOrACardIsShown(ScreenRobot robot) {
        onFx(() -> {
            window().show(BuiltInSceneKinds.EXPERIMENT);
            return true;
        });
        robot.clickOn("#experiment-starts");
        assertEquals(2, onFx(() -> Window.getWindows().size()));
        ask("Really?", answer("Cancel"));
        assertEquals(1, onFx(() -> Window.getWindows().size()));
        robot.push(KeyCode.ESCAPE);
        assertEquals("", questionText());
        robot.clickOn("#experiment-starts");
        assertEquals(2, onFx(() -> Window.getWindows().size()), "it opens again");
        robot.push(KeyCode.F1);
        assertTrue(onFx(() -> window().scene().lookup("#help-card") != null));
        assertEquals(1, onFx(() -> Window.getWindows().size()));
    }

    /** Whatever is of the scene is dimmed with it; a message about the question is not. */
    @Test
    void messageThatWasThereBeforeAQuestionLiesUnderIt() {
        say("Saved.");
        ask("Really?", answer("Cancel"));
        assertEquals(0, onFx(() -> message().getViewOrder()));
        say("The file could not be written.");
        assertEquals(-1, onFx(() -> message().getViewOrder()));
    }

    private void say(String sentence) {
        onFx(() -> {
            window().messages().say(sentence);
            return true;
        });
    }

    private Node message() {
        return window().scene().lookup("#message").getParent();
    }

    @Test
    void enterAndEscLoseNothingWhereNoAnswerIsUsual(ScreenRobot robot) {
        ask("Really?", answer("Do it"), answer("Cancel"));
        robot.push(KeyCode.ENTER);
        ask("Really?", answer("Do it"), answer("Cancel"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(List.of("asked", "Cancel", "asked", "Cancel"), answered);
        ask("Save?", Answer.usual("Save", () -> answered.add("Save")), answer("Cancel"));
        robot.push(KeyCode.ENTER);
        assertEquals("Save", answered.getLast());
    }

    @Test
    void nothingButHowTheWindowLooksCanBeChangedUntilItIsAnswered(ScreenRobot robot) {
        Object before = onFx(window()::now);
        Object theme = onFx(() -> window().themeProperty().get());
        ask("Really?", answer("Cancel"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3)
                .push(KeyCode.F1)
                .push(KeyCode.CONTROL, KeyCode.K)
                .push(KeyCode.ALT, KeyCode.LEFT)
                .push(KeyCode.CONTROL, KeyCode.T);
        assertEquals("Really?", questionText());
        assertEquals(before, onFx(window()::now));
        assertFalse(theme.equals(onFx(() -> window().themeProperty().get())));
        onFx(() -> {
            window().show(BuiltInSceneKinds.COMPARE);
            return true;
        });
        assertTrue(onFx(() -> window().scene().lookup("#question") != null), "also where a file is dropped meanwhile");
    }

    @Test
    void windowIsClosedByItsKeyAlsoUnderAQuestion(ScreenRobot robot) {
        onFx(() -> {
            window().scene().getWindow().setOnCloseRequest(request -> {
                request.consume();
                answered.add("to be closed");
            });
            return true;
        });
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        ask("Really?", answer("Cancel"));
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        assertEquals(List.of("to be closed", "asked", "to be closed"), answered);
        assertEquals("Really?", questionText());
    }

    /** A press that comes after the answer would act a second time, or under a question about something else. */
    @Test
    void pressOfAButtonThatIsNotOnScreenIsIgnored() {
        ask("First?", answer("first"));
        onFx(() -> {
            Button first = (Button) window().scene().lookup("#question").lookup(".button");
            QuestionDialog.ask(window(), "Second?", "It is only a test.", List.of(answer("second")));
            first.fire();
            Button second = (Button) window().scene().lookup("#question").lookup(".button");
            second.fire();
            second.fire();
            first.fire();
            first.fire();
            return true;
        });
        assertEquals(List.of("asked", "second", "first"), answered);
    }

    @Test
    void questionThatIsAskedMeanwhileIsAnsweredFirst(ScreenRobot robot) {
        ask("First?", answer("first"));
        ask("Second?", answer("second"));
        assertEquals("Second?", questionText());
        robot.push(KeyCode.ESCAPE);
        assertEquals("First?", questionText());
        robot.push(KeyCode.ENTER);
        assertEquals(List.of("asked", "asked", "second", "first"), answered);
        assertNull(onFx(() -> window().scene().lookup("#question")));
        assertTrue(onFx(() -> window().scene().lookup("#editor-board").isFocused()), "the keys go to the board again");
    }
}
