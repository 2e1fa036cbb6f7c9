package knightschool.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.board.BoardDrawing;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.theme.Fonts;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class BoardCanvasTest {
    private final List<Integer> pressed = new ArrayList<>();
    private final List<Integer> dragged = new ArrayList<>();
    private BoardCanvas canvas;
    private Scene scene;

    @Start
    void open(Stage stage) {
        Fonts.load();
        canvas = new BoardCanvas();
        canvas.show(Board.full(5, 4), BoardDrawing::of);
        canvas.setOnSquarePressed(pressed::add);
        canvas.setOnSquareDragged(dragged::add);
        scene = new Scene(new StackPane(canvas), 400, 300);
        Theme.LIGHT.applyTo(scene);
        stage.setScene(scene);
        stage.show();
    }

    private Point2D middle(int square) {
        return canvas.localToScreen(
                canvas.geometry().centreX(square), canvas.geometry().centreY(square));
    }

    @Test
    void pointedFollowsTheMouse(ScreenRobot robot) {
        robot.moveTo(middle(7));
        assertEquals(7, canvas.pointedProperty().get());
        assertEquals("c3", canvas.getAccessibleText());
        robot.moveTo(canvas.localToScreen(3, 3));
        assertEquals(Board.NONE, canvas.pointedProperty().get());
    }

    @Test
    void pressAndDragNameTheSquaresOnce(ScreenRobot robot) {
        robot.moveTo(middle(0)).press(MouseButton.PRIMARY).moveTo(middle(1)).moveTo(middle(2));
        robot.release(MouseButton.PRIMARY);
        assertEquals(List.of(0), pressed);
        assertEquals(List.of(1, 2), dragged);
    }

    @Test
    void arrowsMoveThePointedSquareAndStayOnTheBoard(ScreenRobot robot) {
        robot.interact(canvas::requestFocus);
        robot.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.LEFT);
        assertEquals(5, canvas.pointedProperty().get());
        robot.type(KeyCode.ENTER);
        assertEquals(List.of(5), pressed);
    }

    @Test
    void tabPointsAtTheKnightAtOnceAndLetsGoOfItWhenItLeaves(ScreenRobot robot) {
        robot.interact(() -> {
            canvas.setFirst(() -> 8);
            canvas.getParent().requestFocus();
        });
        robot.type(KeyCode.TAB);
        assertEquals(8, canvas.keyboardSquareProperty().get(), "before the first arrow key");
        assertEquals("d3", canvas.getAccessibleText());
        robot.type(KeyCode.RIGHT);
        assertEquals(9, canvas.keyboardSquareProperty().get());
        robot.interact(() -> canvas.point(Board.NONE));
        robot.interact(canvas.getParent()::requestFocus);
        robot.type(KeyCode.TAB);
        assertEquals(8, canvas.pointedProperty().get());
        robot.interact(canvas.getParent()::requestFocus);
        assertEquals(Board.NONE, canvas.pointedProperty().get());
        assertEquals(Board.NONE, canvas.keyboardSquareProperty().get());
    }

    @Test
    void themeIsPaintedAnewWithoutANewSketch(ScreenRobot robot) {
        assertEquals(0xFFDAD5C8, colourOf(15, robot));
        robot.interact(() -> Theme.DARK.applyTo(scene));
        Eventually.untilAnswered();
        assertEquals(0xFF282C33, colourOf(15, robot));
    }

    private int colourOf(int square, ScreenRobot robot) {
        int[] argb = new int[1];
        robot.interact(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            WritableImage picture = scene.snapshot(null);
            Point2D at = canvas.localToScene(
                    canvas.geometry().centreX(square), canvas.geometry().centreY(square));
            argb[0] = picture.getPixelReader().getArgb((int) at.getX(), (int) at.getY());
        });
        return argb[0];
    }

    @Test
    void squaresAreWholePixelsAndFillTheRoom() {
        Eventually.untilShown(
                "the squares fill the room",
                () -> canvas.geometry().height() <= 300 && canvas.geometry().height() > 300 - 4);
        assertEquals(0, canvas.geometry().x(3) % 1);
    }
}
