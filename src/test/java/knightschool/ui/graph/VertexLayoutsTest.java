package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.setup.GraphLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VertexLayoutsTest {
    private final VertexLayouts layouts = new VertexLayouts(() -> {});

    @AfterEach
    void close() {
        layouts.close();
    }

    private boolean isSprings(int columns, int rows) {
        KnightGraph graph = KnightGraph.of(Board.full(columns, rows));
        return layouts.atOnce(GraphLayout.SPRINGS, graph, true) instanceof SpringsLayout;
    }

    /** 200 × 200 took three gigabytes, and showed nothing. */
    @Test
    void graphsTooLargeForSpringsStayAsOnTheBoard() {
        assertTrue(isSprings(5, 5));
        assertFalse(isSprings(101, 100));
    }
}
