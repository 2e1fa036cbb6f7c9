package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The picture of a graph, with the keyboard alone. */
@ExtendWith(OnScreen.class)
class GraphKeysTest extends GraphPaneJourney {
    private final Board board = Board.full(6, 6).withStart(0);

    private void focus() {
        show(board);
        onFx(pane::requestFocus);
    }

    private String pointed() {
        return SquareNames.name(
                board, Eventually.onFx(() -> pane.pointedProperty().get()));
    }

    @Test
    void tabReachesThePicture(ScreenRobot robot) {
        show(board);
        assertTrue(pane.isFocusTraversable());
        onFx(() -> stage.getScene().getRoot().requestFocus());
        robot.push(KeyCode.TAB);
        assertTrue(Eventually.onFx(pane::isFocusVisible));
    }

    @Test
    void arrowsGoToTheNearestVertexOnThatSide(ScreenRobot robot) {
        focus();
        robot.push(KeyCode.RIGHT);
        assertEquals("a6", pointed(), "at first where the board has its start");
        robot.push(KeyCode.RIGHT).push(KeyCode.RIGHT);
        assertEquals("c6", pointed());
        robot.push(KeyCode.DOWN).push(KeyCode.LEFT);
        assertEquals("b5", pointed());
        robot.push(KeyCode.UP).push(KeyCode.UP);
        assertEquals("b6", pointed(), "above it there is none");
    }

    @Test
    void enterAndSpaceChooseTheVertex(ScreenRobot robot) {
        List<Integer> chosen = new ArrayList<>();
        focus();
        onFx(() -> content.setOnChosen(chosen::add));
        robot.push(KeyCode.ENTER);
        assertEquals(List.of(), chosen, "nothing is pointed at yet");
        robot.push(KeyCode.RIGHT).push(KeyCode.ENTER).push(KeyCode.RIGHT).push(KeyCode.SPACE);
        assertEquals(List.of(0, 1), chosen);
    }

    /** At once, not only when the mouse moves. */
    @Test
    void handUnderTheMouseFollowsTheKeysThatZoom(ScreenRobot robot) {
        focus();
        robot.moveTo(Eventually.onFx(() -> pane.localToScreen(6, 6)));
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS);
        Eventually.untilShown("a drag moves the picture", () -> pane.getCursor() == Cursor.OPEN_HAND);
        robot.push(KeyCode.DIGIT0);
        Eventually.untilShown("there is nothing to move", () -> pane.getCursor() == null);
    }

    @Test
    void plusAndMinusMakeThePictureLargerAndSmallerAtTheVertex(ScreenRobot robot) {
        focus();
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "c3")));
        Point2D c3 = at("c3");
        double apart = c3.distance(at("f1"));
        robot.push(KeyCode.PLUS);
        assertEquals(0, at("c3").distance(c3), 0.01);
        assertTrue(at("c3").distance(at("f1")) > 1.1 * apart);
        robot.push(KeyCode.MINUS).push(KeyCode.MINUS);
        assertTrue(Eventually.onFx(pane::isWhole), "nothing is further away than the whole picture");
        robot.push(KeyCode.PLUS).push(KeyCode.DIGIT0);
        assertTrue(Eventually.onFx(pane::isWhole));
        assertEquals(apart, at("c3").distance(at("f1")), 0.01);
    }

    @Test
    void controlShiftAndArrowsMoveThePictureOrSayWhyNot(ScreenRobot robot) {
        List<String> refusals = new ArrayList<>();
        focus();
        onFx(() -> pane.setOnRefused(fault -> refusals.add(fault.displayMessage())));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT);
        assertTrue(Eventually.onFx(pane::isWhole), "the whole picture stays in its place");
        assertEquals(List.of("The whole picture is in view. Go nearer first (+)."), refusals);
        robot.push(KeyCode.PLUS).push(KeyCode.PLUS).push(KeyCode.PLUS);
        Point2D c3 = at("c3");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.RIGHT).push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DOWN);
        Point2D moved = at("c3");
        assertTrue(moved.getX() < c3.getX() && moved.getY() < c3.getY());
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.LEFT).push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.UP);
        assertEquals(0, at("c3").distance(c3), 0.01);
        assertEquals(Board.NONE, pane.pointedProperty().get());
        assertEquals(1, refusals.size());
    }

    @Test
    void vertexThatArrowsComeToIsInSight(ScreenRobot robot) {
        focus();
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "a6")));
        for (int i = 0; i < 8; i++) {
            robot.push(KeyCode.PLUS);
        }
        assertFalse(isInSight("f6"));
        for (int i = 0; i < 5; i++) {
            robot.push(KeyCode.RIGHT);
        }
        assertEquals("f6", pointed());
        assertTrue(isInSight("f6"));
    }

    @Test
    void arrowsBetweenTwoLayoutsMoveThePictureNoFurtherThanTheirVertex(ScreenRobot robot) {
        focus();
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "a6")));
        for (int i = 0; i < 8; i++) {
            robot.push(KeyCode.PLUS);
        }
        onFx(() -> {
            for (int i = 0; i < 3; i++) {
                Event.fireEvent(
                        pane, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
            }
        });
        robot.push(KeyCode.SHIFT);
        assertEquals("d6", pointed());
        assertTrue(isInSight("d6"));
    }

    @Test
    void pictureIsAtMostFortyTimesAsLargeAsAWhole(ScreenRobot robot) {
        focus();
        double apart = at("c3").distance(at("f1"));
        for (int i = 0; i < 12; i++) {
            robot.push(KeyCode.PLUS);
        }
        assertEquals(40 * apart, at("c3").distance(at("f1")), 0.01);
    }

    private boolean isInSight(String name) {
        Point2D at = at(name);
        return at.getX() >= 0 && at.getX() <= WIDTH && at.getY() >= 0 && at.getY() <= HEIGHT;
    }

    @Test
    void keysOfThePictureAreNotTakenFromOthers(ScreenRobot robot) {
        show(board);
        onFx(() -> stage.getScene().getRoot().requestFocus());
        robot.push(KeyCode.RIGHT).push(KeyCode.PLUS).push(KeyCode.ENTER);
        assertEquals(Board.NONE, pane.pointedProperty().get());
        onFx(pane::requestFocus);
        robot.push(KeyCode.CONTROL, KeyCode.RIGHT).push(KeyCode.CONTROL, KeyCode.ENTER);
        assertEquals(Board.NONE, pane.pointedProperty().get());
        assertTrue(Eventually.onFx(pane::isWhole));
    }
}
