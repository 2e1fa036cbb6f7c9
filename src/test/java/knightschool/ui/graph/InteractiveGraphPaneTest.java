package knightschool.ui.graph;

import static knightschool.Eventually.until;
import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.graph.KnightGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import knightschool.ui.robot.Start;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnScreen.class)
class InteractiveGraphPaneTest {

    private final Board board = Board.full(8, 7).withHole(4, true).withStart(48);
    private Stage stage;
    private InteractiveGraphPane pane;
    private KnightGraphView content;

    /** A stage of its own: the one that tests share keeps the size of the test before. */
    @Start
    void open(Stage shared) {
        stage = new Stage();
        pane = new InteractiveGraphPane();
        content = new KnightGraphView(pane);
        pane.setAnimated(false);
        stage.setScene(new Scene(new StackPane(pane), 500, 450));
        stage.show();
        content.show(KnightGraph.of(board));
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

    private Color colourAt(Point2D point) {
        Image image = Eventually.onFx(() -> stage.getScene().snapshot(null));
        return image.getPixelReader().getColor((int) point.getX(), (int) point.getY());
    }

    private static int rgb(Color colour) {
        return (int) Math.round(colour.getRed() * 255) << 16
                | (int) Math.round(colour.getGreen() * 255) << 8
                | (int) Math.round(colour.getBlue() * 255);
    }

    /** In pixels of the window, as on the board. */
    private Point2D placeOf(String name) {
        VertexPositions onBoard = VertexPositions.onBoard(board);
        VertexPositions pixels = LayoutToPixelTransform.of(KnightGraph.of(board), onBoard, 500, 450, 24, 96)
                .pixels(onBoard);
        int square = SquareNames.parse(board, name);
        return new Point2D(pixels.x()[square], pixels.y()[square]);
    }

    private Point2D seenAt(String name) {
        int square = SquareNames.parse(board, name);
        return Eventually.onFx(
                () -> new Point2D(pane.places().x()[square], pane.places().y()[square]));
    }

    @Test
    void pointedVertexIsPaintedInTheAccent() {
        int accent = ColourPalette.named(ColourPalette.LIGHT).argb(ColourRole.ACCENT) & 0xFFFFFF;
        assertNotEquals(accent, rgb(colourAt(placeOf("d3"))));
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "d3")));
        assertEquals(accent, rgb(colourAt(placeOf("d3"))));
        onFx(() -> pane.pointedProperty().set(Board.NONE));
        assertNotEquals(accent, rgb(colourAt(placeOf("d3"))));
    }

    /** The thread that renders may still read the picture that is shown. */
    @Test
    void nextPictureIsPaintedBesideTheOneThatIsShown() {
        Eventually.afterFrames();
        Image shown = picture();
        onFx(() -> pane.pointedProperty().set(SquareNames.parse(board, "d3")));
        untilShown("another picture is shown", () -> picture() != shown);
    }

    private Image picture() {
        return Eventually.onFx(() -> ((ImageView) pane.lookup(".image-view")).getImage());
    }

    @Test
    void pointerOverAVertexPointsAtItsSquare(ScreenRobot robot) {
        AtomicInteger chosen = new AtomicInteger(Board.NONE);
        onFx(() -> content.setOnChosen(chosen::set));
        moveTo(robot, "f2");
        Eventually.untilAnswered();
        assertEquals("f2", SquareNames.name(board, pane.pointedProperty().get()));
        robot.clickOn();
        assertEquals("f2", SquareNames.name(board, chosen.get()));
    }

    @Test
    void springsMoveTheVertices() throws Exception {
        Point2D before = seenAt("d3");
        onFx(() -> pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS));
        untilShown("a vertex has moved", () -> !seenAt("d3").equals(before));
        onFx(() -> pane.graphLayoutProperty().set(GraphLayoutKind.BOARD));
        untilShown("the vertex is back", () -> seenAt("d3").equals(before));
    }

    @Test
    void animationEndsAtTheGoal() throws Exception {
        onFx(() -> {
            pane.setAnimated(true);
            content.show(KnightGraph.of(Board.full(5, 5)));
        });
        VertexPositions goal = LayoutToPixelTransform.of(
                        KnightGraph.of(Board.full(5, 5)), VertexPositions.onBoard(Board.full(5, 5)), 500, 450, 24, 96)
                .pixels(VertexPositions.onBoard(Board.full(5, 5)));
        untilShown("the vertices are at their goal", () -> pane.places().equals(goal));
        assertTrue(Eventually.onFx(pane::isSettled));
    }

    @Test
    void vertexIsDraggedAndComesBackOnADoubleClick(ScreenRobot robot) {
        Point2D before = seenAt("d3");
        Point2D neighbour = seenAt("f2");
        drag(robot, before, before.add(60, 40));
        assertEquals(60, seenAt("d3").subtract(before).getX(), 3);
        assertEquals(40, seenAt("d3").subtract(before).getY(), 3);
        assertEquals(neighbour, seenAt("f2"), "as on the board no other vertex moves");
        moveTo(robot, seenAt("d3"));
        robot.doubleClickOn();
        Eventually.untilAnswered();
        untilShown("the vertex is back", () -> seenAt("d3").equals(before));
    }

    @Test
    void vertexDraggedOverTheRimStaysInside(ScreenRobot robot) {
        drag(robot, seenAt("d3"), new Point2D(2, pane.getHeight() - 1));
        assertTrue(seenAt("d3").getX() >= 10 && seenAt("d3").getY() <= pane.getHeight() - 10, "all of it is seen");
    }

    @Test
    void graphOfABoardOfOtherSidesIsSeenAsAWhole() {
        onFx(() -> pane.fireEvent(scroll(seenAt("d3"), 40)));
        assertFalse(Eventually.onFx(pane::isWhole));
        onFx(() -> content.show(KnightGraph.of(board.withHole(0, true))));
        assertFalse(Eventually.onFx(pane::isWhole), "an edit leaves the camera where it is");
        onFx(() -> content.show(KnightGraph.of(Board.full(4, 6))));
        assertTrue(Eventually.onFx(pane::isWhole));
    }

    @Test
    void springsFollowADraggedVertexAndItStays(ScreenRobot robot) {
        onFx(() -> pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS));
        untilShown("the springs are at rest", pane::isSettled);
        Point2D before = seenAt("d3");
        Point2D neighbour = seenAt("f2");
        Point2D goal = new Point2D(470, 20);
        drag(robot, before, goal);
        untilShown("a neighbour follows", () -> seenAt("f2").distance(goal) < neighbour.distance(goal) - 5);
        untilShown("the springs are at rest again", pane::isSettled);
        Point2D there = seenAt("d3");
        assertTrue(there.distance(before) > 20, "it is held where it was dropped");
        moveTo(robot, there);
        robot.doubleClickOn();
        untilShown("it is let go", () -> seenAt("d3").distance(there) > 5);
    }

    private void drag(ScreenRobot robot, Point2D from, Point2D to) {
        robot.moveTo(stage.getX() + from.getX(), stage.getY() + from.getY());
        robot.press(MouseButton.PRIMARY);
        robot.moveTo(stage.getX() + (from.getX() + to.getX()) / 2, stage.getY() + (from.getY() + to.getY()) / 2);
        robot.moveTo(stage.getX() + to.getX(), stage.getY() + to.getY());
        robot.release(MouseButton.PRIMARY);
        Eventually.untilAnswered();
    }

    @Test
    void pictureIsPushedAndMadeLargerAtThePointer(ScreenRobot robot) {
        Point2D before = seenAt("d3");
        moveTo(robot, before);
        onFx(() -> pane.fireEvent(scroll(before, 40)));
        Eventually.untilAnswered();
        assertEquals(before.getX(), seenAt("d3").getX(), 1);
        assertTrue(seenAt("h1").distance(before) > 1.1 * placeOf("h1").distance(before));
        drag(robot, new Point2D(6, 6), new Point2D(36, 16));
        assertEquals(before.getX() + 30, seenAt("d3").getX(), 2);
        robot.moveTo(stage.getX() + 3, stage.getY() + 3);
        robot.doubleClickOn();
        Eventually.untilAnswered();
        untilShown("all of it is seen again", () -> seenAt("d3").equals(before));
    }

    private static ScrollEvent scroll(Point2D at, double notch) {
        return new ScrollEvent(
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
                0,
                notch,
                0,
                notch,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    @Test
    void holdShowsTheGraphBetweenTwoLayouts() {
        Point2D onBoard = seenAt("d3");
        onFx(() -> pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS));
        untilShown("the springs are at rest", pane::isSettled);
        Point2D bySprings = seenAt("d3");
        onFx(() -> pane.hold(0.5));
        untilShown("half way", () -> seenAt("d3").distance(onBoard.midpoint(bySprings)) < 1);
        onFx(() -> pane.hold(0));
        untilShown("where it came from", () -> seenAt("d3").distance(onBoard) < 0.1);
    }

    @Test
    void sketchShowsWhatTheScreenShows() {
        Sketch sketch = Eventually.onFx(() -> {
            content.namedProperty().set(true);
            return pane.sketch();
        });
        long discs = sketch.shapes().stream()
                .filter(SketchShape.Disc.class::isInstance)
                .count();
        assertEquals(board.playableCount() + 1, discs, "the vertices and the ring of the start");
    }

    @Test
    void selectedVertexStaysMarkedOnceThePointerHasLeft(ScreenRobot robot) {
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
        onFx(() -> content.show(KnightGraph.of(Board.full(2, 2))));
        moveTo(robot, "f2");
        robot.moveTo(stage.getX() + 600, stage.getY() + 600);
        Eventually.untilAnswered();
        assertEquals(Board.NONE, pane.pointedProperty().get());
    }

    private void moveTo(ScreenRobot robot, String name) {
        moveTo(robot, placeOf(name));
    }

    private void moveTo(ScreenRobot robot, Point2D at) {
        robot.moveTo(stage.getX() + at.getX() + 2, stage.getY() + at.getY() - 2);
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
                if (pane.places().bound() != larger.squares()) {
                    without.incrementAndGet();
                }
            });
            pane.setAnimated(true);
            content.show(KnightGraph.of(Board.full(5, 5)));
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            content.show(KnightGraph.of(larger));
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
            content.setSquares(Optional.of(BoardGeometry.bare(ragged, 40)));
            content.show(KnightGraph.of(ragged));
            pane.pointedProperty().set(SquareNames.parse(ragged, "b1"));
        });
        int accent = ColourPalette.named(ColourPalette.LIGHT).argb(ColourRole.ACCENT) & 0xFFFFFF;
        assertEquals(accent, rgb(colourAt(new Point2D(60, 100))));
    }

    @Test
    void paneIsSettledOnceSpringsAre() {
        assertTrue(pane.isSettled());
        boolean atOnce = Eventually.onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            return pane.isSettled();
        });
        assertFalse(atOnce);
        untilShown("the springs are at rest", pane::isSettled);
    }

    @Test
    void showGoesThroughBoardsOfEverySize() {
        for (int side : new int[] {1, 2, 40, 3}) {
            onFx(() -> content.show(KnightGraph.of(Board.full(side, side))));
            Eventually.untilAnswered();
            assertEquals(side * side, pane.places().bound());
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
        Set<Long> threads = ConcurrentHashMap.newKeySet();
        Leaks.test(checker -> onFx(() -> {
            InteractiveGraphPane other = new InteractiveGraphPane();
            Scene scene = new Scene(new StackPane(other), 200, 200);
            KnightGraphView shown = new KnightGraphView(other);
            other.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            shown.show(KnightGraph.of(board));
            scene.snapshot(null);
            threads.addAll(springs());
            other.close();
            checker.assertCollectable(other);
        }));
        onFx(pane::close);
        assertFalse(threads.isEmpty());
        // Those of another test's scene are among them, and end with it.
        until("the springs' thread has ended", () -> Collections.disjoint(threads, springs()));
    }

    /** By number: a thread that has ended still holds what it did. */
    private static List<Long> springs() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("springs"))
                .map(Thread::threadId)
                .toList();
    }
}
