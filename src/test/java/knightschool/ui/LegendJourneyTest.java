package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import knightschool.setup.SceneKind;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The key and the button of the legend, in every scene that has one, in a window with no room beside the scene. */
@ExtendWith(OnScreen.class)
class LegendJourneyTest {
    @Test
    void keyAndButtonShowACardWhichEscCloses(ScreenRobot robot) {
        MainWindow window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        window.show(SceneKind.COMPARE);
        ShownWindow shown = new ShownWindow(window);
        for (SceneKind kind : LegendTest.SCENES) {
            robot.interact(() -> window.show(kind));
            robot.type(KeyCode.L);
            assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), kind.word());
            robot.type(KeyCode.ESCAPE);
            assertFalse(robot.isSeen("#legend-card"), kind.word());
            robot.clickOn("#open-legend");
            assertTrue(ScreenRobot.isSeen(robot.find("#legend-card")), kind.word());
            robot.type(KeyCode.L);
            assertFalse(robot.isSeen("#legend-card"), kind.word());
        }
        robot.interact(() -> window.show(SceneKind.LESSONS));
        assertFalse(robot.isSeen("#open-legend"), "there is no board");
        shown.close();
    }
}
