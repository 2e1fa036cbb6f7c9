package knightschool.ui.compare;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Where the keyboard focus is after a control was used. */
@ExtendWith(OnScreen.class)
class CompareFocusTest extends CompareJourney {
    private static final int MOST_TABS = 60;

    @Start
    void open(Stage stage) {
        show(stage);
    }

    private static boolean isShowing(ScreenRobot robot) {
        return robot.find("#until", MenuButton.class).isShowing();
    }

    @Test
    void menuKeepsTheFocusThatTheKeyboardGaveIt(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        for (int tabs = 0; tabs < MOST_TABS && !onFx(() -> robot.find("#until").isFocused()); tabs++) {
            robot.type(KeyCode.TAB);
        }
        assertTrue(onFx(() -> robot.find("#until").isFocusVisible()));
        robot.type(KeyCode.DOWN);
        untilShown("the menu is open", () -> isShowing(robot));
        robot.type(KeyCode.DOWN).type(KeyCode.ENTER);
        untilShown("it is closed", () -> !isShowing(robot));
        arrived();
        assertTrue(onFx(() -> robot.find("#until").isFocused()), "Tab goes on from there");
    }

    @Test
    void sceneTakesTheFocusAfterTheMouse(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        robot.clickOn("#until");
        untilShown("the menu is open", () -> isShowing(robot));
        robot.clickOn("#until-undo");
        untilShown("it is closed", () -> !isShowing(robot));
        arrived();
        assertTrue(onFx(() -> scene.view().isFocused()), "Space plays");
    }

    /** A control that the keyboard has reached gives the focus up to the mouse elsewhere. */
    @Test
    void mouseOnABoardTakesTheFocusFromAControl(ScreenRobot robot) {
        openFive("backtracking", "forward-checking");
        for (int tabs = 0; tabs < MOST_TABS && !onFx(() -> robot.find("#until").isFocused()); tabs++) {
            robot.type(KeyCode.TAB);
        }
        robot.clickOn("#pane-backtracking > .board-canvas");
        untilShown("the scene has it", () -> scene.view().isFocused());
    }
}
