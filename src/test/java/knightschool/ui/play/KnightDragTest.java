package knightschool.ui.play;

import static knightschool.Eventually.onFx;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.knight.MovableKnightBoardWords;
import knightschool.ui.robot.MouseEvents;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;

/** A knight that is dragged goes where it is let go, or stays. */
class KnightDragTest extends PlayOnScreen {
    @Test
    void knightIsDraggedToItsNextSquare(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        int next = game().candidates().getFirst().square();
        robot.drag(at(robot, 0), MouseButton.PRIMARY).dropTo(at(robot, next));
        assertEquals(List.of(0, next), game().path());
    }

    @Test
    void draggedKnightPassesOverSquaresThatItCouldGoTo(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        robot.drag(at(robot, 0), MouseButton.PRIMARY).moveTo(at(robot, 11)).moveTo(at(robot, 7));
        assertEquals(List.of(0), game().path());
        robot.drop();
        assertEquals(List.of(0, 7), game().path());
    }

    @Test
    void knightLetGoWhereItCannotGoStaysAndWhyIsSaid(ScreenRobot robot) {
        begin(Board.full(5, 5));
        robot.clickOn(at(robot, 0));
        robot.drag(at(robot, 0), MouseButton.PRIMARY).dropTo(at(robot, 12));
        assertEquals(List.of(0), game().path());
        assertEquals(
                PlayWords.refusal(game(), 12, true),
                onFx(() -> scene.model().refusalProperty().get()));
    }

    @Test
    void knightLetGoOutsideOfTheBoardStaysAndWhyIsSaid(ScreenRobot robot) {
        begin(Board.full(5, 5));
        onFx(() -> {
            scene.model().choose(0);
            return null;
        });
        BoardCanvas canvas = robot.find("#play-board", BoardCanvas.class);
        Eventually.afterFrames();
        String help = onFx(() -> {
            Point2D knight = canvas.localToScene(
                    canvas.geometry().centreX(0), canvas.geometry().centreY(0));
            MouseEvents.fire(canvas, MouseEvent.MOUSE_PRESSED, knight.getX(), knight.getY());
            MouseEvents.fire(canvas, MouseEvent.MOUSE_DRAGGED, -50, -50);
            MouseEvents.fire(canvas, MouseEvent.MOUSE_RELEASED, -50, -50);
            return scene.model().refusalProperty().get();
        });
        assertEquals(List.of(0), game().path());
        assertEquals(MovableKnightBoardWords.OUTSIDE, help);
    }
}
