package knightschool.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.board.Board;
import knightschool.drawing.board.BoardBackgroundDrawing;
import knightschool.drawing.board.BoardGeometry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoordinatesTest {
    private static List<SketchShape.Label> labels(int squares, int side) {
        SketchBuilder pencil = new SketchBuilder();
        new BoardBackgroundDrawing(pencil, BoardGeometry.of(Board.full(squares, squares), side)).coordinates();
        return pencil.sketch(1, 1).shapes().stream()
                .map(SketchShape.Label.class::cast)
                .toList();
    }

    private static List<String> ranks(int squares, int side) {
        return labels(squares, side).stream()
                .map(SketchShape.Label::text)
                .filter(text -> Character.isDigit(text.charAt(0)))
                .toList();
    }

    @Test
    void numbersOfALargeBoardAreRoundAndEndAtItsLast() {
        List<String> ranks = ranks(200, 4);
        assertEquals(List.of("1", "5", "10", "15"), ranks.subList(0, 4));
        assertEquals("200", ranks.getLast());
        List<String> smaller = ranks(200, 2);
        assertEquals("1", smaller.getFirst());
        assertEquals("200", smaller.getLast());
    }

    @Test
    void everySquareOfASmallBoardHasItsNames() {
        assertEquals(16, labels(8, 40).size());
    }

    @ParameterizedTest
    @CsvSource({"200, 1", "200, 2", "200, 3", "200, 4", "100, 5", "64, 7", "40, 12"})
    void namesDoNotLieOnEachOther(int squares, int side) {
        double[] heights = labels(squares, side).stream()
                .filter(label -> Character.isDigit(label.text().charAt(0)))
                .mapToDouble(SketchShape.Label::y)
                .sorted()
                .toArray();
        for (int i = 1; i < heights.length; i++) {
            assertTrue(
                    heights[i] - heights[i - 1] >= 11, "two numbers are " + (heights[i] - heights[i - 1]) + " apart");
        }
    }
}
