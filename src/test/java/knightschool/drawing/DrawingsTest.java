package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.game.WalkSketches;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.graph.KnightGraph;
import knightschool.search.Problem;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class DrawingsTest {
    private static final Board SMALL = Board.full(5, 5);

    private static SearchSnapshot frame(String algorithm, long step) {
        Trace trace = new Trace(Problem.open(Board.full(8, 8), 0), ConfiguredAlgorithm.of(Algorithms.named(algorithm)));
        trace.extend(step);
        return trace.frame(step);
    }

    private static Sketch draw(BoardGeometry geometry, SearchSnapshot frame, int focused) {
        return BoardDrawing.of(
                geometry, frame.position(), AlgorithmStyle.of(frame.solver().algorithm()), focused);
    }

    private static <S extends SketchShape> List<S> shapes(Sketch sketch, Class<S> kind) {
        return sketch.shapes().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static long labels(Sketch sketch, String text) {
        return shapes(sketch, SketchShape.Label.class).stream()
                .filter(label -> label.text().equals(text))
                .count();
    }

    @Test
    void ofFrameNumbersEveryVisitedSquareButTheHeads() {
        Sketch sketch = draw(BoardGeometry.bare(Board.full(8, 8), 46), frame("backtracking", 44), Board.NONE);
        for (int number = 1; number <= 42; number++) {
            assertEquals(1, labels(sketch, String.valueOf(number)), "number " + number);
        }
        assertEquals(0, labels(sketch, "43"));
        assertEquals(1, labels(sketch, "1."));
        assertEquals(1, labels(sketch, "2."));
    }

    @Test
    void emptyDomainHasOneMarkAlsoWhereAWitnessNamesItsSquare() {
        SearchSnapshot frame = frame("backtracking", 44);
        PathStyle look = AlgorithmStyle.of(frame.solver().algorithm());
        BoardGeometry geometry = BoardGeometry.of(frame.board(), 28);
        int h2 = frame.board().squareAt(7, 6);
        int b1 = frame.board().squareAt(1, 7);
        Sketch plain = BoardDrawing.of(geometry, frame.position(), look, Board.NONE);
        assertEquals(plain, BoardDrawing.of(geometry, frame.position(), look, Board.NONE, marked(h2)));
        assertNotEquals(plain, BoardDrawing.of(geometry, frame.position(), look, Board.NONE, marked(b1)));
    }

    private static WitnessMarks marked(int square) {
        return new WitnessMarks(List.of(square), List.of(), List.of());
    }

    @Test
    void ofFrameMarksTiesOfTheBestScoreWithTwoLinesEach() {
        SearchSnapshot frame = frame("warnsdorff", 44);
        Sketch sketch = draw(BoardGeometry.bare(frame.board(), 100), frame, Board.NONE);
        long ties = shapes(sketch, SketchShape.Line.class).stream()
                .filter(line -> line.y1() == line.y2())
                .count();
        assertEquals(4, ties);
    }

    @Test
    void ofFrameHasNoMarksOfTiesWhereTheOrderIsPlain() {
        SearchSnapshot frame = frame("backtracking", 44);
        Sketch sketch = draw(BoardGeometry.bare(frame.board(), 100), frame, Board.NONE);
        List<SketchShape.Line> lines = shapes(sketch, SketchShape.Line.class);
        assertFalse(lines.isEmpty());
        assertTrue(lines.stream().noneMatch(line -> line.y1() == line.y2()));
    }

    @Test
    void ofRetreatHasADashedEdgeAndAGhost() {
        SearchSnapshot frame = frame("forward-checking", 44);
        Sketch sketch = draw(BoardGeometry.bare(frame.board(), 100), frame, Board.NONE);
        assertEquals(
                1,
                shapes(sketch, SketchShape.Line.class).stream()
                        .filter(line -> line.stroke().dash().isPresent())
                        .count());
        assertEquals(
                1,
                shapes(sketch, SketchShape.Disc.class).stream()
                        .filter(disc ->
                                disc.style().border().flatMap(LineStyle::dash).isPresent())
                        .count());
    }

    @Test
    void everyAlgorithmHasALookOfItsOwn() {
        List<Algorithm> all = Algorithms.all();
        assertEquals(all.size(), all.stream().map(AlgorithmStyle::of).distinct().count());
        assertEquals(
                all.size(),
                all.stream().map(a -> AlgorithmStyle.of(a).marker()).distinct().count());
    }

    @Test
    void morphBeginsWithSquaresAndEndsWithEveryEdge() {
        BoardGeometry geometry = BoardGeometry.bare(SMALL, 100);
        assertEquals(
                0,
                lines(new BoardToGraphMorph(geometry, 0).sketch(KnightGraph.of(SMALL), Board.NONE))
                        .size());
        Sketch graph = new BoardToGraphMorph(geometry, 1).sketch(KnightGraph.of(SMALL), Board.NONE);
        assertEquals(48, lines(graph).size());
        assertEquals(25, shapes(graph, SketchShape.Disc.class).size());
        assertTrue(
                shapes(graph, SketchShape.Disc.class).stream().allMatch(disc -> Math.abs(disc.radius() - 21.3) < 1e-9));
    }

    @Test
    void squaresBecomeRounderWhileTheyBecomeVertices() {
        Sketch half =
                new BoardToGraphMorph(BoardGeometry.bare(SMALL, 100), 0.5).sketch(KnightGraph.of(SMALL), Board.NONE);
        List<SketchShape.Box> changing = shapes(half, SketchShape.Box.class).stream()
                .filter(box -> box.width() > 42.6
                        && box.width() < 100
                        && box.style().fill().isPresent())
                .toList();
        assertFalse(changing.isEmpty());
        changing.forEach(box -> assertTrue(box.corner() > 0 && box.corner() < box.width() / 2));
    }

    private static List<SketchShape.Line> lines(Sketch sketch) {
        return shapes(sketch, SketchShape.Lines.class).stream()
                .flatMap(lines -> lines.lines().stream())
                .toList();
    }

    /** A question is answered by clicks on squares before the board has begun to turn, too. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 1})
    void pickedSquareIsMarkedHoweverFarTheBoardHasTurned(double turned) {
        BoardGeometry geometry = BoardGeometry.bare(SMALL, 100);
        Sketch sketch = new BoardToGraphMorph(geometry, turned, true, _ -> "", List.of(24))
                .sketch(KnightGraph.of(SMALL), Board.NONE);
        assertEquals(
                1,
                shapes(sketch, SketchShape.Disc.class).stream()
                        .filter(disc -> disc.style().fill().equals(Optional.of(ColourRole.ACCENT)))
                        .count());
    }

    /**
     * The accent colour is that of the vertex under the pointer, and from the first pick on that of picked vertices
     * alone. A picked neighbour keeps it.
     */
    @Test
    void pickedVerticesTakeTheAccentColourFromTheOnePointedAt() {
        assertEquals(1, accented(12, List.of()));
        assertEquals(1, accented(12, List.of(1)), "1 is a neighbour of 12");
        assertEquals(2, accented(12, List.of(12)), "its disc and the band around it");
    }

    private static long accented(int pointed, List<Integer> picked) {
        Sketch sketch = new BoardToGraphMorph(BoardGeometry.bare(SMALL, 100), 1, true, _ -> "", picked)
                .sketch(KnightGraph.of(SMALL), pointed);
        return shapes(sketch, SketchShape.Disc.class).stream()
                .filter(disc -> disc.style().fill().equals(Optional.of(ColourRole.ACCENT)))
                .count();
    }

    @Test
    void morphOfPointedSquareLightsItsEdges() {
        Sketch sketch = new BoardToGraphMorph(BoardGeometry.bare(SMALL, 100), 0).sketch(KnightGraph.of(SMALL), 12);
        long yellow = lines(sketch).stream()
                .filter(line -> line.stroke().tone().equals(ColourRole.ACCENT))
                .count();
        assertEquals(8, yellow);
    }

    @Test
    void walkNumbersItsStepsAndGathersThoseAlongOneEdge() {
        Sketch sketch = WalkSketches.of(BoardGeometry.bare(SMALL, 92), new int[] {5, 12, 5, 12}, 3, false);
        assertEquals(1, labels(sketch, "1, 3"));
        assertEquals(1, labels(sketch, "2"));
    }

    @Test
    void walkOfNoSquaresIsTheBoard() {
        Sketch sketch = WalkSketches.of(BoardGeometry.bare(SMALL, 92), new int[0], 0, true);
        assertEquals(BoardDrawing.of(BoardGeometry.bare(SMALL, 92)), sketch);
    }

    @Test
    void geometryMapsPointsToSquaresAndBack() {
        BoardGeometry geometry = BoardGeometry.fit(Board.full(8, 8), 392, 388, 100);
        assertEquals(46, geometry.side());
        for (int square = 0; square < 64; square++) {
            assertEquals(square, geometry.squareAt(geometry.centreX(square), geometry.centreY(square)));
        }
        assertEquals(Board.NONE, geometry.squareAt(5, 5));
        assertEquals(Board.NONE, geometry.squareAt(geometry.width() + 1, 5));
    }

    @Test
    void svgIsWellFormedAndHasEveryShape() throws Exception {
        Sketch sketch = draw(BoardGeometry.of(Board.full(8, 8), 46), frame("warnsdorff", 44), 3);
        Document svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(SvgWriter.write(sketch, ColourPalette.named(ColourPalette.DARK))
                        .getBytes(StandardCharsets.UTF_8)));
        int children = svg.getDocumentElement().getElementsByTagName("*").getLength();
        assertTrue(children > sketch.shapes().size(), children + " elements");
        assertEquals(
                "#1B1E23",
                svg.getElementsByTagName("rect")
                        .item(0)
                        .getAttributes()
                        .getNamedItem("fill")
                        .getNodeValue());
    }
}
