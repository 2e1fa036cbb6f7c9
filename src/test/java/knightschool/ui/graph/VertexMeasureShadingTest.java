package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import knightschool.board.Board;
import knightschool.drawing.graph.VertexMeasure;
import knightschool.drawing.graph.VertexShades;
import knightschool.graph.KnightGraph;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The screen's thread is the test's: what is said to it waits until it is taken. */
class VertexMeasureShadingTest {
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final VertexMeasureShading shading = new VertexMeasureShading(screen::add);
    private final Board board = Board.full(6, 6);

    @AfterEach
    void close() {
        shading.close();
    }

    private void ask(Board asked) {
        shading.ask(KnightGraph.of(asked), 0);
    }

    private void untilAnswered() throws InterruptedException {
        while (shading.isBusy()) {
            screen.take().run();
        }
    }

    @Test
    void shadesStayUntilThoseOfTheNextGraphOfTheSameSidesAreKnown() throws InterruptedException {
        shading.measureProperty().set(VertexMeasure.DEGREE);
        ask(board);
        untilAnswered();
        Optional<VertexShades> before = shading.shades();
        assertTrue(before.isPresent());
        List<Optional<VertexShades>> seen = new ArrayList<>();
        shading.shadesProperty().addListener((_, _, now) -> seen.add(now));
        ask(board.withHole(7, true));
        assertEquals(before, shading.shades());
        untilAnswered();
        assertNotEquals(before, shading.shades());
        assertEquals(List.of(shading.shades()), seen);
    }

    @Test
    void shadesOfAnotherMeasureOrOfOtherSidesDoNotStay() throws InterruptedException {
        shading.measureProperty().set(VertexMeasure.DEGREE);
        ask(board);
        untilAnswered();
        ask(Board.full(7, 6));
        assertEquals(Optional.empty(), shading.shades());
        untilAnswered();
        shading.measureProperty().set(VertexMeasure.COMPONENT);
        ask(Board.full(7, 6));
        assertEquals(Optional.empty(), shading.shades());
        untilAnswered();
        shading.measureProperty().set(VertexMeasure.SQUARE_COLOUR);
        ask(Board.full(7, 6));
        assertEquals(Optional.empty(), shading.shades());
    }
}
