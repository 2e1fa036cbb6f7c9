package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/** What is said of a game has its space. */
class PlayLayoutTest extends PlayOnScreen {
    @Test
    void whatToDoIsNotCutInANarrowWindow(FxRobot robot) {
        Label question = robot.lookup("#play-question").queryAs(Label.class);
        assertEquals(PlayWords.BEGIN, question.getText());
        assertEquals(
                PlayWords.BEGIN,
                onFx(() -> ((Text) question.lookup(".text")).getText()).replace("\n", " "));
    }

    @Test
    void stripFitsBesideAText(FxRobot robot) {
        Region strip = (Region) robot.lookup("#game-strip").query().getParent();
        assertTrue(onFx(() -> strip.minWidth(-1)) < 400);
    }

    @Test
    void colourCountMovesNothingBelowIt(FxRobot robot) {
        double before = onFx(
                () -> robot.lookup("#play-policy").query().localToScene(0, 0).getY());
        robot.push(KeyCode.K);
        until("the colours are counted", () -> text(robot, "#play-colours").equals("32 light, 32 dark left"));
        double after = onFx(
                () -> robot.lookup("#play-policy").query().localToScene(0, 0).getY());
        assertEquals(before, after);
    }

    @Test
    void goalNamesTheSquareOnWhichATourHasToEnd(FxRobot robot) {
        ToggleButton goal = robot.lookup("#play-open").queryAs(ToggleButton.class);
        begin(SMALL);
        assertEquals("Open tour", onFx(goal::getText));
        begin(SMALL.withEnd(2));
        assertEquals("End on c4", onFx(goal::getText));
    }
}
