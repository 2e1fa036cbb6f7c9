package knightschool.ui.editor;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.drawing.board.BoardGeometry;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A board of 100 × 100 squares, each of some pixels: seen as a whole and near, moved, drawn on, and taken back. */
@ExtendWith(OnScreen.class)
class EditorLargeBoardTest extends EditorJourney {
    private static final int SIDE = 100;
    private static final Board LARGE = Board.full(SIDE, SIDE);

    @Start
    void show(Stage shared) {
        show();
    }

    private static void wheel(BoardCanvas canvas, Point2D over, double dx, double dy) {
        onFx(() -> {
            Point2D at = canvas.localToScene(over);
            Event.fireEvent(
                    canvas,
                    new ScrollEvent(
                            ScrollEvent.SCROLL,
                            at.getX(),
                            at.getY(),
                            at.getX(),
                            at.getY(),
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            dx,
                            dy,
                            dx,
                            dy,
                            ScrollEvent.HorizontalTextScrollUnits.NONE,
                            0,
                            ScrollEvent.VerticalTextScrollUnits.NONE,
                            0,
                            0,
                            new PickResult(canvas, at.getX(), at.getY())));
            return null;
        });
    }

    @Test
    void wheelGoesNearerToTheSquareUnderThePointerAndTheBoardIsDrawnOnThere(ScreenRobot robot) {
        open(LARGE);
        BoardCanvas canvas = canvas(robot);
        double side = canvas.geometry().side();
        Point2D at = new Point2D(canvas.getWidth() / 2, canvas.getHeight() / 2);
        for (int notch = 0; notch < 5; notch++) {
            wheel(canvas, at, 0, 40);
        }
        int square = canvas.geometry().squareAt(at.getX(), at.getY());
        for (int notch = 0; notch < 3; notch++) {
            wheel(canvas, at, 0, 40);
        }
        assertTrue(canvas.geometry().side() > 5 * side);
        assertEquals(square, canvas.geometry().squareAt(at.getX(), at.getY()));
        robot.clickOn(canvas.localToScreen(at));
        assertEquals(LARGE.withHole(square, true), scene.model().board());
        wheel(canvas, at, -3.0 * canvas.geometry().side(), 0);
        assertEquals(square + 3, canvas.geometry().squareAt(at.getX(), at.getY()));
        robot.push(KeyCode.DIGIT0);
        assertEquals(side, canvas.geometry().side());
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertEquals(LARGE, scene.model().board());
    }

    @Test
    void middleButtonMovesTheBoardWithOrWithoutTheFocusAndDrawsNothing(ScreenRobot robot) {
        open(LARGE);
        BoardCanvas canvas = canvas(robot);
        onFx(() -> {
            canvas.requestFocus();
            return null;
        });
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS);
        BoardGeometry before = canvas.geometry();
        Point2D from = onFx(() -> canvas.localToScreen(canvas.getWidth() / 2, canvas.getHeight() / 2));
        robot.drag(from, MouseButton.MIDDLE);
        onFx(() -> {
            canvas.getScene().getRoot().requestFocus();
            return null;
        });
        robot.dropTo(from.add(30, 20));
        assertEquals(before.left() + 30, canvas.geometry().left(), 1);
        assertEquals(before.top() + 20, canvas.geometry().top(), 1);
        assertEquals(LARGE, scene.model().board());
    }

    @Test
    void spaceMovesTheBoardDuringADragUntilTheFocusIsLostAndOtherwiseDraws(ScreenRobot robot) {
        open(LARGE);
        BoardCanvas canvas = canvas(robot);
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS);
        BoardGeometry before = canvas.geometry();
        Point2D from = onFx(() -> canvas.localToScreen(canvas.getWidth() / 2, canvas.getHeight() / 2));
        robot.moveTo(from).press(KeyCode.SPACE);
        assertEquals(Cursor.OPEN_HAND, onFx(canvas::getCursor));
        robot.drag(from).dropTo(from.add(30, 20)).release(KeyCode.SPACE);
        assertEquals(before.left() + 30, canvas.geometry().left(), 1);
        assertEquals(before.top() + 20, canvas.geometry().top(), 1);
        assertEquals(LARGE, scene.model().board());
        robot.press(KeyCode.SPACE).drag(from);
        onFx(() -> {
            canvas.getScene().getRoot().requestFocus();
            return null;
        });
        robot.moveBy(40, 0);
        assertEquals(before.left() + 30, canvas.geometry().left(), 1);
        robot.drop().release(KeyCode.SPACE);
        assertEquals(LARGE, scene.model().board());
        robot.clickOn(from);
        assertFalse(LARGE.equals(scene.model().board()), "a click draws again");
    }

    @Test
    void arrowsKeepTheirSquareInSight(ScreenRobot robot) {
        open(LARGE);
        BoardCanvas canvas = canvas(robot);
        onFx(() -> {
            canvas.requestFocus();
            canvas.point(LARGE.squareAt(SIDE / 2, SIDE / 2));
            return null;
        });
        for (int i = 0; i < 14; i++) {
            robot.push(KeyCode.PLUS);
        }
        for (int i = 0; i < 30; i++) {
            robot.push(KeyCode.RIGHT);
        }
        int square = canvas.pointedProperty().get();
        assertEquals(LARGE.squareAt(SIDE / 2 + 30, SIDE / 2), square);
        assertTrue(canvas.geometry().centreX(square) < canvas.getWidth());
        robot.push(KeyCode.SPACE);
        assertFalse(scene.model().board().isPlayable(square));
    }

    @Test
    void arrowsBetweenTwoLayoutsMoveTheBoardNoFurtherThanTheirSquare(ScreenRobot robot) {
        open(LARGE);
        BoardCanvas canvas = canvas(robot);
        onFx(() -> {
            canvas.requestFocus();
            canvas.point(LARGE.squareAt(SIDE / 2, SIDE / 2));
            return null;
        });
        for (int i = 0; i < 10; i++) {
            robot.push(KeyCode.PLUS);
        }
        robot.push(KeyCode.RIGHT);
        onFx(() -> {
            for (int i = 0; i < 30; i++) {
                Event.fireEvent(
                        canvas, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
            }
            return null;
        });
        robot.push(KeyCode.SHIFT);
        int square = canvas.pointedProperty().get();
        assertEquals(LARGE.squareAt(SIDE / 2 + 31, SIDE / 2), square);
        assertEquals(
                Math.floor(canvas.getWidth()),
                canvas.geometry().x(square) + 2 * canvas.geometry().side(),
                1);
    }

    @Test
    void everyEditOfALongSessionIsTakenBackAndDoneAgain(ScreenRobot robot) {
        open(LARGE);
        Board last = onFx(() -> {
            for (int column = 0; column < 60; column++) {
                scene.model().press(LARGE.squareAt(column, column % 7));
                scene.model().drag(LARGE.squareAt(column, SIDE - 1));
                scene.model().release();
            }
            return scene.model().board();
        });
        Board first = onFx(() -> {
            while (scene.model().undoNameProperty().get().isPresent()
                    && !scene.model().board().equals(LARGE)) {
                scene.model().undo();
            }
            return scene.model().board();
        });
        assertEquals(LARGE, first);
        Board again = onFx(() -> {
            while (scene.model().redoNameProperty().get().isPresent()) {
                scene.model().redo();
            }
            return scene.model().board();
        });
        assertEquals(last, again);
    }
}
