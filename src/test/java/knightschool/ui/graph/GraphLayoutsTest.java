package knightschool.ui.graph;

import static knightschool.Eventually.untilShown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.SketchShape;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.graph.KnightGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each layout is reached, and can be held half way. */
@ExtendWith(OnScreen.class)
class GraphLayoutsTest extends GraphPaneJourney {

    @ParameterizedTest
    @EnumSource(GraphLayoutKind.class)
    void everyVertexHasAPlaceOfItsOwnInTheLayout(GraphLayoutKind layout) {
        show(Board.full(6, 6));
        VertexPositions places = settledIn(layout);
        assertEquals(36, places.bound());
        for (int one = 0; one < 36; one++) {
            Point2D at = at(places, one);
            assertTrue(at.getX() > 0 && at.getX() < WIDTH && at.getY() > 0 && at.getY() < HEIGHT, "inside the pane");
            for (int other = 0; other < one; other++) {
                assertTrue(at.distance(at(places, other)) >= 1, one + " and " + other + " lie on each other");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BOARD")
    void verticesHeldHalfWayLieInTheMiddleButForTheScale(GraphLayoutKind layout) {
        show(Board.full(6, 6));
        VertexPositions from = places();
        VertexPositions to = settledIn(layout);
        onFx(() -> pane.hold(0.5));
        VertexPositions middle = from.towards(to, 0.5);
        VertexPositions between = LayoutToPixelTransform.onTheWay(
                        KnightGraph.of(Board.full(6, 6)), from, to, middle, 0.5)
                .pixels(middle);
        for (int vertex = 0; vertex < 36; vertex++) {
            assertEquals(0, at(between, vertex).distance(at(places(), vertex)), 0.01, "vertex " + vertex);
        }
    }

    @Test
    void springsAtRestAreFittedAnewWhereThePaneChangesItsSize() {
        show(Board.full(5, 5));
        onFx(() -> pane.setAnimated(true));
        settledIn(GraphLayoutKind.SPRINGS);
        onFx(() -> stage.setHeight(stage.getHeight() / 2));
        untilShown("the pane is lower", () -> pane.getHeight() < HEIGHT * 0.7);
        untilShown("the picture is fitted anew", pane::isSettled);
        VertexPositions seen = places();
        for (int vertex = 0; vertex < seen.bound(); vertex++) {
            assertTrue(seen.y()[vertex] < pane.getHeight(), "in sight");
        }
    }

    /** On straight lines from rings to layers vertices come close to each other half way. */
    @Test
    void pictureHeldHalfWayIsAboutAsLargeAsAtItsEnds() {
        show(Board.full(6, 6));
        VertexPositions rings = settledIn(GraphLayoutKind.DEGREE);
        VertexPositions layers = settledIn(GraphLayoutKind.DISTANCE);
        double part = 0.5;
        onFx(() -> pane.hold(part));
        double expected = (extent(rings.x()) + extent(layers.x())) / 2;
        assertTrue(extent(rings.towards(layers, part).x()) < 0.95 * expected, "they do come closer");
        assertEquals(expected, extent(places().x()), 0.5);
        assertEquals((extent(rings.y()) + extent(layers.y())) / 2, extent(places().y()), 0.5);
    }

    /** The next shape is chosen while the slider is half way: its left end is still a shape with a name. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"CIRCLE", "BOARD"})
    void leftEndIsTheShapeNamedThereWhenTheNextIsChosenHalfWay(GraphLayoutKind next) {
        show(Board.full(6, 6));
        VertexPositions circle = settledIn(GraphLayoutKind.CIRCLE);
        onFx(() -> pane.hold(0.5));
        VertexPositions there = settledIn(next);
        assertEquals(GraphLayoutKind.CIRCLE, content.layouts().fromProperty().get());
        assertEquals(next, content.layouts().toProperty().get());
        onFx(() -> pane.hold(0));
        assertEquals(circle, places());
        onFx(() -> pane.hold(1));
        assertEquals(there, places());
    }

    @Test
    void leftEndIsTheShapeNamedThereAfterAVertexWasDraggedHalfWay(ScreenRobot robot) {
        show(Board.full(6, 6));
        VertexPositions circle = settledIn(GraphLayoutKind.CIRCLE);
        onFx(() -> pane.hold(0.5));
        Point2D c3 = at("c3");
        pull(robot, c3, c3.add(25, -35));
        letGo(robot);
        assertEquals(
                content.layouts().fromProperty().get(),
                content.layouts().toProperty().get(),
                "between two there is no slider");
        settledIn(GraphLayoutKind.COLUMNS);
        assertEquals(GraphLayoutKind.CIRCLE, content.layouts().fromProperty().get());
        onFx(() -> pane.hold(0));
        assertEquals(circle, places());
    }

    /** The graph of another board is in the same shape: the way there from the board can be gone by hand, as before. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"SPRINGS", "BOARD"})
    void wayFromTheBoardIsThereForEveryBoardInTheSameShape(GraphLayoutKind shape) {
        show(Board.full(6, 6));
        VertexPositions onBoard = settledIn(GraphLayoutKind.BOARD);
        VertexPositions there = settledIn(shape);
        for (Board next : List.of(Board.full(5, 4), Board.full(6, 6).withHole(7, true), Board.full(6, 6))) {
            show(next);
            assertEquals(GraphLayoutKind.BOARD, content.layouts().fromProperty().get());
            assertEquals(shape, content.layouts().toProperty().get());
        }
        assertEquals(there, places());
        onFx(() -> pane.hold(0));
        assertEquals(onBoard, places());
    }

    @Test
    void otherEndStaysWhereDistancesAreFromAnotherVertex() {
        show(Board.full(6, 6));
        settledIn(GraphLayoutKind.DISTANCE);
        onFx(() -> content.measureFrom(8));
        untilShown("distances from there", pane::isSettled);
        assertEquals(GraphLayoutKind.BOARD, content.layouts().fromProperty().get());
        assertEquals(GraphLayoutKind.DISTANCE, content.layouts().toProperty().get());
    }

    /** A shape that takes time is not named at an end before it is there. */
    @Test
    void endsAreNamedAsTheyAreWhileTheNextShapeIsWorkedOut() {
        show(Board.full(6, 6));
        VertexPositions circle = settledIn(GraphLayoutKind.CIRCLE);
        onFx(() -> {
            pane.graphLayoutProperty().set(GraphLayoutKind.DISTANCE);
            assertEquals(GraphLayoutKind.CIRCLE, content.layouts().toProperty().get());
            pane.graphLayoutProperty().set(GraphLayoutKind.BOARD);
        });
        untilShown("the board", pane::isSettled);
        assertEquals(GraphLayoutKind.CIRCLE, content.layouts().fromProperty().get());
        onFx(() -> pane.hold(0));
        assertEquals(circle, places());
    }

    private List<String> words() {
        return Eventually.onFx(() -> pane.sketch().shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .toList());
    }

    @Test
    void ringsAndLayersSayWhatTheyStandForWhereTheyAre() {
        Board board = Board.full(3, 3).withHole(0, true);
        show(board);
        settledIn(GraphLayoutKind.DEGREE);
        assertEquals(List.of("0 neighbours", "1 neighbour", "2 neighbours"), words());
        settledIn(GraphLayoutKind.DISTANCE);
        assertEquals(
                List.of("Distance from b3", "0 moves", "1 move", "2 moves", "3 moves", "4 moves", "not reached"),
                words());
        onFx(() -> pane.hold(0.5));
        assertEquals(List.of(), words());
        onFx(() -> pane.hold(0));
        assertEquals(3, words().size());
        settledIn(GraphLayoutKind.CIRCLE);
        assertEquals(List.of(), words());
    }

    @ParameterizedTest
    @EnumSource(names = {"COLUMNS", "CIRCLE", "CIRCLE_TOUR", "DEGREE", "DISTANCE"})
    void shadedVerticesAndTheirNamesDoNotOverlap(GraphLayoutKind layout) {
        show(Board.full(8, 8));
        onFx(() -> {
            content.namedProperty().set(true);
            content.measureProperty().set(VertexMeasure.DEGREE);
        });
        settledIn(layout);
        List<SketchShape> shapes = Eventually.onFx(() -> pane.sketch().shapes());
        List<SketchShape.Disc> discs = shapes.stream()
                .filter(SketchShape.Disc.class::isInstance)
                .map(SketchShape.Disc.class::cast)
                .filter(disc -> disc.style().fill().isPresent())
                .toList();
        assertEquals(64, discs.size());
        for (SketchShape.Disc one : discs) {
            for (SketchShape.Disc other : discs) {
                double apart = Math.hypot(one.x() - other.x(), one.y() - other.y());
                assertTrue(one == other || apart >= one.radius() + other.radius(), one + " lies on " + other);
            }
        }
        List<SketchShape.Label> names = shapes.stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .toList();
        assertTrue(names.size() >= 40, names.size() + " names");
        for (SketchShape.Label name : names) {
            assertTrue(
                    discs.stream()
                            .allMatch(disc -> Math.hypot(disc.x() - name.x(), disc.y() - name.y()) > disc.radius()),
                    name + " lies on a vertex");
        }
    }

    private static double extent(double[] values) {
        return DoubleStream.of(values).max().orElseThrow()
                - DoubleStream.of(values).min().orElseThrow();
    }

    @Test
    void circleAlongAClosedTourIsARingWithTheSquareInsideThatHasNoEdge() {
        Board board = Board.full(3, 3);
        show(board);
        VertexPositions places = settledIn(GraphLayoutKind.CIRCLE_CIRCUIT);
        int middle = SquareNames.parse(board, "b2");
        int[] ring = IntStream.range(0, 9).filter(vertex -> vertex != middle).toArray();
        Point2D centre = new Point2D(
                IntStream.of(ring).mapToDouble(v -> places.x()[v]).average().orElseThrow(),
                IntStream.of(ring).mapToDouble(v -> places.y()[v]).average().orElseThrow());
        double radius = at(places, ring[0]).distance(centre);
        for (int vertex : ring) {
            assertEquals(radius, at(places, vertex).distance(centre), 0.5);
            for (int neighbour : content.graph().neighbours(vertex)) {
                double side = 2 * radius * Math.sin(Math.PI / 8);
                assertEquals(side, at(places, vertex).distance(at(places, neighbour)), 0.5, "edges are sides");
            }
        }
        assertTrue(at(places, middle).distance(centre) < 0.9 * radius * Math.cos(Math.PI / 8), "inside the ring");
        assertEquals(
                TourCircleLayoutStatus.OF_A_COMPONENT,
                content.layouts().tourProperty().get());
    }

    @Test
    void boardWithoutAClosedTourFallsBackToTheOrderOfTheSquares() {
        show(Board.full(3, 4));
        VertexPositions byIndex = settledIn(GraphLayoutKind.CIRCLE);
        VertexPositions circuit = settledIn(GraphLayoutKind.CIRCLE_CIRCUIT);
        assertEquals(byIndex, circuit);
        assertEquals(
                TourCircleLayoutStatus.IMPOSSIBLE,
                content.layouts().tourProperty().get());
        settledIn(GraphLayoutKind.CIRCLE_TOUR);
        assertEquals(
                TourCircleLayoutStatus.ALONG, content.layouts().tourProperty().get(), "an open tour there is");
        assertNotEquals(byIndex, places());
    }

    /** On 5 x 5 no tour begins on a square of the rarer colour. */
    @Test
    void tourOnTheCircleNeedNotBeginWhereTheKnightStands() {
        show(Board.full(5, 5).withStart(1));
        settledIn(GraphLayoutKind.CIRCLE_TOUR);
        assertEquals(
                TourCircleLayoutStatus.ALONG_FREE,
                content.layouts().tourProperty().get());
        settledIn(GraphLayoutKind.CIRCLE);
        assertEquals(
                TourCircleLayoutStatus.NOT_ASKED,
                content.layouts().tourProperty().get());
    }

    @Test
    void namesGiveWayWhereTheyWouldOverlap() {
        show(Board.full(6, 8));
        onFx(() -> content.namedProperty().set(true));
        settledIn(GraphLayoutKind.COLUMNS);
        int named = namesWithoutOverlaps();
        assertTrue(named > 0 && named < 48, named + " names");
        show(Board.full(3, 3));
        assertEquals(9, namesWithoutOverlaps(), "where there is space each has its own");
    }

    private int namesWithoutOverlaps() {
        SketchShape.Label[] names = Eventually.onFx(() -> pane.sketch().shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .toArray(SketchShape.Label[]::new));
        for (int one = 0; one < names.length; one++) {
            for (int other = 0; other < one; other++) {
                boolean apart = Math.abs(names[one].y() - names[other].y()) >= names[one].size()
                        || Math.abs(names[one].x() - names[other].x()) >= names[one].size();
                assertTrue(apart, names[one].text() + " lies on " + names[other].text());
            }
        }
        return names.length;
    }

    @Test
    void freezeStopsTheSpringsUntilTheyMayGoOn() {
        show(Board.full(8, 8));
        onFx(() -> {
            pane.setAnimated(true);
            content.frozenProperty().set(true);
            pane.graphLayoutProperty().set(GraphLayoutKind.SPRINGS);
        });
        untilShown("vertices have arrived where the springs hold them", pane::isSettled);
        VertexPositions frozen = places();
        for (int frame = 0; frame < 5; frame++) {
            onFx(pane::requestLayout);
            Eventually.afterFrames();
            assertEquals(frozen, places());
        }
        onFx(() -> content.frozenProperty().set(false));
        untilShown("springs go on", () -> at(pane.places(), 0).distance(at(frozen, 0)) > 5);
    }

    private boolean hasSprings(int columns, int rows) {
        show(Board.full(columns, rows));
        settledIn(GraphLayoutKind.BOARD);
        settledIn(GraphLayoutKind.SPRINGS);
        return Eventually.onFx(() -> pane.arrangement().motion().to() instanceof SpringsLayout);
    }

    /** 200 × 200 took three gigabytes, and showed nothing. */
    @Test
    void graphsTooLargeForSpringsStayAsOnTheBoard() {
        assertTrue(hasSprings(5, 5));
        assertFalse(hasSprings(101, 100));
    }
}
