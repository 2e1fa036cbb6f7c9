package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.graph.SimpleGraph;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class LayoutTransitionTest {
    private static final DraggableVertexLayout LEFT = at(0);
    private static final DraggableVertexLayout RIGHT = at(100);

    private static DraggableVertexLayout at(double x) {
        return FixedLayout.inPixels(new VertexPositions(new double[] {x, x}, new double[] {0, 10}));
    }

    private static final SimpleGraph ONE = KnightGraph.of(Board.full(1, 1));

    private static double x(LayoutTransition motion) {
        return motion.pixels(ONE, 200, 200).x()[0];
    }

    @Test
    void verticesGlideAndArrive() {
        LayoutTransition motion = new LayoutTransition(LEFT);
        assertTrue(motion.isResting());
        motion.go(LEFT, RIGHT, 1);
        assertFalse(motion.isResting());
        assertEquals(0, x(motion));
        double before = 0;
        for (int frame = 0; frame < 9; frame++) {
            motion.tick(0.1);
            assertTrue(x(motion) > before, "forward in every frame");
            before = x(motion);
        }
        motion.tick(0.2);
        assertEquals(100, x(motion));
        assertTrue(motion.isResting());
    }

    @Test
    void holdStopsHalfWayAndGoesBack() {
        LayoutTransition motion = new LayoutTransition(LEFT);
        motion.go(LEFT, RIGHT, 1);
        motion.tick(0.3);
        motion.hold(0.5);
        motion.tick(5);
        assertEquals(50, x(motion));
        assertTrue(motion.isResting());
        motion.hold(0);
        assertEquals(0, x(motion));
        motion.hold(1);
        assertEquals(100, x(motion));
    }

    @Test
    void verticesThatAreElsewhereGlideFromThereAndGoBackToTheLayoutLeft() {
        DraggableVertexLayout between = at(40);
        LayoutTransition motion = new LayoutTransition(LEFT);
        motion.go(LEFT, between, RIGHT, 1);
        assertEquals(40, x(motion), "no jump where they leave");
        motion.tick(0.5);
        assertEquals(70, x(motion), 0.001);
        motion.tick(0.6);
        assertEquals(100, x(motion));
        motion.hold(0);
        assertEquals(0, x(motion), "the left end is the layout, not the picture half way");
        motion.hold(0.5);
        assertEquals(50, x(motion));
    }

    @Test
    void goAtOnceShowsTheGoal() {
        LayoutTransition motion = new LayoutTransition(LEFT);
        motion.go(LEFT, RIGHT, 0);
        assertEquals(100, x(motion));
        assertTrue(motion.isResting());
    }

    @Test
    void draggedVertexStaysUntilItIsLetGo() {
        VertexPositions units = new VertexPositions(new double[] {0, 1}, new double[] {0, 1});
        FixedLayout layout = FixedLayout.scaled(units, (width, _) -> new LayoutToPixelTransform(width, 10, 20));
        layout.pixels(100, 100);
        layout.drag(1, 60, 70);
        assertTrue(layout.isPinned(1));
        assertArrayEquals(new double[] {10, 60}, layout.pixels(100, 100).x());
        assertArrayEquals(new double[] {10, 110}, layout.pixels(200, 200).x(), "in the same place of a larger pane");
        layout.free(1);
        assertFalse(layout.isPinned(1));
        assertArrayEquals(new double[] {10, 110}, layout.pixels(100, 100).x());
    }
}
