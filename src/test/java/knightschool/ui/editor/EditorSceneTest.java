package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Editing: strokes of the mouse, keys, tools, sizes, and what board and graph show meanwhile. */
@ExtendWith(OnScreen.class)
class EditorSceneTest extends EditorJourney {
    @Start
    void open(Stage shared) {
        show();
    }

    @Test
    void clickAndDragMakeAndFillHoles(ScreenRobot robot) {
        robot.clickOn(at(robot, "c3"));
        assertFalse(playable("c3"));
        robot.drag(at(robot, "e5"), MouseButton.PRIMARY).dropTo(at(robot, "h5"));
        assertFalse(playable("e5"));
        assertFalse(playable("h5"));
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(playable("e5"));
        assertTrue(playable("h5"));
        assertFalse(playable("c3"));
        robot.clickOn("#undo");
        assertEquals(Board.full(8, 8), scene.model().board());
        assertTrue(robot.find("#undo", Button.class).isDisabled());
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertFalse(playable("h5"));
        robot.clickOn(at(robot, "c3"));
        assertTrue(playable("c3"));
    }

    @Test
    void toolsPlaceStartAndEnd(ScreenRobot robot) {
        robot.clickOn("#tool-start").clickOn(at(robot, "a1"));
        robot.clickOn("#tool-end").clickOn(at(robot, "b3"));
        assertEquals(square("a1"), scene.model().board().start());
        assertEquals(square("b3"), scene.model().board().end());
    }

    @Test
    void sideThatTabComesToIsReplacedByWhatIsTyped(ScreenRobot robot) {
        onFx(() -> {
            robot.find("#columns").requestFocus();
            return null;
        });
        robot.write("6").push(KeyCode.TAB);
        Eventually.untilAnswered();
        robot.write("5").push(KeyCode.ENTER);
        assertEquals(6, scene.model().board().columns());
        assertEquals(5, scene.model().board().rows());
        escapeOfAnotherWindowGivesUpWhatIsTyped(robot);
    }

    /** The speaker's window passes its keys on: Esc closes there what it closes here. */
    private void escapeOfAnotherWindowGivesUpWhatIsTyped(ScreenRobot robot) {
        onFx(() -> {
            robot.find("#columns").requestFocus();
            return null;
        });
        robot.write("9");
        Eventually.untilAnswered();
        assertEquals(
                "9",
                onFx(() -> robot.find("#columns", Spinner.class).getEditor().getText()));
        onFx(() ->
                window.press(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ESCAPE, false, false, false, false)));
        assertEquals(
                "6",
                onFx(() -> robot.find("#columns", Spinner.class).getEditor().getText()));
    }

    @Test
    void keysEditTheBoard(ScreenRobot robot) {
        onFx(() -> {
            canvas(robot).requestFocus();
            canvas(robot).point(square("d4"));
            return null;
        });
        robot.push(KeyCode.SPACE);
        assertFalse(playable("d4"));
        robot.push(KeyCode.SPACE);
        assertTrue(playable("d4"));
        robot.push(KeyCode.RIGHT).push(KeyCode.UP).push(KeyCode.SHIFT, KeyCode.DIGIT1);
        assertFalse(playable("e5"));
        robot.push(KeyCode.DOWN).push(KeyCode.SHIFT, KeyCode.DIGIT6);
        assertEquals(square("e4"), scene.model().board().start());
        robot.push(KeyCode.LEFT).push(KeyCode.SHIFT, KeyCode.DIGIT7);
        assertEquals(square("d4"), scene.model().board().end());
    }

    @Test
    void boardAndGraphPointAtTheSameSquare(ScreenRobot robot) {
        robot.moveTo(at(robot, "d3"));
        Eventually.untilAnswered();
        assertEquals(square("d3"), graph(robot).pointedProperty().get());
        assertEquals("degree of d3", robot.text("#degree-word"));
        assertEquals("8", robot.text("#degree"));
        onFx(() -> {
            graph(robot).pointedProperty().set(square("g7"));
            return null;
        });
        assertEquals(square("g7"), canvas(robot).pointedProperty().get());
        assertEquals("degree of g7", robot.text("#degree-word"));
    }

    @Test
    void clickOnAVertexPointsAtItsSquare(ScreenRobot robot) {
        InteractiveGraphPane graph = graph(robot);
        robot.moveTo(onFx(() -> graph.localToScreen(graph.getWidth() / 2, graph.getHeight() / 2)));
        for (int dx = 0; dx < 60 && graph.pointedProperty().get() == Board.NONE; dx += 6) {
            robot.moveBy(6, 4);
            Eventually.untilAnswered();
        }
        int square = graph.pointedProperty().get();
        assertTrue(scene.model().board().contains(square));
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals(square, canvas(robot).pointedProperty().get());
        assertTrue(canvas(robot).isFocused());
    }

    @Test
    void sizeIsChangedByTheSpinners(ScreenRobot robot) {
        Spinner<?> columns = robot.find("#columns", Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("6").push(KeyCode.ENTER);
        assertEquals(6, scene.model().board().columns());
        robot.doubleClickOn(columns.getEditor()).write("x").push(KeyCode.ENTER);
        assertEquals(6, scene.model().board().columns());
        assertEquals("6", columns.getEditor().getText());
        assertTrue(message(robot).contains("\"x\" is not a number of columns"), message(robot));
        robot.clickOn("#undo");
        assertEquals("8", columns.getEditor().getText());
    }

    @Test
    void undoAndRedoAreTheBoardsWhereASizeFieldHasTheFocus(ScreenRobot robot) {
        robot.clickOn(at(robot, "c3"));
        Spinner<?> columns = robot.find("#columns", Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("6").push(KeyCode.ENTER);
        assertTrue(canvas(robot).isFocused(), "the number is taken: the keys are the board's again");
        robot.clickOn(columns.getEditor()).push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(columns.getEditor().isFocused());
        assertEquals(8, scene.model().board().columns());
        assertEquals("8", columns.getEditor().getText());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertTrue(playable("c3"));
        robot.push(KeyCode.CONTROL, KeyCode.Y).push(KeyCode.CONTROL, KeyCode.Y);
        assertEquals(6, scene.model().board().columns());
        robot.write("9").push(KeyCode.ESCAPE);
        assertTrue(canvas(robot).isFocused());
        assertEquals("6", columns.getEditor().getText());
        assertEquals(6, scene.model().board().columns());
    }

    @Test
    void messageCoversNeitherBoardNorAnswerAndGoesWithTheNextEdit(ScreenRobot robot) {
        Spinner<?> columns = robot.find("#columns", Spinner.class);
        robot.doubleClickOn(columns.getEditor()).write("x").push(KeyCode.ENTER);
        Node strip = robot.find(".message");
        assertTrue(strip.isVisible());
        assertFalse(onScreen(strip).intersects(onScreen(robot.find("#verdict"))));
        double lowest = at(robot, "a1").getY() + canvas(robot).geometry().side() / 2.0;
        assertTrue(onScreen(strip).getMinY() > lowest);
        robot.clickOn(at(robot, "c3"));
        assertFalse(strip.isVisible());
    }

    private static Bounds onScreen(Node node) {
        return onFx(() -> node.localToScreen(node.getLayoutBounds()));
    }

    @Test
    void layoutIsChangedByKeyAndByButton(ScreenRobot robot) {
        robot.clickOn("#layout");
        robot.clickOn("#editor-layout-springs");
        assertEquals(GraphLayoutKind.SPRINGS, graph(robot).graphLayoutProperty().get());
        for (GraphLayoutKind next : List.of(
                GraphLayoutKind.COLUMNS,
                GraphLayoutKind.CIRCLE,
                GraphLayoutKind.CIRCLE_TOUR,
                GraphLayoutKind.CIRCLE_CIRCUIT,
                GraphLayoutKind.DEGREE,
                GraphLayoutKind.DISTANCE,
                GraphLayoutKind.BOARD)) {
            robot.push(KeyCode.G);
            assertEquals(next, graph(robot).graphLayoutProperty().get());
        }
    }

    @Test
    void menusOfTheGraphSayAndFollowWhatItsCommandsDo(ScreenRobot robot) {
        List<MenuItem> items = onFx(
                () -> List.copyOf(robot.find("#graph-more", MenuButton.class).getItems()));
        CheckMenuItem names = (CheckMenuItem) items.getFirst();
        MenuItem springs = items.get(1);
        assertEquals("Show the names of the vertices", names.getText());
        assertTrue(springs.isDisable(), "no springs move the vertices of the board");
        onFx(() -> {
            List.of("editor.names", "editor.layout-springs", "editor.freeze", "editor.measure-degree")
                    .forEach(window::run);
            return null;
        });
        assertTrue(names.isSelected());
        assertFalse(springs.isDisable());
        assertTrue(((CheckMenuItem) springs).isSelected());
        assertEquals("Degree", robot.text("#graph-measure"));
        onFx(() -> {
            names.fire();
            return null;
        });
        assertFalse(names.isSelected());
    }
}
