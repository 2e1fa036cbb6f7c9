package knightschool.drawing.game;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import knightschool.drawing.Shape;
import knightschool.drawing.Sketch;
import knightschool.drawing.game.GameStripDrawing.Move;
import knightschool.drawing.game.GameStripDrawing.Strip;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The strip of a game stays within its width. */
class GameStripDrawingTest {
    private static final double WIDTH = 1232;
    /** No digit of the face is wider, as a part of its size. */
    private static final double WIDEST_DIGIT = 0.66;

    @ParameterizedTest
    @ValueSource(ints = {1, 9, 64, 256, 1600})
    void numbersAreNotCutOffAtTheEdge(int squares) {
        Sketch sketch = GameStripDrawing.of(new Strip(squares, List.of(), 0), WIDTH);
        List<Shape.Label> labels = sketch.shapes().stream()
                .filter(Shape.Label.class::isInstance)
                .map(Shape.Label.class::cast)
                .toList();
        assertTrue(labels.stream().anyMatch(label -> label.text().equals(String.valueOf(squares))));
        for (Shape.Label label : labels) {
            double half = label.text().length() * WIDEST_DIGIT * label.size() / 2;
            assertTrue(label.x() - half >= -1e-9 && label.x() + half <= WIDTH + 1e-9, label.text());
        }
    }

    @Test
    void moveThatIsTakenBackKeepsItsMark() {
        assertNotEquals(takenBack(MoveJudgementMark.UNKNOWN), takenBack(MoveJudgementMark.ONLY));
        assertNotEquals(takenBack(MoveJudgementMark.ONLY), takenBack(MoveJudgementMark.KEEPS));
    }

    private static Sketch takenBack(MoveJudgementMark mark) {
        List<Move> moves = List.of(new Move(0, -1, MoveJudgementMark.KEEPS, false), new Move(2, 1, mark, false));
        return GameStripDrawing.of(new Strip(9, moves, 1), WIDTH);
    }
}
