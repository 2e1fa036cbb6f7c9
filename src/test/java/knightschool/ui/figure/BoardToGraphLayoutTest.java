package knightschool.ui.figure;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.layout.VertexPositions;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.scene.BoardToGraphSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.graph.InteractiveGraphPane;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import knightschool.ui.theme.Theme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A board that becomes a graph, and goes on from there to another layout. */
@ExtendWith(OnScreen.class)
class BoardToGraphLayoutTest {
    private final Board board = Board.full(3, 3);
    private BoardToGraphScene scene;
    private Stage stage;

    @Start
    void open(Stage shared) {
        stage = new Stage();
        scene = new BoardToGraphScene(new SimpleObjectProperty<>(Theme.LIGHT));
        stage.setScene(new Scene(new StackPane((Parent) scene.node()), 600, 600));
        stage.show();
        scene.open(
                new BoardToGraphSetup(WrittenBoard.of(board), GraphLayoutKind.CIRCLE_CIRCUIT, SceneDisplayState.NONE));
    }

    @AfterEach
    void close() {
        onFx(() -> {
            scene.close();
            stage.close();
            return null;
        });
    }

    private void turn(double position) {
        untilShown("the layout is known", () -> onFx(scene::isSettled));
        onFx(() -> {
            ((Slider) scene.node().lookup("#turn")).setValue(position);
            return null;
        });
        Eventually.untilAnswered();
    }

    private InteractiveGraphPane pane() {
        return (InteractiveGraphPane) scene.node().lookup("#graph-board");
    }

    private double distanceFromTheMiddle(int square) {
        return onFx(() -> {
            double x = board.playable().mapToDouble(pane()::xOf).average().orElseThrow();
            double y = board.playable().mapToDouble(pane()::yOf).average().orElseThrow();
            return Math.hypot(pane().xOf(square) - x, pane().yOf(square) - y);
        });
    }

    @Test
    void starOfEightSquaresBecomesARingAroundTheNinth() {
        turn(0.5);
        double corner = distanceFromTheMiddle(0);
        double side = distanceFromTheMiddle(1);
        assertEquals(Math.sqrt(2), corner / side, 0.01, "as on the board");
        turn(1);
        double radius = distanceFromTheMiddle(0);
        for (int square : new int[] {1, 2, 3, 5, 6, 7, 8}) {
            assertEquals(radius, distanceFromTheMiddle(square), 0.5, "square " + square);
        }
        assertEquals(0, distanceFromTheMiddle(4), 0.5);
    }

    @Test
    void setupComesBackWithItsLayoutAndSlider() {
        turn(0.75);
        BoardToGraphSetup now = onFx(scene::now);
        assertEquals(GraphLayoutKind.CIRCLE_CIRCUIT, now.layout());
        assertEquals(0.75, now.slider());
    }

    @Test
    void vertexIsPointedAtWhereItIsAndNotWhereItsSquareWas(ScreenRobot robot) {
        turn(1);
        robot.moveTo(onFx(() -> pane().localToScreen(pane().xOf(6), pane().yOf(6))));
        Eventually.untilAnswered();
        assertEquals(6, onFx(() -> pane().pointedProperty().get()));
    }

    @Test
    void verticesShrinkAsFarAsTheyMustNotToTouch() {
        Board large = Board.full(5, 5);
        onFx(() -> {
            scene.open(new BoardToGraphSetup(WrittenBoard.of(large), GraphLayoutKind.COLUMNS, SceneDisplayState.NONE));
            return null;
        });
        turn(0.5);
        double onBoard = widestVertex();
        turn(1);
        double apart = onFx(() -> {
            VertexPositions places = VertexPositions.of(large.squares());
            large.playable().forEach(square -> places.set(square, pane().xOf(square), pane().yOf(square)));
            return places.closest(large.playable());
        });
        double widest = widestVertex();
        assertTrue(widest < 0.9 * onBoard, widest + " wide, on the board " + onBoard);
        assertTrue(widest < apart, "vertices " + apart + " pixels apart are " + widest + " wide");
        assertFalse(widest < 0.4 * apart);
    }

    private double widestVertex() {
        return onFx(() -> pane().sketch()).shapes().stream()
                .filter(SketchShape.Disc.class::isInstance)
                .mapToDouble(shape -> 2 * ((SketchShape.Disc) shape).radius())
                .max()
                .orElseThrow();
    }

    @Test
    void squaresAreSquaresOfTheGraphViewUntilTheyAreVertices() {
        turn(0);
        Sketch squares = onFx(() -> pane().sketch());
        assertEquals(9, count(squares, SketchShape.Box.class, 100), "the squares");
        assertEquals(0, count(squares, SketchShape.Disc.class, 0));
        turn(0.5);
        Sketch vertices = onFx(() -> pane().sketch());
        assertEquals(9, count(vertices, SketchShape.Disc.class, 0));
        assertEquals(
                8,
                vertices.shapes().stream()
                        .filter(SketchShape.Lines.class::isInstance)
                        .mapToInt(lines -> ((SketchShape.Lines) lines).lines().size())
                        .sum());
    }

    private static long count(Sketch sketch, Class<? extends SketchShape> kind, double least) {
        return sketch.shapes().stream()
                .filter(kind::isInstance)
                .filter(shape -> !(shape instanceof SketchShape.Box box)
                        || box.width() >= least && box.style().fill().isPresent())
                .count();
    }

    @Test
    void coordinatesOfSmallSquaresCanBeReadByAClass() {
        onFx(() -> {
            scene.open(new BoardToGraphSetup(
                    WrittenBoard.of(Board.full(12, 12)), GraphLayoutKind.BOARD, SceneDisplayState.NONE));
            return null;
        });
        turn(0);
        List<SketchShape.Label> labels = onFx(() -> pane().sketch()).shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.text().matches("[a-z]|\\d+"))
                .toList();
        assertFalse(labels.isEmpty());
        labels.forEach(label -> assertTrue(label.size() >= 14, label.text() + " of " + label.size()));
    }

    @Test
    void keysGoFromVertexToVertexAndPickOne(ScreenRobot robot) {
        onFx(() -> {
            scene.pick(AnswerPickKind.SQUARES);
            pane().requestFocus();
            return null;
        });
        robot.type(KeyCode.RIGHT)
                .type(KeyCode.RIGHT)
                .type(KeyCode.DOWN)
                .type(KeyCode.ENTER)
                .type(KeyCode.PLUS);
        Eventually.untilAnswered();
        assertEquals(List.of("b2"), onFx(() -> scene.picked().orElseThrow().get()));
        assertTrue(onFx(pane()::isWhole), "a slide stays as it is");
    }
}
