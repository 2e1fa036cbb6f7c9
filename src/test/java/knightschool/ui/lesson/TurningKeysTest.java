package knightschool.ui.lesson;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.ShownWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys that turn slides, and how a student learns them. */
class TurningKeysTest extends PresentedLesson {
    /** What the button says when the mouse rests on it. */
    private String tip(String button) {
        return onFx(() -> {
            Tooltip tip = ((Button) window.scene().lookup(button)).getTooltip();
            if (tip.getOnShowing() != null) {
                tip.getOnShowing().handle(null);
            }
            return tip.getText();
        });
    }

    private String said() {
        return onFx(() -> ShownWindow.message(window).get());
    }

    @ParameterizedTest
    @CsvSource({"positions-as-vertices, 7", "positions-as-vertices, 8", "play-it-yourself, 2", "backtracking, 4"})
    void whereTheArrowsAreTheScenesTheKeysThatTurnAreNamed(String lesson, int slide, ScreenRobot robot) {
        show(lesson, slide);
        assertEquals("The next slide (Page Down)", tip("#next-slide"));
        assertEquals("The slide before (Page Up)", tip("#previous-slide"));
        assertEquals("", said());
        robot.push(KeyCode.RIGHT);
        assertEquals(
                "On this slide the arrow keys move what stands beside the text."
                        + " Page Down shows the next slide, Page Up the one before.",
                said());
        String before = where(robot);
        robot.push(KeyCode.PAGE_UP);
        assertFalse(where(robot).equals(before));
    }

    @Test
    void whoHasGoneToTheBoardIsNotTold(ScreenRobot robot) {
        show("play-it-yourself", 2);
        robot.clickOn("#play-board");
        robot.push(KeyCode.RIGHT);
        assertFalse(said().startsWith("On this slide the arrow keys"), said());
    }

    @Test
    void whoWasToldIsNotToldAgain(ScreenRobot robot) {
        show("positions-as-vertices", 7);
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.PAGE_DOWN);
        until("the slide is there", () -> onFx(window::isSettled));
        robot.push(KeyCode.RIGHT);
        assertEquals("", said());
    }

    @Test
    void firstAndLastSlideAreSaid(ScreenRobot robot) {
        show("walks-trails-paths-circuits", 8);
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals(
                "This is the last slide. The button \"Next lesson\" opens \""
                        + OwnLessons.of("circuits-and-cycles").title() + "\".",
                said());
        assertEquals("slide 8 of 8", where(robot));
        robot.push(KeyCode.HOME);
        assertEquals("slide 1 of 8", where(robot));
        assertEquals("", said());
        robot.push(KeyCode.PAGE_UP);
        assertEquals("This is the first slide.", said());
    }

    @Test
    void escapeClosesAMessageBeforeTheSlide(ScreenRobot robot) {
        show("walks-trails-paths-circuits", 8);
        robot.push(KeyCode.PAGE_DOWN);
        assertFalse(said().isEmpty());
        robot.push(KeyCode.ESCAPE);
        assertEquals("", said());
        assertEquals("slide 8 of 8", where(robot));
        robot.push(KeyCode.ESCAPE);
        until(
                "the list is there",
                () -> onFx(() -> window.isSettled() && window.scene().lookup(".lesson-home") != null));
    }

    @Test
    void lastSlideIsSaidBeforeAClassToo(ScreenRobot robot) {
        show("walks-trails-paths-circuits", 8);
        onFx(() -> {
            window.run(LessonCommands.PRESENT);
            return true;
        });
        robot.push(KeyCode.PAGE_DOWN);
        assertEquals("This is the last slide.", said());
    }

    @Test
    void whereTheArrowsTurnTheyAreNamedAndNothingIsSaid(ScreenRobot robot) {
        show("walks-trails-paths-circuits", 2);
        assertEquals("The next slide (Page Down, →)", tip("#next-slide"));
        robot.push(KeyCode.RIGHT);
        assertEquals("slide 3 of 8", where(robot));
        assertEquals("", said());
    }
}
