package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.drawing.SketchShape;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ShortestPaths;
import knightschool.layout.VertexPositions;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.ScreenRobot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The words of rings and layers lie on no vertex, in panes as the editor has them. */
@ExtendWith(OnScreen.class)
class GraphCaptionsTest extends GraphPaneJourney {
    private static final double TYPE = 13;
    private static final double LETTER = 0.5;
    private static final double CAPITAL = 0.72 * TYPE;
    private static final String HOLES = "........\n..##....\n..##..#.\n........\n.#......\n......#.\n";

    private static Stream<Arguments> pictures() {
        List<Board> boards = List.of(
                Board.full(5, 5), Board.full(8, 8), Board.full(10, 10), BoardText.parse(HOLES), Board.full(3, 3));
        return Stream.of(new double[] {296, 340}, new double[] {412, 400}, new double[] {700, 620})
                .flatMap(size -> boards.stream().map(board -> Arguments.of(board, size[0], size[1])));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void captionsOfRingsAndLayersLieOnNoVertex(Board board, double width, double height) {
        resize(width, height);
        for (GraphLayoutKind layout : List.of(GraphLayoutKind.DEGREE, GraphLayoutKind.DISTANCE)) {
            for (VertexMeasure measure : List.of(VertexMeasure.SQUARE_COLOUR, VertexMeasure.DEGREE)) {
                for (int pointed : new int[] {Board.NONE, 0, board.squares() - 1}) {
                    show(board);
                    onFx(() -> {
                        content.measureProperty().set(measure);
                        pane.pointedProperty().set(pointed);
                        pane.graphLayoutProperty().set(layout);
                    });
                    Eventually.untilShown("the vertices are there", pane::isSettled);
                    assertCaptionsAreFree(layout);
                }
            }
        }
    }

    @Test
    void wordsOfRingsLieOnNoEdgeAndNoLineToTheirRingCrossesOthers() {
        resize(452, 420);
        show(Board.full(8, 8));
        VertexPositions places = settledIn(GraphLayoutKind.DEGREE);
        List<SketchShape> shapes = Eventually.onFx(() -> pane.sketch().shapes());
        List<Line2D> lines = new ArrayList<>();
        KnightGraph graph = Eventually.onFx(content::graph);
        graph.vertices()
                .forEach(vertex -> Arrays.stream(graph.neighbours(vertex))
                        .forEach(other -> lines.add(new Line2D.Double(
                                places.x()[vertex], places.y()[vertex], places.x()[other], places.y()[other]))));
        shapes.stream()
                .filter(SketchShape.Line.class::isInstance)
                .map(SketchShape.Line.class::cast)
                .forEach(line -> lines.add(new Line2D.Double(line.x1(), line.y1(), line.x2(), line.y2())));
        List<SketchShape.Label> words = shapes.stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.text().endsWith(" neighbours"))
                .toList();
        assertEquals(5, words.size());
        for (SketchShape.Label label : words) {
            double wide = label.text().length() * TYPE * LETTER;
            double left = label.side() == SketchShape.Side.MIDDLE ? label.x() - wide / 2 : label.x();
            Rectangle2D box = new Rectangle2D.Double(left, label.y() - CAPITAL, wide, CAPITAL);
            assertEquals(List.of(), lines.stream().filter(box::intersectsLine).toList(), label.text());
        }
    }

    private static Stream<Board> boards() {
        Random random = new Random(3);
        Stream<Board> full = IntStream.rangeClosed(5, 10).mapToObj(side -> Board.full(side, side));
        Stream<Board> holes = IntStream.rangeClosed(5, 10).mapToObj(side -> {
            Board board = Board.full(side, side);
            for (int i = 0; i < side; i++) {
                board = board.withHole(random.nextInt(side * side), true);
            }
            return board;
        });
        return Stream.concat(full, holes);
    }

    /** A line from words meets the rim of its own vertex alone. */
    @ParameterizedTest
    @MethodSource("boards")
    void noLineToARingRunsOverAVertexOnItsWay(Board board) {
        for (double[] size : new double[][] {{412, 400}, {452, 420}}) {
            resize(size[0], size[1]);
            show(board);
            VertexPositions places = settledIn(GraphLayoutKind.DEGREE);
            KnightGraph graph = Eventually.onFx(content::graph);
            List<SketchShape> shapes = Eventually.onFx(() -> pane.sketch().shapes());
            List<SketchShape.Line> leaders = shapes.stream()
                    .filter(SketchShape.Line.class::isInstance)
                    .map(SketchShape.Line.class::cast)
                    .filter(line -> line.stroke().dash().isPresent())
                    .toList();
            for (SketchShape.Line line : leaders) {
                double rim = graph.vertices()
                        .mapToDouble(v -> Math.hypot(places.x()[v] - line.x2(), places.y()[v] - line.y2()))
                        .min()
                        .orElseThrow();
                List<Integer> met = graph.vertices()
                        .filter(v -> Line2D.ptSegDist(
                                        line.x1(), line.y1(), line.x2(), line.y2(), places.x()[v], places.y()[v])
                                < rim - 1)
                        .boxed()
                        .toList();
                assertEquals(List.of(), met, board + " in " + size[0] + ": " + line);
            }
        }
    }

    @Test
    void circlesDivideVerticesByTheirDegree(ScreenRobot robot) {
        resize(412, 400);
        show(Board.full(8, 8));
        VertexPositions whole = settledIn(GraphLayoutKind.DEGREE);
        assertCirclesDivideDegrees();
        onFx(pane::requestFocus);
        robot.push(KeyCode.PLUS);
        Eventually.untilShown("the picture is larger", () -> !pane.places().equals(whole));
        assertCirclesDivideDegrees();
    }

    /** Of two vertices the one with more neighbours is inside of more circles. */
    private void assertCirclesDivideDegrees() {
        List<SketchShape.Disc> circles = Eventually.onFx(() -> pane.sketch().shapes()).stream()
                .filter(SketchShape.Disc.class::isInstance)
                .map(SketchShape.Disc.class::cast)
                .filter(GraphCaptionsTest::isBetweenRings)
                .toList();
        assertEquals(4, circles.size(), "between degrees 2, 3, 4, 6 and 8");
        VertexPositions places = places();
        int[] around = {0, 0, 0, 1, 2, 2, 3, 3, 4};
        KnightGraph graph = content.graph();
        graph.vertices()
                .forEach(vertex -> assertEquals(
                        around[graph.degree(vertex)],
                        circles.stream()
                                .filter(circle ->
                                        Math.hypot(places.x()[vertex] - circle.x(), places.y()[vertex] - circle.y())
                                                < circle.radius())
                                .count(),
                        "around " + vertex));
    }

    /** On boards without an end no other circle is broken. */
    private static boolean isBetweenRings(SketchShape.Disc disc) {
        return disc.style().border().filter(line -> line.dash().isPresent()).isPresent();
    }

    private void resize(double width, double height) {
        onFx(() -> {
            pane.setMinSize(width, height);
            pane.setMaxSize(width, height);
            stage.setScene(new Scene(new StackPane(pane), width, height));
        });
    }

    private void assertCaptionsAreFree(GraphLayoutKind layout) {
        List<SketchShape> shapes = Eventually.onFx(() -> pane.sketch().shapes());
        List<SketchShape.Label> words = shapes.stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.text().matches("\\d+ (neighbour|move)s?"))
                .toList();
        assertEquals(parts(layout), words.size(), "each ring or layer has its words");
        for (SketchShape.Label label : words) {
            double wide = label.text().length() * TYPE * LETTER;
            double middle = switch (label.side()) {
                case BEGINS -> label.x() + wide / 2;
                case MIDDLE -> label.x();
                case ENDS -> label.x() - wide / 2;
            };
            for (SketchShape shape : shapes) {
                if (shape instanceof SketchShape.Disc disc && !isBetweenRings(disc)) {
                    double dx = Math.max(0, Math.abs(disc.x() - middle) - wide / 2);
                    double dy = Math.max(0, Math.abs(disc.y() - label.y() + CAPITAL / 2) - CAPITAL / 2);
                    assertTrue(Math.hypot(dx, dy) > disc.radius(), label.text() + " lies on a vertex");
                }
            }
        }
    }

    private int parts(GraphLayoutKind layout) {
        KnightGraph graph = content.graph();
        Set<Integer> parts = new HashSet<>();
        if (layout == GraphLayoutKind.DEGREE) {
            graph.vertices().forEach(vertex -> parts.add(graph.degree(vertex)));
        } else {
            int source = graph.vertices().findFirst().orElseThrow();
            ShortestPaths paths = ShortestPaths.from(graph, source);
            for (int i = 0; i <= paths.eccentricity(); i++) {
                parts.add(i);
            }
        }
        return parts.size();
    }
}
