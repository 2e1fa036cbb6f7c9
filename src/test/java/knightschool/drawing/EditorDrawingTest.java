package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.explain.Explanation;
import knightschool.graph.KnightGraph;
import knightschool.obstruction.Ends;
import org.junit.jupiter.api.Test;

class EditorDrawingTest {

    private static final BoardGeometry GEOMETRY =
            BoardGeometry.of(Board.full(8, 8).withHole(9, true), 60);

    private static long lines(Sketch sketch, Role role) {
        return sketch.shapes().stream()
                .filter(shape ->
                        shape instanceof Shape.Line line && line.stroke().tone().equals(role.tone()))
                .count();
    }

    @Test
    void pointedSquareShowsALineForEveryMove() {
        assertEquals(
                0, lines(EditorDrawing.of(GEOMETRY, Board.NONE, Evidence.NONE, Optional.empty(), false), Role.ACCENT));
        assertEquals(8, lines(EditorDrawing.of(GEOMETRY, 27, Evidence.NONE, Optional.empty(), false), Role.ACCENT));
        assertEquals(2, lines(EditorDrawing.of(GEOMETRY, 0, Evidence.NONE, Optional.empty(), false), Role.ACCENT));
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, 9, Evidence.NONE, Optional.empty(), false), Role.ACCENT));
    }

    @Test
    void bandsHaveInkInThem() {
        Sketch banded = EditorDrawing.of(GEOMETRY, 27, Evidence.NONE, Optional.empty(), true);
        assertEquals(8, lines(banded, Role.ACCENT));
        assertEquals(8, lines(banded, Role.ON_ACCENT));
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, 27, Evidence.NONE, Optional.empty(), false), Role.ON_ACCENT));
    }

    @Test
    void evidenceIsCrossesWhereItIsFewAndDotsWhereItIsMany() {
        assertEquals(
                4,
                lines(EditorDrawing.of(GEOMETRY, Board.NONE, marks(List.of(0, 1)), Optional.empty(), false), Role.INK));
        List<Integer> many = IntStream.range(16, 48).boxed().toList();
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, Board.NONE, marks(many), Optional.empty(), false), Role.INK));
    }

    private static Evidence marks(List<Integer> squares) {
        return new Evidence(squares, List.of(), List.of());
    }

    private static Evidence evidence(Board board, Ends ends) {
        return Evidence.of(Explanation.of(KnightGraph.of(board), ends, Explanation.FEW_CUTS)
                .witness()
                .orElseThrow());
    }

    private static List<String> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(Shape.Label.class::isInstance)
                .map(shape -> ((Shape.Label) shape).text())
                .filter(text -> text.matches("[A-Z]+"))
                .sorted()
                .toList();
    }

    @Test
    void cutCrossesOutItsSquaresAndLettersThePiecesThatAreLeft() {
        BoardGeometry four = BoardGeometry.of(Board.full(4, 4), 60);
        Sketch sketch = EditorDrawing.of(four, Board.NONE, evidence(four.board(), Ends.FREE), Optional.empty(), false);
        assertEquals(2 * 4, lines(sketch, Role.INK));
        assertEquals(12, labels(sketch).size());
        assertEquals(
                List.of("A", "B", "C", "D", "E", "F"),
                labels(sketch).stream().distinct().toList());
        assertEquals(0, lines(sketch, Role.ACCENT));
    }

    @Test
    void squaresTooSmallForLettersShowDotsOnTheSmallPieces() {
        BoardGeometry small = BoardGeometry.of(Board.full(3, 5), 14);
        Sketch sketch =
                EditorDrawing.of(small, Board.NONE, evidence(small.board(), Ends.FREE), Optional.empty(), false);
        assertEquals(List.of(), labels(sketch));
        assertEquals(
                10,
                sketch.shapes().stream().filter(Shape.Disc.class::isInstance).count());
    }

    @Test
    void partsThatNoMoveJoinsCarryTheirLettersAndNoneIsTakenOut() {
        Board board = Board.full(4, 2);
        Evidence evidence = evidence(board, Ends.FREE);
        assertEquals(List.of(), evidence.removed());
        assertEquals(4, evidence.pieces().size());
        BoardGeometry geometry = BoardGeometry.of(board, 60);
        Sketch sketch = EditorDrawing.of(geometry, Board.NONE, evidence, Optional.empty(), false);
        assertEquals(List.of("A", "A", "B", "B", "C", "C", "D", "D"), labels(sketch));
        assertEquals(0, lines(sketch, Role.INK));
    }

    @Test
    void routeNumbersEveryVisitAndFillsTheSquaresThatItComesBackTo() {
        Route walk = new Route(List.of(0, 10, 0, 17), false);
        Sketch sketch = EditorDrawing.of(GEOMETRY, Board.NONE, Evidence.NONE, Optional.of(walk), false);
        assertEquals(3, lines(sketch, Role.INK));
        assertTrue(
                numbers(sketch).containsAll(List.of("1 3", "2", "4")),
                () -> numbers(sketch).toString());
        Route home = new Route(List.of(0, 10, 4, 21, 0), true);
        Sketch closed = EditorDrawing.of(GEOMETRY, Board.NONE, Evidence.NONE, Optional.of(home), false);
        assertTrue(numbers(closed).contains("1"));
        assertEquals(4, home.visits());
    }

    private static List<String> numbers(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(Shape.Label.class::isInstance)
                .map(Shape.Label.class::cast)
                .filter(label -> label.weight() == Shape.Weight.STRONG)
                .map(Shape.Label::text)
                .toList();
    }

    @Test
    void chartHasANumberForEveryDegreeAndEveryBarThatIsNotEmpty() {
        Sketch chart = DegreeChart.of(new int[] {0, 2, 9, 14, 6, 7, 9, 1, 0}, 7);
        long labels =
                chart.shapes().stream().filter(Shape.Label.class::isInstance).count();
        assertEquals(9 + 7, labels);
        assertEquals(
                1,
                chart.shapes().stream()
                        .filter(shape ->
                                shape instanceof Shape.Box box && box.style().equals(Style.filled(Role.ACCENT.tone())))
                        .count());
        chart.shapes().stream()
                .filter(Shape.Box.class::isInstance)
                .map(Shape.Box.class::cast)
                .forEach(box -> assertTrue(box.y() >= 0 && box.x() + box.width() <= chart.width()));
    }

    @Test
    void barsAreAsLongAsTheirNumbers() {
        List<Shape.Box> bars = ColourBars.of(20, 40, true).shapes().stream()
                .filter(Shape.Box.class::isInstance)
                .map(Shape.Box.class::cast)
                .toList();
        assertEquals(2, bars.size());
        assertEquals(bars.get(1).width() + 2, 2 * bars.get(0).width(), 1e-9);
        assertTrue(bars.get(0).style().fill().isPresent());
        assertTrue(bars.get(1).style().fill().isEmpty());
        assertEquals(
                1,
                ColourBars.of(0, 1, false).shapes().stream()
                        .filter(Shape.Box.class::isInstance)
                        .count());
    }
}
