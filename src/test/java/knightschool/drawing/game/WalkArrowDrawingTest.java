package knightschool.drawing.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.drawing.SquareMeasures;
import knightschool.drawing.answer.QuizAnswerDrawing;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.drawing.board.BoardGeometry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WalkArrowDrawingTest {
    /** What hangs below the line of letters such as g, in parts of the size of the type. */
    private static final double BELOW_LINE = 0.22;

    /** Its name stands between the knight and the frame of the board, whatever the size of the squares. */
    @ParameterizedTest
    @ValueSource(doubles = {40, 47, 55, 56, 62, 99, 140})
    void nameBelowTheKnightInTheLowestRowStaysOffTheFrame(double side) {
        Board board = Board.full(8, 8);
        BoardGeometry geometry = BoardGeometry.of(board, side);
        int last = board.squareAt(6, 7);
        Sketch sketch = WalkSketches.of(geometry, new int[] {board.squareAt(5, 5), last}, 0, false);
        SketchShape.Label name = sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.text().equals("g1"))
                .findFirst()
                .orElseThrow();
        double frame = geometry.top() + geometry.boardHeight() - SquareMeasures.frame(side);
        assertTrue(name.y() + BELOW_LINE * name.size() <= frame, () -> name + " lies on the frame at " + frame);
    }

    /**
     * Beside the text of a slide in a window of 1280 x 720 the squares of a board of 5 x 5 have a side of 80 pixels.
     */
    @ParameterizedTest
    @ValueSource(ints = {4, 14})
    void numbersOfStepsAreReadOnASlide(int steps) {
        Board board = Board.full(5, 5);
        BoardGeometry geometry = BoardGeometry.of(board, 80);
        int[] squares = IntStream.rangeClosed(0, steps)
                .map(i -> board.squareAt(i % 2, 4 - 2 * (i % 2)))
                .toArray();
        Sketch sketch = WalkSketches.of(geometry, squares, 0, false);
        assertTrue(sketch.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> geometry.squareAt(label.x(), label.y()) != Board.NONE)
                .allMatch(label -> label.size() >= 14));
    }

    /** Where a walk goes back along an edge, the arrow of the one way comes near the number of the other. */
    @Test
    void noArrowCoversTheNumberOfAStep() {
        Board board = Board.full(5, 5);
        int one = board.squareAt(0, 4);
        int other = board.squareAt(1, 2);
        List<SketchShape> shapes = WalkSketches.of(BoardGeometry.of(board, 60), new int[] {one, other, one}, 0, false)
                .shapes();
        int firstNumber = IntStream.range(0, shapes.size())
                .filter(i -> shapes.get(i) instanceof SketchShape.Label label
                        && label.text().equals("1")
                        && shapes.get(i - 1) instanceof SketchShape.Box box
                        && box.corner() > 0)
                .findFirst()
                .orElseThrow();
        long arrowsBefore = shapes.subList(0, firstNumber).stream()
                .filter(SketchShape.Outline.class::isInstance)
                .count();
        assertEquals(2, arrowsBefore);
    }

    /** The ring of an answer goes around the name below the knight. */
    @ParameterizedTest
    @ValueSource(doubles = {62, 99, 140})
    void ringOfAnAnswerGoesAroundTheName(double side) {
        Board board = Board.full(8, 8);
        BoardGeometry geometry = BoardGeometry.of(board, side);
        int head = board.squareAt(5, 5);
        Sketch walk = WalkSketches.of(geometry, new int[] {board.squareAt(4, 3), head}, 0, false);
        QuizAnswerMarks marks = QuizAnswerMarks.ofSquares(List.of(head), List.of());
        Sketch answered = QuizAnswerDrawing.over(walk, geometry, marks, 0, Optional.empty());
        SketchShape.Label name = answered.shapes().stream()
                .filter(SketchShape.Label.class::isInstance)
                .map(SketchShape.Label.class::cast)
                .filter(label -> label.text().equals("f3"))
                .findFirst()
                .orElseThrow();
        double inside = answered.shapes().stream()
                .filter(SketchShape.Disc.class::isInstance)
                .map(SketchShape.Disc.class::cast)
                .filter(disc -> disc.style().fill().isEmpty())
                .mapToDouble(disc ->
                        disc.radius() - disc.style().border().orElseThrow().width() / 2)
                .min()
                .orElseThrow();
        double below = name.y() - geometry.centreY(head);
        assertTrue(below <= inside, () -> "the name ends " + below + " below, the ring begins at " + inside);
    }
}
