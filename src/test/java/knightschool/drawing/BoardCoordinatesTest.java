package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.board.BoardViewport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names beside and below a board are read whole, however small its squares. */
class BoardCoordinatesTest {
    private static final double LETTER = 0.55;
    private static final double CAPITAL = 0.72;

    /** Lines of a text are so far apart at least, in sizes of its type. */
    private static final double APART = 1.2;

    @ParameterizedTest
    @CsvSource({"200,200,2", "200,200,3", "60,45,9", "30,30,14", "8,8,46", "1,1,100"})
    void namesOfRowsAndColumnsLieInThePicture(int columns, int rows, double side) {
        BoardGeometry geometry = BoardGeometry.of(Board.full(columns, rows), side);
        BoardViewport whole = BoardViewport.whole(geometry);
        for (Consumer<BoardBackgroundDrawing> drawing : List.<Consumer<BoardBackgroundDrawing>>of(
                BoardBackgroundDrawing::coordinates, board -> board.coordinates(whole))) {
            SketchBuilder pencil = new SketchBuilder();
            drawing.accept(new BoardBackgroundDrawing(pencil, geometry));
            Sketch sketch = pencil.sketch(geometry.width(), geometry.height());
            labels(sketch).forEach(name -> assertInside(name, sketch));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {2, 5, 6.7, 9, 13, 14.5, 15, 30, 60, 120})
    void numbersOfRowsStandApart(double side) {
        BoardGeometry geometry = BoardGeometry.of(Board.full(8, 64), side);
        SketchBuilder pencil = new SketchBuilder();
        new BoardBackgroundDrawing(pencil, geometry).coordinates();
        List<SketchShape.Label> numbers = labels(pencil.sketch(geometry.width(), geometry.height()))
                .filter(name -> Character.isDigit(name.text().charAt(0)))
                .sorted(Comparator.comparingDouble(SketchShape.Label::y))
                .toList();
        assertTrue(numbers.size() >= 2);
        for (int i = 1; i < numbers.size(); i++) {
            SketchShape.Label below = numbers.get(i);
            assertTrue(below.y() - numbers.get(i - 1).y() >= APART * below.size(), below::toString);
        }
    }

    private static Stream<SketchShape.Label> labels(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast);
    }

    private static void assertInside(SketchShape.Label name, Sketch sketch) {
        double half = LETTER * name.size() * name.text().length() / 2;
        assertTrue(name.y() - CAPITAL * name.size() >= 0 && name.y() <= sketch.height(), name::toString);
        assertTrue(name.x() - half >= 0 && name.x() + half <= sketch.width(), name::toString);
    }
}
