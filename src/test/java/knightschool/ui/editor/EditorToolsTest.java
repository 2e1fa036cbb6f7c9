package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.board.SquareNames;
import knightschool.board.edit.BoardTransform;
import knightschool.hunt.SmallestBoardHuntKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.value.EditTool;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tools, symmetry, selection, clipboard, patterns and the hunt, by mouse and by keyboard alone. */
@ExtendWith(OnScreen.class)
class EditorToolsTest extends EditorJourney {
    @Start
    void open(Stage shared) {
        show();
    }

    private Board board() {
        return scene.model().board();
    }

    private void point(ScreenRobot robot, String name) {
        onFx(() -> {
            canvas(robot).requestFocus();
            canvas(robot).point(square(name));
            return null;
        });
    }

    private static void push(ScreenRobot robot, KeyCode key, int times) {
        for (int i = 0; i < times; i++) {
            robot.push(key);
        }
    }

    @Test
    void symmetricDrawingIsSymmetricAndAllOfItIsTakenBack(ScreenRobot robot) {
        robot.push(KeyCode.DIGIT8).push(KeyCode.DIGIT8).push(KeyCode.DIGIT8);
        robot.drag(at(robot, "a1"), MouseButton.PRIMARY).dropTo(at(robot, "c3"));
        robot.clickOn("#tool-line");
        robot.drag(at(robot, "a5"), MouseButton.PRIMARY).dropTo(at(robot, "c7"));
        robot.clickOn("#tool-rectangle");
        robot.drag(at(robot, "d4"), MouseButton.PRIMARY).dropTo(at(robot, "c4"));
        assertFalse(playable("f6"));
        assertFalse(playable("h4"));
        assertEquals(board(), BoardTransform.FLIP_LEFT_RIGHT.of(board()));
        assertEquals(board(), BoardTransform.FLIP_TOP_BOTTOM.of(board()));
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(Board.full(8, 8), board());
    }

    @Test
    void keysAloneDrawSelectAndMove(ScreenRobot robot) {
        point(robot, "b2");
        robot.push(KeyCode.DIGIT2).push(KeyCode.SPACE);
        push(robot, KeyCode.RIGHT, 3);
        assertEquals("Arrows: to the other end. Space: done", robot.text("#tool-hint"));
        robot.push(KeyCode.SPACE);
        assertFalse(playable("b2") || playable("e2"));
        point(robot, "b2");
        robot.push(KeyCode.SHIFT, KeyCode.RIGHT).push(KeyCode.SHIFT, KeyCode.RIGHT);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.UP);
        assertTrue(playable("b2") && playable("d2"));
        assertFalse(playable("b3") || playable("d3") || playable("e2"));
        robot.push(KeyCode.ESCAPE);
        assertTrue(scene.model().strokes().selectionProperty().get().isEmpty());
        robot.push(KeyCode.Q);
        assertFalse(playable(board(), "c7"));
        robot.push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z).push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(Board.full(8, 8), board());
    }

    private static boolean playable(Board board, String name) {
        return board.isPlayable(SquareNames.parse(board, name));
    }

    @Test
    void escapeGivesALineUp(ScreenRobot robot) {
        point(robot, "b2");
        robot.push(KeyCode.DIGIT2).push(KeyCode.SPACE);
        push(robot, KeyCode.UP, 2);
        assertFalse(playable("b4"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(Board.full(8, 8), board());
        assertTrue(scene.model().undoNameProperty().get().isEmpty());
    }

    @Test
    void copiedSquaresAreTextAndAPictureAndArePutDownElsewhere(ScreenRobot robot) {
        robot.clickOn(at(robot, "a1")).clickOn(at(robot, "b2"));
        robot.push(KeyCode.DIGIT5);
        robot.drag(at(robot, "a1"), MouseButton.PRIMARY).dropTo(at(robot, "b2"));
        robot.push(KeyCode.CONTROL, KeyCode.C);
        assertEquals(".#\n#.\n", onFx(() -> Clipboard.getSystemClipboard().getString()));
        assertTrue(onFx(() -> Clipboard.getSystemClipboard().hasImage()));
        robot.push(KeyCode.ESCAPE);
        robot.moveTo(at(robot, "e5"));
        robot.push(KeyCode.CONTROL, KeyCode.V);
        assertFalse(playable("f5") || playable("e4"));
        assertTrue(playable("e5") && playable("f4"));
        robot.push(KeyCode.CONTROL, KeyCode.X);
        assertTrue(playable("f5") && playable("e4"));
    }

    @Test
    void patternsTakeThePlaceOfTheBoardAndAreTakenBack(ScreenRobot robot) {
        robot.push(KeyCode.INSERT).clickOn("#pattern-ring");
        assertEquals(48, board().playableCount());
        robot.clickOn("#pattern-random");
        assertEquals(64 - 13, board().playableCount());
        robot.clickOn("#undo").clickOn("#undo");
        assertEquals(Board.full(8, 8), board());
        robot.clickOn("#close-panel");
        assertTrue(!robot.isThere("#pattern-panel"));
    }

    @Test
    void keysAfterPatternsAreOpenedStayAmongThem(ScreenRobot robot) {
        point(robot, "d4");
        robot.push(KeyCode.INSERT);
        assertEquals("pattern-full", onFx(() -> window.scene().getFocusOwner().getId()));
        robot.push(KeyCode.DOWN).push(KeyCode.DOWN);
        assertTrue(onFx(() -> isWithin(window.scene().getFocusOwner(), "pattern-panel")));
        robot.push(KeyCode.ENTER);
        assertEquals(
                BuiltInSceneKinds.EDITOR, onFx(() -> window.now().orElseThrow().scene()));
        robot.push(KeyCode.ESCAPE);
        assertEquals("editor-board", onFx(() -> window.scene().getFocusOwner().getId()));
    }

    private static boolean isWithin(Node node, String id) {
        return node != null && (id.equals(node.getId()) || isWithin(node.getParent(), id));
    }

    @Test
    void huntJudgesTheBoardAndShowsItsOwnBest(ScreenRobot robot) {
        robot.push(KeyCode.J);
        open(BoardText.parse("K..\n..E\n"));
        Eventually.untilShown(
                "the board is judged", () -> robot.text("#hunt-now").equals("6 squares: not yet."));
        robot.clickOn("#hunt-cover");
        Region panel = robot.find("#hunt-panel", Region.class);
        assertTrue(onFx(() -> panel.minHeight(-1)) < 200, "what is too long is scrolled");
        robot.clickOn("#hunt-put");
        assertEquals(SmallestBoardHuntKind.NO_TOUR.best(), board());
        Eventually.untilShown(
                "it is judged", () -> robot.text("#hunt-now").equals("5 squares: found one. No smaller one exists."));
        assertEquals("You have found none so far.", robot.text("#hunt-best"), "the program showed that one");
        robot.clickOn("#undo");
        // What is judged moves the button below it.
        Eventually.untilShown(
                "the board before is judged", () -> robot.text("#hunt-now").equals("6 squares: not yet."));
        robot.clickOn("#hunt-cover").clickOn("#redo");
        Eventually.untilShown(
                "the prey is found", () -> robot.text("#hunt-best").equals("Your smallest has 5."));
    }

    @Test
    void hintSaysWhatAClickDoes(ScreenRobot robot) {
        robot.moveTo(at(robot, "d4"));
        assertEquals("Click or drag: make holes", robot.text("#tool-hint"));
        robot.clickOn(MouseButton.PRIMARY);
        assertEquals("Click or drag: fill holes", robot.text("#tool-hint"));
        robot.push(KeyCode.DIGIT4);
        assertEquals(EditTool.FILL, scene.model().toolProperty().get());
        assertEquals("Click: fill this area of holes", robot.text("#tool-hint"));
    }

    @Test
    void hintSaysWhatAStrokeDoesUntilItsEnd(ScreenRobot robot) {
        robot.clickOn("#tool-rectangle");
        robot.drag(at(robot, "b2"), MouseButton.PRIMARY).moveTo(at(robot, "d4"));
        assertEquals("Drag: make a rectangle of holes. Shift: edge only", robot.text("#tool-hint"));
        robot.drop();
        assertEquals("Drag: fill a rectangle of holes. Shift: edge only", robot.text("#tool-hint"));
        robot.clickOn("#tool-select");
        robot.drag(at(robot, "e5"), MouseButton.PRIMARY).moveTo(at(robot, "f7"));
        assertEquals("Drag: select squares", robot.text("#tool-hint"));
        robot.drop();
        assertEquals("Drag: move the squares", robot.text("#tool-hint"));
    }
}
