package knightschool.drawing.game;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.game.GameTimelineDrawing.Move;
import knightschool.drawing.game.GameTimelineDrawing.Strip;
import knightschool.text.NumberFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The strip of a game stays within its width. */
class GameTimelineDrawingTest {
    private static final double WIDTH = 1232;
    /** No digit of the face is wider, as a part of its size. */
    private static final double WIDEST_DIGIT = 0.66;

    @ParameterizedTest
    @ValueSource(ints = {1, 9, 64, 256, 1600})
    void numbersAreNotCutOffAtTheEdge(int squares) {
        Sketch sketch = GameTimelineDrawing.of(new Strip(squares, List.of(), 0), WIDTH);
        List<SketchShape.Label> labels = sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .toList();
        assertTrue(labels.stream().anyMatch(label -> label.text().equals(NumberFormatter.grouped(squares))));
        for (SketchShape.Label label : labels) {
            assertTrue(label.x() - half(label) >= -1e-9 && right(label) <= WIDTH + 1e-9, label.text());
        }
    }

    /** The digits of large numbers are grouped, which makes them longer. */
    @ParameterizedTest
    @ValueSource(ints = {64, 1535, 1560, 1599})
    void numbersTouchNoOther(int visited) {
        List<Move> moves = Collections.nCopies(visited, new Move(2, -1, MoveEffectTimelineMark.KEEPS, false));
        List<SketchShape.Label> labels =
                GameTimelineDrawing.of(new Strip(1600, moves, visited), WIDTH).shapes().stream()
                        .filter(SketchShape.Label.class::isInstance)
                        .map(SketchShape.Label.class::cast)
                        .sorted(Comparator.comparing(SketchShape.Label::x))
                        .toList();
        for (int i = 1; i < labels.size(); i++) {
            assertTrue(
                    right(labels.get(i - 1)) <= labels.get(i).x() - half(labels.get(i)),
                    labels.get(i).text());
        }
    }

    private static double right(SketchShape.Label label) {
        return label.x() + half(label);
    }

    private static double half(SketchShape.Label label) {
        return label.text().length() * WIDEST_DIGIT * label.size() / 2;
    }

    @Test
    void moveThatIsTakenBackKeepsItsMark() {
        assertNotEquals(takenBack(MoveEffectTimelineMark.UNKNOWN), takenBack(MoveEffectTimelineMark.ONLY));
        assertNotEquals(takenBack(MoveEffectTimelineMark.ONLY), takenBack(MoveEffectTimelineMark.KEEPS));
    }

    private static Sketch takenBack(MoveEffectTimelineMark mark) {
        List<Move> moves = List.of(new Move(0, -1, MoveEffectTimelineMark.KEEPS, false), new Move(2, 1, mark, false));
        return GameTimelineDrawing.of(new Strip(9, moves, 1), WIDTH);
    }
}
