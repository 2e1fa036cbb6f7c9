package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.setup.value.DisplayOption;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Journeys through the table of what all searches have counted. */
@ExtendWith(OnScreen.class)
class CompareCountsTest extends CompareJourney {
    private static final String ALL_STEPS = "19,792";

    @Start
    void open(Stage stage) {
        show(stage);
    }

    /** The numbers and names of the table as they are read. */
    private static List<String> counts(ScreenRobot robot) {
        return robot.findAll("#compare-counts .counts-text", Label.class).stream()
                .filter(ScreenRobot::isSeen)
                .map(Label::getText)
                .toList();
    }

    @Test
    void keyShowsTheTableAndTheButtonHidesIt(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        assertEquals(List.of(), onFx(() -> counts(robot)));
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        List<String> shown = onFx(() -> counts(robot));
        assertTrue(
                shown.containsAll(List.of("Backtracking", "Warnsdorff", "19", "24", "0.00121", "tour")),
                shown::toString);
        assertTrue(onFx(scene::now).shows(DisplayOption.COUNTS));
        robot.clickOn("#all-counts");
        untilShown("no table is there", () -> counts(robot).isEmpty());
        assertFalse(onFx(scene::now).shows(DisplayOption.COUNTS));
    }

    @Test
    void tableFollowsTheClockAndThePanes(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("step 19 is there", () -> counts(robot).contains("19"));
        robot.type(KeyCode.RIGHT);
        untilShown(
                "step 20 is there",
                () -> counts(robot).contains("20") && !counts(robot).contains("19"));
        onFx(() -> {
            model.addPane();
            return null;
        });
        untilShown("a third search is there", () -> counts(robot).contains("Forward checking"));
    }

    @Test
    void tableIsCopiedWithTabs(ScreenRobot robot) {
        openFive("backtracking", "warnsdorff");
        robot.type(KeyCode.I);
        untilShown("all steps of backtracking are there", () -> counts(robot).contains(ALL_STEPS));
        robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);
        untilShown(
                "the table is in the clipboard",
                () -> Optional.ofNullable(Clipboard.getSystemClipboard().getString())
                        .filter(words -> words.startsWith("algorithm\toptions\tstep\t")
                                && words.contains("backtracking\t\t19\t"))
                        .isPresent());
    }
}
