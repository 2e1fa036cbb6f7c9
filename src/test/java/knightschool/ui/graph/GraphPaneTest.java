package knightschool.ui.graph;

import static knightschool.Eventually.until;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Palette;
import knightschool.graph.KnightGraph;
import knightschool.setup.GraphLayout;
import knightschool.ui.robot.OnScreen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class GraphPaneTest {

    private final Board board = Board.full(8, 7).withHole(4, true).withStart(48);
    private Stage stage;
    private GraphPane pane;

    /** A stage of its own: the one that tests share keeps the size of the test before. */
    @Start
    void open(Stage shared) {
        stage = new Stage();
        pane = new GraphPane();
        pane.setAnimated(false);
        stage.setScene(new Scene(new StackPane(pane), 500, 450));
        stage.show();
        pane.show(KnightGraph.of(board));
    }

    @AfterEach
    void close() {
        onFx(() -> {
            pane.close();
            stage.close();
        });
    }

    private static void onFx(Runnable action) {
        Eventually.onFx(Executors.callable(action));
    }

    private Color colourAt(VertexPositions.Point point) {
        Image image = Eventually.onFx(() -> stage.getScene().snapshot(null));
        return image.getPixelReader().getColor((int) point.x(), (int) (450 - point.y()));
    }

    private static int rgb(Color colour) {
        return (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
    }

    private VertexPositions.Point placeOf(String name) {
        return VertexPositions.onBoard(board).fitted(500, 450, 24, 60).points().get(name);
    }

    @Test
    void pointedVertexIsPaintedInTheAccent() {
        int accent = Palette.named(Palette.LIGHT).argb(ColourRole.ACCENT) & 0xFFFFFF;
        assertNotEquals(accent, rgb(colourAt(placeOf("d3"))));
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "d3")));
        assertEquals(accent, rgb(colourAt(placeOf("d3"))));
        onFx(() -> pane.pointedProperty().set(Board.NONE));
        assertNotEquals(accent, rgb(colourAt(placeOf("d3"))));
    }

    @Test
    void pointerOverAVertexPointsAtItsSquare(FxRobot robot) {
        AtomicInteger chosen = new AtomicInteger(Board.NONE);
        onFx(() -> pane.setOnChosen(chosen::set));
        VertexPositions.Point at = placeOf("f2");
        robot.moveTo(stage.getX() + at.x() + 2, stage.getY() + 450 - at.y() - 2);
        Eventually.untilAnswered();
        assertEquals("f2", SquareNames.name(board, pane.pointedProperty().get()));
        robot.clickOn();
        assertEquals("f2", SquareNames.name(board, chosen.get()));
    }

    @Test
    void springsMoveTheVertices() throws Exception {
        VertexPositions before = pane.places();
        onFx(() -> pane.graphLayoutProperty().set(GraphLayout.SPRINGS));
        untilShown("a vertex has moved", () -> !pane.places().equals(before));
        onFx(() -> pane.graphLayoutProperty().set(GraphLayout.BOARD));
        assertEquals(before, pane.places());
    }

    @Test
    void animationEndsAtTheGoal() throws Exception {
        onFx(() -> {
            pane.setAnimated(true);
            pane.show(KnightGraph.of(Board.full(5, 5)));
        });
        untilShown(
                "the vertices are at their goal",
                () -> pane.places().equals(VertexPositions.onBoard(Board.full(5, 5))));
    }

    @Test
    void selectedVertexStaysMarkedOnceThePointerHasLeft(FxRobot robot) {
        int d3 = SquareNames.parse(board, "d3");
        int f2 = SquareNames.parse(board, "f2");
        onFx(() -> pane.pointedProperty().set(d3));
        moveTo(robot, "f2");
        assertEquals(f2, pane.pointedProperty().get());
        robot.moveTo(stage.getX() + 3, stage.getY() + 3);
        Eventually.untilAnswered();
        assertEquals(d3, pane.pointedProperty().get());
        moveTo(robot, "f2");
        robot.clickOn();
        robot.moveTo(stage.getX() + 600, stage.getY() + 600);
        Eventually.untilAnswered();
        assertEquals(f2, pane.pointedProperty().get());
        onFx(() -> pane.show(KnightGraph.of(Board.full(2, 2))));
        moveTo(robot, "f2");
        robot.moveTo(stage.getX() + 600, stage.getY() + 600);
        Eventually.untilAnswered();
        assertEquals(Board.NONE, pane.pointedProperty().get());
    }

    private void moveTo(FxRobot robot, String name) {
        VertexPositions.Point at = placeOf(name);
        robot.moveTo(stage.getX() + at.x() + 2, stage.getY() + 450 - at.y() - 2);
        Eventually.untilAnswered();
    }

    /** What is pointed at is new, and would have no place if vertices still travelled to those of the board before. */
    @Test
    void everyVertexHasAPlaceAlsoWhereTheBoardGrowsDuringAJourney() throws Exception {
        Board larger = Board.full(9, 8);
        AtomicInteger pulses = new AtomicInteger();
        AtomicInteger without = new AtomicInteger();
        onFx(() -> {
            stage.getScene().addPostLayoutPulseListener(() -> {
                pulses.incrementAndGet();
                if (pane.places().points().size() != larger.playableCount()) {
                    without.incrementAndGet();
                }
            });
            pane.setAnimated(true);
            pane.show(KnightGraph.of(Board.full(5, 5)));
            pane.graphLayoutProperty().set(GraphLayout.SPRINGS);
            pane.show(KnightGraph.of(larger));
            pane.pointedProperty().set(SquareNames.parse(larger, "i8"));
        });
        untilShown("a few pulses have passed", () -> {
            pane.requestLayout();
            return pulses.get() > 3;
        });
        assertEquals(0, without.get());
    }

    @Test
    void verticesAreLevelWithSquaresOfAGivenSide() {
        Board ragged = Board.full(4, 3).withHole(0, true).withHole(4, true).withHole(8, true);
        onFx(() -> {
            pane.setSquareSide(40);
            pane.show(KnightGraph.of(ragged));
            pane.pointedProperty().set(SquareNames.parse(ragged, "b1"));
        });
        int accent = Palette.named(Palette.LIGHT).argb(ColourRole.ACCENT) & 0xFFFFFF;
        assertEquals(accent, rgb(colourAt(new VertexPositions.Point(60, 20))));
    }

    @Test
    void paneIsSettledOnceSpringsAre() {
        assertTrue(pane.isSettled());
        boolean atOnce = Eventually.onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayout.SPRINGS);
            return pane.isSettled();
        });
        assertFalse(atOnce);
        untilShown("the springs are at rest", pane::isSettled);
    }

    @Test
    void showGoesThroughBoardsOfEverySize() {
        for (int side : new int[] {1, 2, 40, 3}) {
            onFx(() -> pane.show(KnightGraph.of(Board.full(side, side))));
            assertEquals(side * side, pane.places().points().size());
        }
        assertTrue(pane.isVisible());
    }

    @Test
    void closeWorksAlsoBeforeAMarkIsPainted() {
        onFx(() -> {
            pane.pointedProperty().set(SquareNames.parse(board, "d3"));
            pane.close();
        });
        assertTrue(pane.getChildrenUnmodifiable().isEmpty());
    }

    @Test
    void closedPaneIsCollectableAndLeavesNoThread() throws Exception {
        JMemoryBuddy.memoryTest(checker -> onFx(() -> {
            GraphPane other = new GraphPane();
            Scene scene = new Scene(new StackPane(other), 200, 200);
            other.graphLayoutProperty().set(GraphLayout.SPRINGS);
            other.show(KnightGraph.of(board));
            scene.snapshot(null);
            other.close();
            checker.assertCollectable(other);
        }));
        onFx(pane::close);
        until(
                "the springs' thread has ended",
                () -> Thread.getAllStackTraces().keySet().stream()
                        .noneMatch(thread -> thread.getName().equals("springs")));
    }
}
