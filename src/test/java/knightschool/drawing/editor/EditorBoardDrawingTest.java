package knightschool.drawing.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;
import knightschool.drawing.AreaStyle;
import knightschool.drawing.ColourRole;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.DrawnWalk;
import knightschool.drawing.board.KnightGlyph;
import knightschool.drawing.board.WitnessMarks;
import knightschool.drawing.chart.DegreeChart;
import knightschool.drawing.chart.LightDarkBarChart;
import knightschool.drawing.legend.BoardLegendSign;
import knightschool.drawing.legend.SharedBoardSign;
import knightschool.drawing.legend.VisibleBoardSign;
import knightschool.drawing.legend.WalkLegendSigns;
import knightschool.explain.ObstructionSearchResult;
import knightschool.graph.GraphElementSet;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.TourEndpointConstraint;
import knightschool.text.NumberFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditorBoardDrawingTest {

    private static final BoardGeometry GEOMETRY =
            BoardGeometry.of(Board.full(8, 8).withHole(9, true), 60);

    private static long lines(Sketch sketch, ColourRole role) {
        return sketch.shapes().stream()
                .filter(shape -> shape instanceof SketchShape.Line line
                        && line.stroke().tone().equals(role))
                .count();
    }

    @Test
    void pointedSquareShowsALineForEveryMove() {
        assertEquals(
                0,
                lines(
                        EditorSketches.of(GEOMETRY, Board.NONE, WitnessMarks.NONE, Optional.empty(), false),
                        ColourRole.ACCENT));
        assertEquals(
                8,
                lines(EditorSketches.of(GEOMETRY, 27, WitnessMarks.NONE, Optional.empty(), false), ColourRole.ACCENT));
        assertEquals(
                2,
                lines(EditorSketches.of(GEOMETRY, 0, WitnessMarks.NONE, Optional.empty(), false), ColourRole.ACCENT));
        assertEquals(
                0,
                lines(EditorSketches.of(GEOMETRY, 9, WitnessMarks.NONE, Optional.empty(), false), ColourRole.ACCENT));
    }

    @Test
    void bandsHaveInkInThem() {
        Sketch banded = EditorSketches.of(GEOMETRY, 27, WitnessMarks.NONE, Optional.empty(), true);
        assertEquals(8, lines(banded, ColourRole.ACCENT));
        assertEquals(8, lines(banded, ColourRole.ON_ACCENT));
        assertEquals(
                0,
                lines(
                        EditorSketches.of(GEOMETRY, 27, WitnessMarks.NONE, Optional.empty(), false),
                        ColourRole.ON_ACCENT));
    }

    /** A square that a walk numbers shows that number alone: the knight or the E would look out below it. */
    @Test
    void walkTakesThePlaceOfTheSignsOfItsEnds() {
        BoardGeometry geometry = BoardGeometry.of(Board.full(8, 8).withStart(0).withEnd(1), 60);
        SketchShape knight = KnightGlyph.at(geometry.centreX(0), geometry.centreY(0), 60, ColourRole.INK);
        Sketch without = EditorSketches.of(geometry, Board.NONE, WitnessMarks.NONE, Optional.empty(), false);
        assertTrue(without.shapes().contains(knight));
        assertEquals(1, texts(without, "E"));
        Sketch elsewhere = withWalk(geometry, List.of(2, 12));
        assertTrue(elsewhere.shapes().contains(knight));
        assertEquals(1, texts(elsewhere, "E"));
        Sketch there = withWalk(geometry, List.of(0, 17, 11, 1));
        assertFalse(there.shapes().contains(knight));
        assertEquals(0, texts(there, "E"));
    }

    @Test
    void legendHasNoSignOfAnEndThatAWalkNumbers() {
        BoardGeometry geometry = BoardGeometry.of(Board.full(8, 8).withStart(0).withEnd(1), 60);
        List<BoardLegendSign> ends = List.of(SharedBoardSign.START, SharedBoardSign.END);
        assertEquals(
                ends, signs(geometry, List.of(2, 12)).filter(ends::contains).toList());
        assertEquals(
                List.of(),
                signs(geometry, List.of(0, 17, 11, 1)).filter(ends::contains).toList());
    }

    /** A number that was only the last one drawn did not say where the knight was. */
    @Test
    void knightStandsAtTheEndOfAnUnfinishedWalkAndHasARowInTheLegend() {
        DrawnWalk walk = new DrawnWalk(List.of(0, 17, 34, 17), false);
        for (int count = 1; count <= 4; count++) {
            DrawnWalk beginning = walk.ofFirst(count);
            Sketch drawn = EditorSketches.of(GEOMETRY, Board.NONE, WitnessMarks.NONE, Optional.of(beginning), false);
            boolean isWhole = count == 4;
            assertEquals(isWhole ? 0 : 1, knights(drawn));
            assertEquals(
                    isWhole ? List.of() : List.of(WalkLegendSigns.Sign.KNIGHT),
                    signs(GEOMETRY, beginning)
                            .filter(WalkLegendSigns.Sign.KNIGHT::equals)
                            .toList());
            assertEquals(isWhole ? 1 : 0, texts(drawn, "2 4"));
            // The row of the board has this number, too.
            assertEquals(count == 3 ? 2 : 1, texts(drawn, "2"));
        }
    }

    private static long knights(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(shape -> KnightGlyph.in(shape).isPresent())
                .count();
    }

    private static Stream<BoardLegendSign> signs(BoardGeometry geometry, List<Integer> walk) {
        return signs(geometry, new DrawnWalk(walk, false));
    }

    private static Stream<BoardLegendSign> signs(BoardGeometry geometry, DrawnWalk walk) {
        return EditorLegendSigns.of(
                        geometry,
                        new EditorBoardDrawing.EditorMarks(
                                Board.NONE,
                                WitnessMarks.NONE,
                                Optional.of(walk),
                                GraphElementSet.NONE,
                                Optional.empty(),
                                Symmetry.NONE,
                                false))
                .stream()
                .map(VisibleBoardSign::sign);
    }

    /** The square pointed at and those that its moves lead to. */
    @Test
    void numbersOfAWalkStandAboveTheMoves() {
        List<Integer> walk = List.of(0, 17, 27, 12);
        List<SketchShape> shapes = EditorSketches.of(
                        GEOMETRY, 27, WitnessMarks.NONE, Optional.of(new DrawnWalk(walk, false)), true)
                .shapes();
        for (int visit : List.of(2, 3, 4)) {
            double x = GEOMETRY.centreX(walk.get(visit - 1));
            double y = GEOMETRY.centreY(walk.get(visit - 1));
            int number = IntStream.range(0, shapes.size())
                    .filter(i -> shapes.get(i) instanceof SketchShape.Label label
                            && label.text().equals(String.valueOf(visit)))
                    .max()
                    .orElseThrow();
            assertTrue(
                    shapes.subList(number, shapes.size()).stream()
                            .noneMatch(shape -> shape instanceof SketchShape.Disc disc
                                            && Math.hypot(disc.x() - x, disc.y() - y) < 1
                                            && disc.radius() < 0.4 * GEOMETRY.side()
                                    || shape instanceof SketchShape.Line),
                    "nothing lies on number " + visit);
        }
    }

    /**
     * Whether the moves begin or end there: the signs are read, and the ring around one tells that a move ends there.
     */
    @ParameterizedTest
    @CsvSource({"0, 17", "10, 27"})
    void knightAndEndStandAboveTheMoves(int pointed, int end) {
        BoardGeometry geometry = BoardGeometry.of(Board.full(8, 8).withStart(0).withEnd(end), 60);
        List<SketchShape> shapes = EditorSketches.of(geometry, pointed, WitnessMarks.NONE, Optional.empty(), false)
                .shapes();
        int lastMove = IntStream.range(0, shapes.size())
                .filter(i -> shapes.get(i) instanceof SketchShape.Line line
                                && line.stroke().tone().equals(ColourRole.ACCENT)
                        || shapes.get(i) instanceof SketchShape.Disc)
                .max()
                .orElseThrow();
        SketchShape knight = KnightGlyph.at(geometry.centreX(0), geometry.centreY(0), 60, ColourRole.INK);
        int letter = IntStream.range(0, shapes.size())
                .filter(i -> shapes.get(i) instanceof SketchShape.Label label
                        && label.text().equals("E"))
                .findFirst()
                .orElseThrow();
        assertTrue(shapes.indexOf(knight) > lastMove, "the knight");
        assertTrue(letter > lastMove, "the end");
        assertEquals(1, shapes.stream().filter(knight::equals).count());
    }

    private static Sketch withWalk(BoardGeometry geometry, List<Integer> squares) {
        return EditorSketches.of(
                geometry, Board.NONE, WitnessMarks.NONE, Optional.of(new DrawnWalk(squares, false)), false);
    }

    private static long texts(Sketch sketch, String words) {
        return sketch.shapes().stream()
                .filter(shape ->
                        shape instanceof SketchShape.Label label && label.text().equals(words))
                .count();
    }

    @Test
    void evidenceIsCrossesWhereItIsFewAndDotsWhereItIsMany() {
        assertEquals(
                4,
                lines(
                        EditorSketches.of(GEOMETRY, Board.NONE, marks(List.of(0, 1)), Optional.empty(), false),
                        ColourRole.INK));
        List<Integer> many = IntStream.range(16, 48).boxed().toList();
        assertEquals(
                0,
                lines(EditorSketches.of(GEOMETRY, Board.NONE, marks(many), Optional.empty(), false), ColourRole.INK));
    }

    private static WitnessMarks marks(List<Integer> squares) {
        return new WitnessMarks(squares, List.of(), List.of());
    }

    private static WitnessMarks evidence(Board board, TourEndpointConstraint ends) {
        return WitnessMarks.of(ObstructionSearchResult.of(KnightGraph.of(board), ends, ObstructionSearchResult.FEW_CUTS)
                .witness()
                .orElseThrow());
    }

    private static List<String> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(shape -> ((SketchShape.Label) shape).text())
                .filter(text -> text.matches("[A-Z]+"))
                .sorted()
                .toList();
    }

    @Test
    void cutCrossesOutItsSquaresAndLettersThePiecesThatAreLeft() {
        BoardGeometry four = BoardGeometry.of(Board.full(4, 4), 60);
        Sketch sketch = EditorSketches.of(
                four, Board.NONE, evidence(four.board(), TourEndpointConstraint.FREE), Optional.empty(), false);
        assertEquals(2 * 4, lines(sketch, ColourRole.INK));
        assertEquals(12, labels(sketch).size());
        assertEquals(
                List.of("A", "B", "C", "D", "E", "F"),
                labels(sketch).stream().distinct().toList());
        assertEquals(0, lines(sketch, ColourRole.ACCENT));
    }

    @Test
    void squaresTooSmallForLettersShowDotsOnTheSmallPieces() {
        BoardGeometry small = BoardGeometry.of(Board.full(3, 5), 14);
        Sketch sketch = EditorSketches.of(
                small, Board.NONE, evidence(small.board(), TourEndpointConstraint.FREE), Optional.empty(), false);
        assertEquals(List.of(), labels(sketch));
        assertEquals(
                10,
                sketch.shapes().stream()
                        .filter(SketchShape.Disc.class::isInstance)
                        .count());
    }

    @Test
    void partsThatNoMoveJoinsCarryTheirLettersAndNoneIsTakenOut() {
        Board board = Board.full(4, 2);
        WitnessMarks evidence = evidence(board, TourEndpointConstraint.FREE);
        assertEquals(List.of(), evidence.removed());
        assertEquals(4, evidence.pieces().size());
        BoardGeometry geometry = BoardGeometry.of(board, 60);
        Sketch sketch = EditorSketches.of(geometry, Board.NONE, evidence, Optional.empty(), false);
        assertEquals(List.of("A", "A", "B", "B", "C", "C", "D", "D"), labels(sketch));
        assertEquals(0, lines(sketch, ColourRole.INK));
    }

    @Test
    void walkNumbersEveryVisitAndFillsTheSquaresThatItComesBackTo() {
        DrawnWalk walk = new DrawnWalk(List.of(0, 10, 0, 17), false);
        Sketch sketch = EditorSketches.of(GEOMETRY, Board.NONE, WitnessMarks.NONE, Optional.of(walk), false);
        assertEquals(3, lines(sketch, ColourRole.INK));
        assertTrue(
                numbers(sketch).containsAll(List.of("1 3", "2", "4")),
                () -> numbers(sketch).toString());
        DrawnWalk home = new DrawnWalk(List.of(0, 10, 4, 21, 0), true);
        Sketch closed = EditorSketches.of(GEOMETRY, Board.NONE, WitnessMarks.NONE, Optional.of(home), false);
        assertTrue(numbers(closed).contains("1"));
        assertEquals(4, home.visits());
    }

    private static List<String> numbers(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.weight() == SketchShape.Weight.STRONG)
                .map(SketchShape.Label::text)
                .toList();
    }

    @Test
    void chartHasANumberForEveryDegreeAndEveryBarThatIsNotEmpty() {
        Sketch chart = DegreeChart.of(new int[] {0, 2, 9, 14, 6, 7, 9, 1, 0}, 7, -1);
        long labels = chart.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .count();
        assertEquals(9 + 7, labels);
        assertEquals(
                1,
                chart.shapes().stream()
                        .filter(shape -> shape instanceof SketchShape.Box box
                                && box.style().equals(AreaStyle.filled(ColourRole.ACCENT)))
                        .count());
        chart.shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .forEach(box -> assertTrue(box.y() >= 0 && box.x() + box.width() <= chart.width()));
    }

    /** Whatever the numbers, each is exact, and none lies on another one or on a bar. */
    @ParameterizedTest
    @CsvSource({
        "0;0;4;8;244;0;240;0;3600",
        "4;20;44;135;300;1200;1010;1301;2604",
        "0;0;3600;3000;0;0;244;240;4",
        "20;300;1300;3800;6500;7800;6000;2800;700",
        "0;0;4;8;3984;0;3968;0;992016"
    })
    void numbersOfManyVerticesAreExactAndClearOfEachOther(String text) {
        int[] counts = Stream.of(text.split(";")).mapToInt(Integer::parseInt).toArray();
        Sketch chart = DegreeChart.of(counts, -1, -1);
        List<SketchShape.Label> numbers = chart.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.y() < DegreeChart.HEIGHT - 12)
                .toList();
        assertEquals(
                IntStream.of(counts)
                        .filter(count -> count > 0)
                        .mapToObj(NumberFormatter::grouped)
                        .toList(),
                numbers.stream().map(SketchShape.Label::text).toList());
        for (SketchShape.Label one : numbers) {
            assertTrue(one.y() >= 6, one::toString);
            double half = 3.2 * one.text().length();
            numbers.stream()
                    .filter(other -> other != one && Math.abs(other.y() - one.y()) < 12)
                    .forEach(other -> assertTrue(
                            Math.abs(other.x() - one.x())
                                    >= half + 3.2 * other.text().length(),
                            () -> one + " lies on " + other));
            chart.shapes().stream()
                    .filter(SketchShape.Box.class::isInstance)
                    .map(SketchShape.Box.class::cast)
                    .filter(bar -> bar.height() > 1
                            && bar.x() < one.x() + half - 1
                            && bar.x() + bar.width() > one.x() - half + 1)
                    .forEach(bar -> assertTrue(one.y() < bar.y(), () -> one + " lies on " + bar));
        }
        assertEquals(DegreeChart.HEIGHT, chart.height());
    }

    @Test
    void barsAreAsLongAsTheirNumbers() {
        List<SketchShape.Box> bars = LightDarkBarChart.of(20, 40, true).shapes().stream()
                .filter(SketchShape.Box.class::isInstance)
                .map(SketchShape.Box.class::cast)
                .toList();
        assertEquals(2, bars.size());
        assertEquals(bars.get(1).width() + 2, 2 * bars.get(0).width(), 1e-9);
        assertTrue(bars.get(0).style().fill().isPresent());
        assertTrue(bars.get(1).style().fill().isEmpty());
        assertEquals(
                1,
                LightDarkBarChart.of(0, 1, false).shapes().stream()
                        .filter(SketchShape.Box.class::isInstance)
                        .count());
    }
}
