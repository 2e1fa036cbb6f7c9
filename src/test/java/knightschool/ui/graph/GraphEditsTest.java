package knightschool.ui.graph;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import javafx.geometry.Point2D;
import javafx.scene.control.Slider;
import knightschool.Eventually;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.graph.KnightGraph;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The board changes while vertices are on their way, or in somebody's hand. */
@ExtendWith(OnScreen.class)
class GraphEditsTest extends GraphPaneJourney {
    private static final int EDITS = 10_000;
    private static final int ROUND = 100;

    /** Of a square that vertices are level with: smaller ones than elsewhere, and never as small as can be. */
    private static final double SIDE = 28;

    private final AtomicReference<Throwable> fault = new AtomicReference<>();
    private Thread.UncaughtExceptionHandler before;

    /** A fault on the JavaFX thread, as in a frame, fails the test. */
    @BeforeEach
    void hearFaults() {
        onFx(() -> {
            before = Thread.currentThread().getUncaughtExceptionHandler();
            Thread.currentThread().setUncaughtExceptionHandler((_, thrown) -> fault.set(thrown));
        });
    }

    @AfterEach
    void noFaultWasHeard() {
        onFx(() -> Thread.currentThread().setUncaughtExceptionHandler(before));
        assertNull(fault.get());
    }

    @ParameterizedTest
    @EnumSource(GraphLayoutKind.class)
    void boardMayChangeItsSizeWhileVerticesGlide(GraphLayoutKind layout) {
        show(Board.full(6, 6));
        onFx(() -> {
            pane.setAnimated(true);
            pane.graphLayoutProperty().set(GraphLayoutKind.CIRCLE);
        });
        untilShown("vertices glide", () -> pane.partProperty().get() < 1);
        for (Board next :
                List.of(Board.full(8, 7), Board.full(4, 9), Board.full(5, 5).withHole(7, true))) {
            onFx(() -> pane.graphLayoutProperty().set(layout));
            onFx(() -> content.show(KnightGraph.of(next)));
            Eventually.afterFrames();
            assertEquals(next.squares(), places().bound());
        }
        untilShown("the vertices of the last board are there", pane::isSettled);
        onFx(() -> pane.setAnimated(false));
        GraphLayoutKind other = layout == GraphLayoutKind.BOARD ? GraphLayoutKind.CIRCLE : GraphLayoutKind.BOARD;
        if (layout != GraphLayoutKind.SPRINGS) {
            VertexPositions arrived = places();
            settledIn(other);
            assertEquals(arrived, settledIn(layout), "as if it had been chosen for that board");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BOARD", "SPRINGS", "CIRCLE"})
    void draggedVertexMayBecomeAHole(GraphLayoutKind layout, ScreenRobot robot) {
        Board board = Board.full(6, 6);
        show(board);
        settledIn(layout);
        int c3 = SquareNames.parse(board, "c3");
        Point2D before = at("c3");
        pull(robot, before, before.add(30, 20));
        Board without = board.withHole(c3, true);
        onFx(() -> content.show(KnightGraph.of(without)));
        pullOn(robot, before.add(60, 30));
        letGo(robot);
        untilShown("the other vertices are at rest", pane::isSettled);
        show(board);
        Point2D again = at("c3");
        robot.moveTo(stage.getX() + again.getX(), stage.getY() + again.getY());
        Eventually.untilAnswered();
        long feet = Eventually.onFx(() -> pane.sketch().shapes().stream()
                .filter(SketchShape.Line.class::isInstance)
                .count());
        assertEquals(0, feet, "what has been a hole is held no longer");
        assertEquals(c3, pane.pointedProperty().get(), "it is there again, and can be pointed at");
        pull(robot, again, new Point2D(250, 15));
        letGo(robot);
        untilShown(
                "it can be dragged again",
                () -> pane.isSettled() && at(pane.places(), c3).distance(again) > 5);
    }

    /** The hand still holds a vertex of a number that the smaller board does not have. */
    @Test
    void draggedVertexMayBeCutOffWithItsRow(ScreenRobot robot) {
        show(Board.full(6, 6));
        Point2D last = at("f1");
        pull(robot, last, last.add(-20, -20));
        onFx(() -> content.show(KnightGraph.of(Board.full(3, 3))));
        pullOn(robot, last.add(-40, -40));
        letGo(robot);
        untilShown("the smaller graph is at rest", pane::isSettled);
        assertEquals(9, places().bound());
    }

    @Test
    void vertexDraggedHalfWayComesAlongAndTheOthersStay(ScreenRobot robot) {
        show(Board.full(6, 6));
        settledIn(GraphLayoutKind.CIRCLE);
        onFx(() -> pane.hold(0.5));
        Point2D c3 = at("c3");
        Point2D d5 = at("d5");
        pull(robot, c3, c3.add(25, -35));
        letGo(robot);
        assertEquals(0, at("c3").distance(c3.add(25, -35)), 2);
        assertEquals(0, at("d5").distance(d5), 0.01);
        Board next = Board.full(6, 6).withHole(0, true);
        show(next);
        assertNotEquals(c3, at("c3"), "an edit takes vertices to the layout that is chosen");
        assertEquals(at("c3"), at(settledAnewIn(GraphLayoutKind.CIRCLE), SquareNames.parse(next, "c3")));
    }

    private VertexPositions settledAnewIn(GraphLayoutKind layout) {
        settledIn(GraphLayoutKind.BOARD);
        return settledIn(layout);
    }

    /** What the edit of a board does to the vertices is not seen in their size, frame by frame. */
    @ParameterizedTest
    @EnumSource(GraphLayoutKind.class)
    void verticesHaveNoOtherSizeOnTheWayThanAtItsEnds(GraphLayoutKind layout) {
        show(Board.full(12, 12));
        onFx(() -> content.setSquares(Optional.of(BoardGeometry.bare(board(), SIDE))));
        settledIn(layout);
        List<Double> sizes = new ArrayList<>();
        sizes.add(Eventually.onFx(this::vertexSize));
        onFx(() -> {
            pane.setAnimated(true);
            stage.getScene().addPostLayoutPulseListener(() -> sizes.add(vertexSize()));
            content.show(KnightGraph.of(Board.full(12, 11).withHole(7, true)));
        });
        untilShown("the vertices are there", pane::isSettled);
        Eventually.afterFrames();
        List<Double> seen = Eventually.onFx(() -> List.copyOf(sizes));
        double least = Math.min(seen.getFirst(), seen.getLast());
        double most = Math.max(seen.getFirst(), seen.getLast());
        assertTrue(seen.stream().allMatch(size -> size >= least && size <= most), seen::toString);
    }

    private double vertexSize() {
        return pane.figureNow().vertices().getFirst().diameter();
    }

    /** Vertices that are not yet where an edit takes them leave for one shape and at once for the next. */
    @Test
    void verticesThatLeaveOnTheirWayKeepTheirSizeThere() {
        show(Board.full(12, 12));
        onFx(() -> content.setSquares(Optional.of(BoardGeometry.bare(board(), SIDE))));
        double onBoard = Eventually.onFx(this::vertexSize);
        onFx(() -> {
            pane.setAnimated(true);
            content.show(KnightGraph.of(Board.full(12, 11)));
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            assertEquals(onBoard, vertexSize());
            pane.graphLayoutProperty().set(GraphLayoutKind.BOARD);
            assertEquals(onBoard, vertexSize());
        });
        double inSprings = Eventually.onFx(() -> {
            pane.setAnimated(false);
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            return vertexSize();
        });
        assertNotEquals(onBoard, inSprings);
    }

    @Test
    void verticesThatADragStopsHalfWayKeepTheirSizeThere(ScreenRobot robot) {
        show(Board.full(6, 6));
        onFx(() -> content.setSquares(Optional.of(BoardGeometry.bare(board(), SIDE))));
        settledIn(GraphLayoutKind.CIRCLE);
        settledIn(GraphLayoutKind.BOARD);
        onFx(() -> pane.hold(0.5));
        double halfWay = Eventually.onFx(this::vertexSize);
        Point2D c3 = at("c3");
        pull(robot, c3, c3.add(25, -35));
        letGo(robot);
        assertEquals(1, pane.partProperty().get());
        assertEquals(halfWay, Eventually.onFx(this::vertexSize));
    }

    /** The shape that they went to is chosen once more, after another that was not there yet. */
    @ParameterizedTest
    @EnumSource(names = {"CIRCLE", "BOARD"})
    void verticesThatADragStoppedLeaveForTheSameShapeWithTheSizeTheyHave(GraphLayoutKind same, ScreenRobot robot) {
        show(Board.full(6, 6));
        onFx(() -> content.setSquares(Optional.of(BoardGeometry.bare(board(), SIDE))));
        VertexPositions circle = settledIn(GraphLayoutKind.CIRCLE);
        VertexPositions onBoard = settledIn(GraphLayoutKind.BOARD);
        settledIn(same);
        onFx(() -> pane.hold(0.5));
        Point2D c3 = at("c3");
        pull(robot, c3, c3.add(25, -35));
        letGo(robot);
        double stopped = Eventually.onFx(this::vertexSize);
        onFx(() -> {
            pane.setAnimated(true);
            pane.graphLayoutProperty().set(GraphLayoutKind.DISTANCE);
            pane.graphLayoutProperty().set(same);
            if (same == GraphLayoutKind.BOARD) {
                // Before a frame moves them.
                assertEquals(stopped, vertexSize(), 0.5);
            }
        });
        untilShown("the vertices are there", pane::isSettled);
        assertEquals(same == GraphLayoutKind.BOARD ? onBoard : circle, places());
        assertEquals(GraphLayoutKind.BOARD, content.layouts().fromProperty().get());
        onFx(() -> pane.hold(0));
        assertEquals(onBoard, places());
    }

    /** The slider stands at the shape that its right end names while vertices come there from elsewhere. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BOARD")
    void sliderStaysAtItsEndWhileVerticesFollowAnEdit(GraphLayoutKind layout) {
        show(Board.full(6, 6));
        settledIn(layout);
        Slider slider = slider();
        List<Double> values = new ArrayList<>();
        onFx(() -> {
            slider.valueProperty().addListener((_, _, now) -> values.add(now.doubleValue()));
            pane.setAnimated(true);
            content.show(KnightGraph.of(Board.full(6, 5)));
        });
        untilShown("the vertices are there", pane::isSettled);
        assertEquals(List.of(), values);
        for (double held : new double[] {0, 0.5}) {
            onFx(() -> pane.hold(held));
            assertEquals(held, slider.getValue());
            onFx(() -> {
                values.clear();
                content.show(KnightGraph.of(board().withHole(8, held == 0)));
                assertEquals(1, slider.getValue(), "an edit ends the hold");
            });
            untilShown("the vertices are there again", pane::isSettled);
            assertEquals(List.of(1.0), values);
        }
    }

    private Slider slider() {
        return Eventually.onFx(() -> new GraphWithControls.LayoutSlider(content)
                .getChildren().stream()
                        .filter(Slider.class::isInstance)
                        .map(Slider.class::cast)
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void sliderFollowsVerticesThatGoFromOneOfItsEndsToTheOther() {
        show(Board.full(6, 6));
        Slider slider = slider();
        Set<Double> values = new TreeSet<>();
        onFx(() -> {
            slider.valueProperty().addListener((_, _, now) -> values.add(now.doubleValue()));
            pane.setAnimated(true);
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
        });
        untilShown("springs", pane::isSettled);
        assertTrue(values.contains(0.0) && values.contains(1.0) && values.size() > 2, values::toString);
    }

    /** Vertices that come back would otherwise start in the middle of their neighbours, and stay tangled there. */
    @Test
    void springsOfABoardThatComesBackAreAsTheyWere() {
        Board board = Board.full(6, 6);
        show(board);
        VertexPositions before = settledIn(GraphLayoutKind.SPRINGS);
        Board next = board;
        for (int square = 6; square < 30; square++) {
            next = next.withHole(square, true);
            show(next);
        }
        VertexPositions holed = places();
        show(board);
        assertEquals(before, places());
        show(next);
        assertEquals(holed, places());
    }

    /** A vertex that was none has no place in a shape of the board before. */
    @Test
    void springsThatGoOnComeFromTheBoardThatIsShown() {
        Board board = Board.full(6, 6);
        show(board);
        VertexPositions onBoard = settledIn(GraphLayoutKind.BOARD);
        show(board.withHole(8, true));
        settledIn(GraphLayoutKind.CIRCLE);
        settledIn(GraphLayoutKind.SPRINGS);
        show(board);
        assertEquals(GraphLayoutKind.BOARD, content.layouts().fromProperty().get());
        assertEquals(GraphLayoutKind.SPRINGS, content.layouts().toProperty().get());
        onFx(() -> pane.hold(0));
        assertEquals(onBoard, places());
    }

    @Test
    void shapeThatIsWorkedOutWhenTheBoardIsEditedComesAfterSpringsToo() {
        Board next = Board.full(6, 6).withHole(8, true);
        show(next);
        VertexPositions circle = settledIn(GraphLayoutKind.CIRCLE);
        show(Board.full(6, 6));
        settledIn(GraphLayoutKind.SPRINGS);
        onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayoutKind.CIRCLE);
            content.show(KnightGraph.of(next));
        });
        untilShown("the circle", pane::isSettled);
        assertEquals(circle, places());
    }

    /** What was shown before can be forgotten, whichever layouts and springs have had it. */
    @ParameterizedTest
    @EnumSource(names = {"BOARD", "SPRINGS", "CIRCLE"})
    void editsLeaveNothingBehind(GraphLayoutKind layout) {
        show(Board.full(6, 6));
        settledIn(layout);
        List<KnightGraph> shown = new ArrayList<>();
        for (int round = 0; round < EDITS / ROUND; round++) {
            int first = round;
            Eventually.onFx(() -> {
                for (int edit = 0; edit < ROUND; edit++) {
                    Board next = Board.full(6, 6).withHole((first + edit) % 36, true);
                    KnightGraph graph = KnightGraph.of(next);
                    content.show(graph);
                    if (edit == 0) {
                        shown.add(graph);
                    }
                }
                return null;
            });
        }
        KnightGraph last = KnightGraph.of(Board.full(6, 6));
        onFx(() -> content.show(last));
        untilShown("the last graph is at rest", pane::isSettled);
        assertSame(last, content.graph());
        assertTrue(shown.size() == EDITS / ROUND);
        Leaks.test(checker -> {
            shown.forEach(checker::assertCollectable);
            shown.clear();
        });
    }

    /** What listens to the layout asks for the signs at once, as the legend beside the graph does. */
    @Test
    void signsOfShadesAreNeverThoseOfASmallerBoardBefore() {
        show(Board.full(5, 5));
        AtomicReference<List<LegendEntry>> signs = new AtomicReference<>();
        onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
            content.measureProperty().set(VertexMeasure.DEGREE);
        });
        untilShown("the vertices are measured", () -> !content.shadeSigns().isEmpty());
        onFx(() -> {
            content.layouts().tooLargeProperty().addListener(_ -> signs.set(content.shadeSigns()));
            content.show(KnightGraph.of(Board.full(101, 100)));
        });
        assertEquals(List.of(), signs.get(), "those of the large board are not known yet");
    }
}
