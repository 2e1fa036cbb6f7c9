package knightschool.drawing.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.VectorOutline;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.graph.PlacedGraphWalkDrawing.Sign;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraphText;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacedGraphWalkDrawingTest {
    private static final PlacedGraph GRAPH = PlacedGraphText.parse("A 0 0\nB 1 0\nC 1 1\nlong 0 1\nA-B B-C C-long\n");

    private static final GraphFigureLayout LAYOUT = new GraphFigureLayout(
            new VertexPositions(new double[] {50, 250, 250, 50}, new double[] {50, 50, 250, 250}),
            List.of(),
            300,
            300,
            1);

    private static PlacedGraphWalkDrawing walk(int marked, Integer... walk) {
        return new PlacedGraphWalkDrawing(GRAPH, List.of(walk), marked, Set.of(), -1, QuizAnswerMarks.NONE);
    }

    private static List<String> texts(PlacedGraphWalkDrawing drawing) {
        return drawing.in(LAYOUT).marks().shapes().stream()
                .flatMap(shape -> shape instanceof SketchShape.Label label ? Stream.of(label.text()) : Stream.of())
                .toList();
    }

    /** On the band of the accent colour ink cannot be read in the dark. */
    @Test
    void edgeOfTheStepThatDecidesIsAloneOnTheAccentColour() {
        List<EdgeBatch> edges = walk(2, 0, 1, 2).in(LAYOUT).edges();
        assertEquals(
                List.of(ColourRole.MUTED, ColourRole.ACCENT, ColourRole.ON_ACCENT, ColourRole.INK),
                edges.stream().map(EdgeBatch::tone).toList());
        assertEquals(List.of(1, 1, 1, 1), edges.stream().map(EdgeBatch::count).toList());
    }

    @Test
    void everyStepHasItsNumberAndEveryVertexItsName() {
        assertEquals(List.of("1", "2, 4", "3", "A", "B", "C", "long"), texts(walk(0, 0, 1, 2, 1, 2)));
    }

    /** To and fro on a short edge, with a list of numbers, in each direction. */
    @ParameterizedTest
    @CsvSource({"60,0", "0,60", "45,40"})
    void arrowsAreBetweenTheRimsAndNumbersDoNotTouchThem(double dx, double dy) {
        GraphFigureLayout layout = new GraphFigureLayout(
                new VertexPositions(new double[] {100, 100 + dx, 700, 700}, new double[] {100, 100 + dy, 50, 700}),
                List.of(),
                800,
                800,
                1);
        PlacedGraphWalkDrawing drawing = walk(0, 0, 1, 0, 1, 0, 1);
        List<SketchShape> marks = drawing.in(layout).marks().shapes();
        List<Point2D> points = marks.stream()
                .flatMap(shape -> shape instanceof SketchShape.Outline outline ? points(outline.curve()) : Stream.of())
                .toList();
        assertEquals(6, points.size());
        double radius = drawing.reach(layout) / 1.32;
        for (Point2D point : points) {
            assertTrue(point.distance(100, 100) >= radius, point + " is in the first vertex");
            assertTrue(point.distance(100 + dx, 100 + dy) >= radius, point + " is in the second vertex");
        }
        List<SketchShape.Label> numbers = marks.stream()
                .flatMap(shape -> shape instanceof SketchShape.Label label ? Stream.of(label) : Stream.of())
                .filter(label -> Character.isDigit(label.text().charAt(0)))
                .toList();
        assertEquals(
                List.of("1, 3, 5", "2, 4"),
                numbers.stream().map(SketchShape.Label::text).toList());
        for (SketchShape.Label number : numbers) {
            double width = number.size() * number.text().length() / 2;
            Rectangle2D room = new Rectangle2D.Double(
                    number.x() - width / 2, number.y() - number.size() * 0.7, width, number.size() * 0.7);
            assertTrue(points.stream().noneMatch(room::contains), number.text());
        }
    }

    private static Stream<Point2D> points(VectorOutline curve) {
        return curve.parts().stream().flatMap(part -> switch (part) {
            case VectorOutline.Move move -> Stream.of(new Point2D.Double(move.x(), move.y()));
            case VectorOutline.To to -> Stream.of(new Point2D.Double(to.x(), to.y()));
            default -> Stream.of();
        });
    }

    @Test
    void walksInOppositeDirectionsDiffer() {
        assertNotEquals(
                walk(0, 0, 1, 0).in(LAYOUT).marks(), walk(0, 0, 1).in(LAYOUT).marks());
    }

    @Test
    void signsOfTheLegendAreThoseInTheDrawingAndAllDiffer() {
        assertEquals(List.of(Sign.VERTEX, Sign.EDGE), walk(0).visibleSigns());
        assertEquals(
                List.of(Sign.VERTEX, Sign.EDGE, Sign.LAST_VERTEX), walk(0, 0).visibleSigns());
        assertEquals(
                List.of(Sign.VERTEX, Sign.EDGE, Sign.USED_EDGE, Sign.NO_EDGE, Sign.DECIDING_STEP, Sign.LAST_VERTEX),
                walk(2, 0, 1, 3).visibleSigns());
        PlacedGraphWalkDrawing answered = new PlacedGraphWalkDrawing(
                GRAPH, List.of(0), 0, Set.of(), -1, QuizAnswerMarks.ofSquares(List.of(1), List.of(2)));
        assertEquals(
                List.of(List.of(), List.of(), List.of(0), List.of(1), List.of(2)),
                answered.visibleSigns().stream().map(answered::verticesOf).toList());
        Set<Sketch> looks = new HashSet<>();
        for (Sign sign : Sign.values()) {
            assertTrue(looks.add(walk(0).sketch(sign)), sign::name);
        }
    }

    @Test
    void signOfAVertexHasANameOfTheGraph() {
        PlacedGraph graph = new PlacedGraph(
                List.of(new PlacedGraph.PlacedVertex("long", 0, 0), new PlacedGraph.PlacedVertex("Q", 1, 0)),
                List.of());
        Sketch sketch =
                new PlacedGraphWalkDrawing(graph, List.of(), 0, Set.of(), -1, QuizAnswerMarks.NONE).sketch(Sign.VERTEX);
        assertTrue(sketch.shapes().stream()
                .anyMatch(shape ->
                        shape instanceof SketchShape.Label label && label.text().equals("Q")));
    }

    @Test
    void signOfAVertexShowsItsNameInsideAndNoEdge() {
        for (Sign sign : List.of(Sign.VERTEX, Sign.LAST_VERTEX, Sign.REACHABLE_VERTEX)) {
            Sketch sketch = walk(0).sketch(sign);
            assertTrue(
                    sketch.shapes().stream()
                            .anyMatch(shape -> shape instanceof SketchShape.Label label
                                    && label.text().equals("A")
                                    && label.y() < sketch.height()),
                    sign::name);
            assertTrue(sketch.shapes().stream().noneMatch(SketchShape.Line.class::isInstance), sign::name);
        }
    }

    /** On a small circle 200 vertices lie 7 pixels apart; names below them would cover their neighbours. */
    @Test
    void manyVerticesStayApartAndOnlyThoseOfInterestHaveNames() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            text.append("v%03d %d 0%n".formatted(i, i));
        }
        PlacedGraph many = PlacedGraphText.parse(text.toString());
        double[] x = new double[200];
        double[] y = new double[200];
        for (int i = 0; i < 200; i++) {
            x[i] = 250 + 217 * Math.cos(Math.PI * i / 100);
            y[i] = 250 + 217 * Math.sin(Math.PI * i / 100);
        }
        GraphFigureLayout circle = new GraphFigureLayout(new VertexPositions(x, y), List.of(), 500, 500, 1);
        PlacedGraphWalkDrawing drawing =
                new PlacedGraphWalkDrawing(many, List.of(3), 0, Set.of(), 7, QuizAnswerMarks.NONE);
        assertTrue(
                drawing.in(circle).vertices().stream().allMatch(batch -> batch.diameter() < 6.8),
                "discs do not overlap");
        List<String> names = drawing.in(circle).marks().shapes().stream()
                .flatMap(shape -> shape instanceof SketchShape.Label label ? Stream.of(label.text()) : Stream.of())
                .toList();
        assertEquals(List.of("v003", "v007"), names);
    }
}
