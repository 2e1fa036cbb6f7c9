package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** A click beside a field of text takes the keys from it, in every scene, and Esc does so on a slide. */
class ClickBesideTextFieldTest extends WrittenQuizJourney {
    private static final String NUMBER =
            "## Half\n\nEvery vertex.\n\n```quiz\nask: How many?\nkind: number\nright: 24\n```\n";

    private boolean writes() {
        return window.scene().getFocusOwner() instanceof TextField;
    }

    @Test
    void arrowsTurnTheSlidesAgainAfterAClickBesideTheFieldOfANumber(ScreenRobot robot) throws IOException {
        show(NUMBER);
        robot.clickOn(".answer-row .text-field").type(KeyCode.DIGIT2);
        assertTrue(onFx(this::writes));
        robot.type(KeyCode.RIGHT);
        assertEquals("Half", onFx(() -> text("#slide-title")));
        robot.clickOn("#slide-title").type(KeyCode.RIGHT);
        untilShown(
                "the next slide is on screen",
                () -> window.isSettled() && text("#slide-title").equals("Another"));
    }

    @Test
    void escLeavesTheFieldBeforeTheLesson(ScreenRobot robot) throws IOException {
        show(NUMBER);
        robot.clickOn(".answer-row .text-field").type(KeyCode.DIGIT2, KeyCode.ESCAPE);
        assertTrue(onFx(() -> !writes()));
        assertEquals("Half", onFx(() -> text("#slide-title")));
        assertEquals("2", robot.find(".answer-row .text-field", TextField.class).getText());
        robot.type(KeyCode.ESCAPE);
        untilShown("all lessons are on screen", () -> node("#slide-title") == null);
    }

    @Test
    void clickIntoTheFieldAndOnItsButtonLeavesItTheKeys(ScreenRobot robot) throws IOException {
        show(NUMBER);
        robot.clickOn(".answer-row .text-field").clickOn(".answer-row .text-field");
        assertTrue(onFx(this::writes));
        onFx(() -> {
            window.show(BuiltInSceneKinds.EDITOR);
            return true;
        });
        untilShown("the editor is on screen", window::isSettled);
        robot.push(KeyCode.INSERT);
        Spinner<?> seed = robot.find("#pattern-seed", Spinner.class);
        Object before = onFx(seed::getValue);
        robot.clickOn(seed.getEditor()).clickOn("#pattern-seed .increment-arrow-button");
        assertNotEquals(before, onFx(seed::getValue));
        assertTrue(onFx(() -> window.scene().getFocusOwner() == seed), "the number has the keys");
    }

    @Test
    void clickOnAnExplainedWordLeavesTheFieldTheKeys(ScreenRobot robot) throws IOException {
        show(NUMBER);
        robot.clickOn(".answer-row .text-field").clickOn(".glossary-word");
        untilShown("the word says what it means", () -> node(".word-card") != null);
        assertTrue(onFx(this::writes));
    }

    @Test
    void wordsThatAreSoughtGiveTheKeysBackToTheGlossary(ScreenRobot robot) throws IOException {
        show(NUMBER);
        onFx(() -> {
            window.show(BuiltInSceneKinds.GLOSSARY);
            return true;
        });
        untilShown("the glossary is on screen", window::isSettled);
        robot.clickOn(".text-field");
        assertTrue(onFx(this::writes));
        robot.clickOn(".title");
        assertTrue(onFx(() -> !writes()));
    }
}
