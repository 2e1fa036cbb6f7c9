package knightschool.drawing.tour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.drawing.Sketch;
import knightschool.drawing.SketchShape;
import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;

class AnimatedTourDrawingTest {
    private static final List<Integer> TOUR =
            IntStream.of(TourConstruction.of(22, 3, false).tour()).boxed().toList();

    private final AnimatedTourDrawing drawing = new AnimatedTourDrawing(Board.full(22, 3), TOUR, 438);

    private static long lines(Sketch sketch) {
        return sketch.shapes().stream()
                .filter(SketchShape.Line.class::isInstance)
                .count();
    }

    @Test
    void everyMoveIsALineOfTheDrawing() {
        assertEquals(65, drawing.moves());
        assertEquals(438, drawing.after(0).width(), 1e-9);
        for (double moves : new double[] {0, 1, 30, 65}) {
            assertEquals(65, lines(drawing.after(moves)));
        }
        assertEquals(66, lines(drawing.after(30.5)), "the move under way is a part of one more");
    }
}
