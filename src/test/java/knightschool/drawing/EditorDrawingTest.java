package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
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
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, Board.NONE, List.of(), false), Role.ACCENT));
        assertEquals(8, lines(EditorDrawing.of(GEOMETRY, 27, List.of(), false), Role.ACCENT));
        assertEquals(2, lines(EditorDrawing.of(GEOMETRY, 0, List.of(), false), Role.ACCENT));
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, 9, List.of(), false), Role.ACCENT));
    }

    @Test
    void bandsHaveInkInThem() {
        Sketch banded = EditorDrawing.of(GEOMETRY, 27, List.of(), true);
        assertEquals(8, lines(banded, Role.ACCENT));
        assertEquals(8, lines(banded, Role.ON_ACCENT));
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, 27, List.of(), false), Role.ON_ACCENT));
    }

    @Test
    void evidenceIsCrossesWhereItIsFewAndDotsWhereItIsMany() {
        assertEquals(4, lines(EditorDrawing.of(GEOMETRY, Board.NONE, List.of(0, 1), false), Role.INK));
        List<Integer> many = IntStream.range(16, 48).boxed().toList();
        assertEquals(0, lines(EditorDrawing.of(GEOMETRY, Board.NONE, many, false), Role.INK));
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
