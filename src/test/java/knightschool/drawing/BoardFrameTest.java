package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusRow;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import knightschool.drawing.board.MarkedBoardDrawing;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.chart.CensusBoardDrawing;
import knightschool.drawing.chart.HeatScale;
import knightschool.drawing.editor.EditorSketches;
import knightschool.drawing.game.WalkSketches;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.drawing.tour.TourBoardLayout;
import knightschool.drawing.tour.TourDrawing;
import knightschool.graph.KnightGraph;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardFrameTest {
    private static final Board BOARD = Board.full(5, 4).withHole(7, true);
    private static final BoardGeometry GEOMETRY = BoardGeometry.of(BOARD, 40);

    static Stream<Sketch> everyDrawingOfABoard() {
        return Stream.of(
                BoardDrawing.of(GEOMETRY),
                moment(),
                EditorSketches.of(GEOMETRY, 3, WitnessMarks.NONE, Optional.empty(), true),
                WalkSketches.of(GEOMETRY, new int[] {0, 11}, 0, true),
                MarkedBoardDrawing.of(GEOMETRY, List.of(0, 4)),
                CensusBoardDrawing.of(
                        GEOMETRY,
                        List.of(new CensusRow(0, Outcome.FOUND, 100), new CensusRow(4, Outcome.STOPPED, 100)),
                        new HeatScale(1, 100, ColourRole.SERIES_1),
                        Board.NONE),
                new BoardToGraphMorph(GEOMETRY, 0).sketch(KnightGraph.of(BOARD), Board.NONE));
    }

    private static Sketch moment() {
        Trace trace = new Trace(Problem.open(BOARD, 0), ConfiguredAlgorithm.read("backtracking"));
        trace.extend(4);
        return BoardDrawing.of(
                GEOMETRY,
                trace.frame(4).position(),
                AlgorithmStyle.of(trace.frame(4).solver().algorithm()),
                Board.NONE);
    }

    private static List<SketchShape.Box> boxes(Sketch sketch, ColourRole role) {
        return sketch.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .filter(box -> box.style()
                        .fill()
                        .or(() -> box.style().border().map(LineStyle::tone))
                        .equals(Optional.of(role)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("everyDrawingOfABoard")
    void boardHasALineAlongItsEdgesThatNothingCovers(Sketch sketch) {
        List<SketchShape.Box> frames = boxes(sketch, ColourRole.BOARD_EDGE);
        assertEquals(1, frames.size());
        SketchShape.Box frame = frames.getFirst();
        double half = frame.style().border().orElseThrow().width() / 2;
        assertEquals(GEOMETRY.left(), frame.x() - half);
        assertEquals(GEOMETRY.top(), frame.y() - half);
        assertEquals(GEOMETRY.boardWidth(), frame.width() + 2 * half);
        assertEquals(GEOMETRY.boardHeight(), frame.height() + 2 * half);
        List<SketchShape> after = sketch.shapes()
                .subList(sketch.shapes().indexOf(frame), sketch.shapes().size());
        assertTrue(after.stream()
                .noneMatch(shape -> shape instanceof SketchShape.Box box && box.width() == GEOMETRY.side()));
    }

    @ParameterizedTest
    @MethodSource("everyDrawingOfABoard")
    void holeIsFilled(Sketch sketch) {
        List<SketchShape.Box> holes = boxes(sketch, ColourRole.HOLE);
        assertEquals(1, holes.size());
        assertTrue(holes.getFirst().width() > 0.7 * GEOMETRY.side());
        assertEquals(
                GEOMETRY.centreX(7), holes.getFirst().x() + holes.getFirst().width() / 2);
    }

    @Test
    void frameIsWholeWhereSquaresAreTakenOutAtTheEdge() {
        WitnessMarks cut = new WitnessMarks(List.of(), List.of(0, 1), List.of());
        Sketch sketch = EditorSketches.of(GEOMETRY, Board.NONE, cut, Optional.empty(), true);
        List<SketchShape> shapes = sketch.shapes();
        SketchShape.Box frame = boxes(sketch, ColourRole.BOARD_EDGE).getLast();
        List<SketchShape.Box> washed = shapes.stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .filter(box -> box.style().fill().orElse(null) instanceof ColourExpression.Sheer)
                .toList();
        assertEquals(2, washed.size());
        assertTrue(shapes.lastIndexOf(frame) > shapes.lastIndexOf(washed.getLast()));
    }

    @Test
    void graphHasNeitherFrameNorHoles() {
        Sketch graph = new BoardToGraphMorph(GEOMETRY, 1).sketch(KnightGraph.of(BOARD), Board.NONE);
        assertEquals(List.of(), boxes(graph, ColourRole.BOARD_EDGE));
        assertEquals(List.of(), boxes(graph, ColourRole.HOLE));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 28, 56, 112})
    void frameNeverCoversMuchOfASquare(int side) {
        assertTrue(SquareMeasures.frame(side) <= side / 6.0);
        assertEquals(side >= 6, SquareMeasures.frame(side) > 0);
    }

    @Test
    void tourHasALineAlongEveryEdgeOfTheBoardThatIsSeen() {
        BoardViewport whole = BoardViewport.of(TourBoardLayout.board(12, 10, 600, 500), Zoom.WHOLE);
        assertEquals(
                4,
                boxes(TourDrawing.board(whole, AlgorithmStyle.at(0)), ColourRole.BOARD_EDGE)
                        .size());
        BoardViewport corner = BoardViewport.of(TourBoardLayout.board(100, 100, 600, 500), new Zoom(12, 0, 0));
        List<SketchShape.Box> seen = boxes(TourDrawing.board(corner, AlgorithmStyle.at(0)), ColourRole.BOARD_EDGE);
        assertEquals(2, seen.size());
        assertTrue(seen.stream().allMatch(box -> box.x() == TourBoardLayout.LEFT && box.y() == 0));
        BoardViewport middle = BoardViewport.of(TourBoardLayout.board(100, 100, 600, 500), new Zoom(12, 0.5, 0.5));
        assertEquals(List.of(), boxes(TourDrawing.board(middle, AlgorithmStyle.at(0)), ColourRole.BOARD_EDGE));
    }

    @Test
    void svgHasTheFrameAndTheHole() {
        String svg = SvgWriter.write(BoardDrawing.of(GEOMETRY), ColourPalette.named(ColourPalette.LIGHT));
        assertTrue(svg.contains("fill=\"#A39D8E\""));
        assertTrue(svg.contains("stroke=\"#857F72\""));
    }
}
