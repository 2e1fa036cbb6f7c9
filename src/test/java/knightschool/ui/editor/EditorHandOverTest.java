package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The ways into the editor and on to the comparison. */
@ExtendWith(OnScreen.class)
class EditorHandOverTest extends EditorJourney {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Start
    void open(Stage shared) {
        show();
    }

    @Test
    void compareHandsTheBoardOver(ScreenRobot robot) {
        robot.clickOn(at(robot, "c3")).clickOn("#compare-here");
        assertEquals(63, compare.handed().orElseThrow().board().playableCount());
        assertEquals(compare, window.current().orElseThrow());
    }

    @Test
    void boardTooLargeToCompareOnStaysInTheEditor(ScreenRobot robot) {
        open(Board.full(25, 8));
        robot.clickOn("#compare-here");
        assertEquals(scene, window.current().orElseThrow());
        assertTrue(
                message(robot).startsWith("A board of 25 × 8 squares is too large for the compare scene"),
                message(robot));
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals(scene, window.current().orElseThrow());
        open(Board.full(24, 24));
        robot.push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals(24, compare.handed().orElseThrow().board().columns());
    }

    @Test
    void boardTooLargeForTheEditorIsRefusedInWordsThatStay(ScreenRobot robot) {
        Board before = scene.model().board();
        open(Board.full(201, 8));
        assertTrue(
                message(robot).startsWith("A board of 201 × 8 squares is too large for the editor scene"),
                message(robot));
        assertEquals(before, scene.model().board());
    }

    @Test
    void boardHasTheFocusWhenTheEditorIsShown(ScreenRobot robot) {
        onFx(() -> {
            window.show(BuiltInSceneKinds.COMPARE);
            return null;
        });
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        assertTrue(canvas(robot).isFocused());
        robot.push(KeyCode.G);
        assertEquals(GraphLayoutKind.SPRINGS, graph(robot).graphLayoutProperty().get());
    }

    @Test
    void boardHasTheFocusWhenTheEditorIsFirstShown(ScreenRobot robot) {
        MainWindow fresh = onFx(() -> {
            MainWindow all = windows.make();
            shown.show(all);
            return all;
        });
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        Eventually.untilAnswered();
        assertTrue(canvas(robot).isFocused(), () -> String.valueOf(fresh.scene().getFocusOwner()));
        robot.push(KeyCode.TAB);
    }
}
