package knightschool.drawing.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import knightschool.algorithm.Algorithms;
import knightschool.board.Board;
import knightschool.drawing.AlgorithmStyle;
import knightschool.drawing.PathStyle;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.board.BoardDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.position.Position;
import knightschool.search.position.PositionDifferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Marks where two positions differ: on their boards, and in their tables. */
@Execution(ExecutionMode.CONCURRENT)
class PositionDifferenceDrawingTest {
    private static final Board BOARD = Board.full(5, 5);
    private static final Problem PROBLEM = Problem.open(BOARD, 0);
    private static final PathStyle LOOK = AlgorithmStyle.of(Algorithms.named("backtracking"));

    /** From a5 to b3, and from there to c5 or back. */
    private static final Position LONGER = Position.ofPath(PROBLEM, new KnightPath(new int[] {0, 11, 2}));

    private static final Position SHORTER = Position.ofPath(PROBLEM, new KnightPath(new int[] {0, 11}));
    private static final PositionDifferences DIFFERENCES = PositionDifferences.between(LONGER, SHORTER);

    private static Sketch plain(BoardGeometry geometry) {
        return BoardDrawing.of(geometry, LONGER, LOOK, Board.NONE);
    }

    private static List<SketchShape> added(double side, boolean spokes) {
        BoardGeometry geometry = BoardGeometry.bare(BOARD, (int) side);
        Sketch below = plain(geometry);
        Sketch marked = new PositionDifferenceDrawing(geometry, DIFFERENCES, spokes).over(below, LONGER);
        assertEquals(below.shapes(), marked.shapes().subList(0, below.shapes().size()), "nothing else changes");
        return marked.shapes().subList(below.shapes().size(), marked.shapes().size());
    }

    private static long corners(List<SketchShape> shapes) {
        return shapes.stream().filter(SketchShape.Outline.class::isInstance).count();
    }

    private static long rings(List<SketchShape> shapes) {
        return shapes.stream().filter(SketchShape.Disc.class::isInstance).count();
    }

    @Test
    void cornersMarkSquaresAndRingsMarkMoves() {
        assertEquals(List.of(2, 11), DIFFERENCES.squares());
        List<SketchShape> marks = added(60, true);
        assertEquals(2, corners(marks));
        int moves = DIFFERENCES.moves().entrySet().stream()
                .filter(square -> LONGER.domains().has(square.getKey())
                        && square.getKey() != LONGER.path().head())
                .mapToInt(square -> Integer.bitCount(square.getValue()))
                .sum();
        assertTrue(moves > 3);
        assertEquals(moves, rings(marks));
    }

    @Test
    void smallSquaresAndBoardsWithoutSpokesHaveNoRings() {
        assertEquals(0, rings(added(SquareMeasures.DETAIL_FROM_PIXELS - 1, true)));
        assertEquals(0, rings(added(60, false)));
        assertEquals(2, corners(added(10, true)));
    }

    /** Where nearly all differs there would be rings at every spoke. */
    @Test
    void positionsWithLittleInCommonHaveNoRings() {
        List<Integer> many = IntStream.range(0, 9).boxed().toList();
        PositionDifferences far = new PositionDifferences(many, Map.of(20, 255));
        BoardGeometry geometry = BoardGeometry.bare(BOARD, 60);
        List<SketchShape> below = plain(geometry).shapes();
        Sketch marked = new PositionDifferenceDrawing(geometry, far, true).over(plain(geometry), LONGER);
        assertEquals(below.size() + many.size(), marked.shapes().size());
        assertEquals(
                List.of(PositionDifferenceDrawing.Sign.DIFFERENT_SQUARE),
                new PositionDifferenceDrawing(geometry, far, true)
                        .signs(LONGER).stream().map(VisibleBoardSign::sign).toList());
    }

    @Test
    void withoutDifferencesNothingIsDrawnAgain() {
        BoardGeometry geometry = BoardGeometry.bare(BOARD, 60);
        Sketch below = plain(geometry);
        assertSame(below, new PositionDifferenceDrawing(geometry, PositionDifferences.NONE, true).over(below, LONGER));
    }

    @Test
    void signsAreThoseThatAreDrawn() {
        BoardGeometry geometry = BoardGeometry.bare(BOARD, 60);
        List<VisibleBoardSign> signs = new PositionDifferenceDrawing(geometry, DIFFERENCES, true).signs(LONGER);
        assertEquals(
                List.of(PositionDifferenceDrawing.Sign.DIFFERENT_SQUARE, PositionDifferenceDrawing.Sign.DIFFERENT_MOVE),
                signs.stream().map(VisibleBoardSign::sign).toList());
        assertEquals(DIFFERENCES.squares(), signs.getFirst().squares());
    }

    @Test
    void tableMarksEverySquareAndCellThatDiffers() {
        DomainTableBlockMeasures measure = DomainTableBlockMeasures.of(BOARD, 12);
        DomainTableGrid grid = DomainTableGrid.whole(BOARD, measure, 900, 500);
        Sketch plain = DomainTableDrawing.of(LONGER, LOOK, grid, Board.NONE, PositionDifferences.NONE);
        Sketch marked = DomainTableDrawing.of(LONGER, LOOK, grid, Board.NONE, DIFFERENCES);
        int cells = DIFFERENCES.moves().values().stream()
                .mapToInt(Integer::bitCount)
                .sum();
        assertEquals(
                DIFFERENCES.squares().size() + cells,
                marked.shapes().size() - plain.shapes().size());
        assertTrue(kinds(grid, DIFFERENCES).contains(DomainLegendSigns.Kind.DIFFERENT));
        assertTrue(!kinds(grid, PositionDifferences.NONE).contains(DomainLegendSigns.Kind.DIFFERENT));
    }

    private static List<DomainLegendSigns.Kind> kinds(DomainTableGrid grid, PositionDifferences differences) {
        return DomainLegendSigns.of(LONGER, LOOK, grid, differences).stream()
                .map(DomainLegendSigns.DomainSign::kind)
                .collect(Collectors.toList());
    }
}
