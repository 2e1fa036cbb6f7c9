package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** What is said of a game has its space. */
class PlayLayoutTest extends PlayOnScreen {
    @Test
    void whatToDoIsNotCutInANarrowWindow(ScreenRobot robot) {
        Label question = robot.find("#play-question", Label.class);
        assertEquals(PlayWords.BEGIN, question.getText());
        assertEquals(
                PlayWords.BEGIN,
                onFx(() -> ((Text) question.lookup(".text")).getText()).replace("\n", " "));
    }

    @Test
    void stripFitsBesideAText(ScreenRobot robot) {
        Region strip = (Region) robot.find("#game-strip").getParent();
        assertTrue(onFx(() -> strip.minWidth(-1)) < 400);
    }

    /** A screen of 1280 x 720 with a title bar, or a laptop of 1366 x 768, has so much for the window. */
    @Test
    void stripIsThereInALaptopWindow(ScreenRobot robot) {
        Region strip = (Region) robot.find("#game-strip").getParent();
        FrameLayout.untilSettled(window, 1280, 690);
        assertTrue(onFx(strip::isVisible));
    }

    @Test
    void colourCountMovesNothingBelowIt(ScreenRobot robot) {
        double before = onFx(() -> robot.find("#play-policy").localToScene(0, 0).getY());
        robot.push(KeyCode.I);
        until("the colours are counted", () -> robot.text("#play-colours").equals("32 light, 32 dark left"));
        double after = onFx(() -> robot.find("#play-policy").localToScene(0, 0).getY());
        assertEquals(before, after);
    }

    @Test
    void goalNamesTheSquareOnWhichATourHasToEnd(ScreenRobot robot) {
        ToggleButton goal = robot.find("#play-open", ToggleButton.class);
        begin(SMALL);
        assertEquals("Open tour", onFx(goal::getText));
        begin(SMALL.withEnd(2));
        assertEquals("End on c4", onFx(goal::getText));
    }
}
