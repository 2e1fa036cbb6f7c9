package knightschool.ui.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.layout.CircularLayout;
import knightschool.layout.LayoutToPixelTransform;
import knightschool.layout.VertexPositions;
import org.junit.jupiter.api.Test;

class GraphHitTesterTest {
    private static final int[][] SIDES = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    private final Board board = Board.full(4, 4).withHole(5, true);
    private final KnightGraph graph = KnightGraph.of(board);

    private VertexPositions inPixels(VertexPositions units) {
        return LayoutToPixelTransform.of(graph, units, 300, 300, 20, 1000).pixels(units);
    }

    private String beside(String from, int dx, int dy) {
        VertexPositions places = inPixels(VertexPositions.onBoard(board));
        int found = GraphHitTester.beside(graph, places, SquareNames.parse(board, from), dx, dy);
        return found == Board.NONE ? "none" : SquareNames.name(board, found);
    }

    @Test
    void besideIsTheNextSquareOnTheBoard() {
        assertEquals("b2", beside("a2", 1, 0));
        assertEquals("b1", beside("c1", -1, 0));
        assertEquals("d3", beside("d2", 0, -1));
        assertEquals("d1", beside("d2", 0, 1));
        assertEquals("none", beside("d2", 1, 0));
        assertEquals("none", beside("a4", 0, -1));
    }

    @Test
    void besideGoesOverHoles() {
        assertEquals("c3", beside("a3", 1, 0), "b3 is a hole");
        assertEquals("b4", beside("b2", 0, -1));
    }

    @Test
    void everyVertexIsReachedByArrowKeys() {
        for (VertexPositions units :
                new VertexPositions[] {VertexPositions.onBoard(board), CircularLayout.byIndex(graph)}) {
            VertexPositions places = inPixels(units);
            BitSet reached = new BitSet();
            Deque<Integer> next = new ArrayDeque<>();
            next.add(0);
            while (!next.isEmpty()) {
                int from = next.remove();
                if (!reached.get(from)) {
                    reached.set(from);
                    for (int[] side : SIDES) {
                        int to = GraphHitTester.beside(graph, places, from, side[0], side[1]);
                        if (to != Board.NONE) {
                            next.add(to);
                        }
                    }
                }
            }
            assertEquals(15, reached.cardinality());
        }
    }

    @Test
    void nearestIsWithinReachAndNoHole() {
        VertexPositions places = inPixels(VertexPositions.onBoard(board));
        assertEquals(0, GraphHitTester.nearest(graph, places, places.x()[0] + 5, places.y()[0], 14));
        assertEquals(Board.NONE, GraphHitTester.nearest(graph, places, places.x()[0] + 15, places.y()[0], 14));
        assertEquals(Board.NONE, GraphHitTester.nearest(graph, places, places.x()[5], places.y()[5], 14));
    }
}
