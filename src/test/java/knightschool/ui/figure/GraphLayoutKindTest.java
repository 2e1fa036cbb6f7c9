package knightschool.ui.figure;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorphDrawing;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;
import knightschool.setup.GraphSetup;
import knightschool.setup.SceneDisplay;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.board.BoardCanvas;
import knightschool.ui.graph.BoardToGraphMorph;
import knightschool.ui.graph.LaidOutKnightGraph;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A board that becomes a graph, and goes on from there to another layout. */
@ExtendWith(OnScreen.class)
class GraphLayoutKindTest {
    private final Board board = Board.full(3, 3);
    private BoardToGraphScene scene;
    private Stage stage;

    @Start
    void open(Stage shared) {
        stage = new Stage();
        scene = new BoardToGraphScene();
        stage.setScene(new Scene(new StackPane((Parent) scene.node()), 600, 600));
        stage.show();
        scene.open(new GraphSetup(WrittenBoard.of(board), GraphLayoutKind.CIRCLE_CIRCUIT, SceneDisplay.NONE));
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

    /** The shapes are drawn in the order of the squares, so that discs and boxes can be told apart by their middle. */
    private double distanceFromTheMiddle(int square) {
        Sketch sketch = onFx(() -> ((BoardCanvas) scene.node().lookup("#graph-board")).sketch());
        List<SketchShape.Box> boxes = sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
        assertEquals(9, boxes.size(), "a box for each vertex");
        double x = boxes.stream()
                .mapToDouble(box -> box.x() + box.width() / 2)
                .average()
                .orElseThrow();
        double y = boxes.stream()
                .mapToDouble(box -> box.y() + box.height() / 2)
                .average()
                .orElseThrow();
        SketchShape.Box box = boxes.get(square);
        return Math.hypot(box.x() + box.width() / 2 - x, box.y() + box.height() / 2 - y);
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
        GraphSetup now = onFx(scene::now);
        assertEquals(GraphLayoutKind.CIRCLE_CIRCUIT, now.layout());
        assertEquals(0.75, now.slider());
    }

    @Test
    void vertexIsPointedAtWhereItIsAndNotWhereItsSquareWas(ScreenRobot robot) {
        turn(1);
        BoardCanvas canvas = (BoardCanvas) scene.node().lookup("#graph-board");
        SketchShape.Box a1 = onFx(canvas::sketch).shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList()
                .get(6);
        robot.moveTo(onFx(() -> canvas.localToScreen(a1.x() + a1.width() / 2, a1.y() + a1.height() / 2)));
        Eventually.untilAnswered();
        assertEquals(6, onFx(() -> canvas.pointedProperty().get()));
    }

    @Test
    void verticesShrinkAsFarAsTheyMustNotToTouch() {
        BoardGeometry geometry = BoardGeometry.bare(board, 100);
        VertexPositions close = VertexPositions.onBoard(board);
        close.set(8, 20, 20);
        KnightGraph graph = KnightGraph.of(board);
        BoardToGraphMorph morph = new BoardToGraphMorph(graph);
        assertEquals(6, morph.squareAt(geometry, 0.5, 20, 280), "on the board as long as nothing else is known");
        morph.setGoal(LaidOutKnightGraph.at(graph, close));
        BoardToGraphMorphDrawing.Away away = morph.away(geometry, 1).orElseThrow();
        double apart = away.places().x()[1] - away.places().x()[0];
        assertEquals(
                0,
                morph.squareAt(
                        geometry, 1, away.places().x()[0] + 1, away.places().y()[0]));
        assertEquals(Board.NONE, morph.squareAt(geometry, 1, 150, 150));
        Sketch there = BoardToGraphMorphDrawing.of(
                geometry,
                new BoardToGraphMorphDrawing.Morph(graph, 1, Board.NONE, List.of(), _ -> "", Optional.of(away)));
        double widest = there.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .mapToDouble(shape -> ((SketchShape.Box) shape).width())
                .max()
                .orElseThrow();
        assertTrue(widest < apart, "vertices " + apart + " pixels apart are " + widest + " wide");
        assertFalse(widest < 0.4 * apart);
    }
}
