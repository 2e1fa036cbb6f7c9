package knightschool.counting;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * The sweep of the frontier over the board: the order in which squares are passed.
 *
 * @param squares every playable square once
 * @param mirror the reflection under which the lines of the sweep stay in place, or null if it has no lines
 * @param widest the largest number of squares that the border holds; of one that comes to be too wide, how many are too
 *     many already
 * @param cost how the number of states may grow: the sum of 3 to the number of squares in the border. A guess, good for
 *     comparing; infinite for a border that is too wide
 */
record VertexOrder(int[] squares, ReflectedSweep mirror, int widest, double cost) {
    /** An order without lines has no mirror image, so it must promise more than those with lines. */
    private static final double WITHOUT_LINES = 4;

    /** A border's vertices and the one that is passed are bits of a word. */
    static final int TOO_WIDE = 62;

    /** The order with the smallest guess: by columns, by rows, or as a beam search finds it. */
    static VertexOrder of(KnightGraph graph) {
        return Stream.of(ReflectedSweep.acrossRows(graph.board()), ReflectedSweep.acrossColumns(graph.board()))
                .map(mirror -> along(graph, mirror.sweep(), mirror))
                .min(Comparator.comparingDouble(VertexOrder::cost))
                .map(lines -> better(lines, graph))
                .orElseThrow();
    }

    private static VertexOrder better(VertexOrder lines, KnightGraph graph) {
        if (graph.vertexCount() > VertexOrderBeamSearch.MAX_SQUARES) {
            return lines;
        }
        VertexOrder free = along(graph, VertexOrderBeamSearch.order(graph), null);
        return free.cost * WITHOUT_LINES < lines.cost ? free : lines;
    }

    /** What a border of that many squares costs. */
    static double cost(int width) {
        return Math.pow(3, width);
    }

    /** Where each square stands in the order; holes have {@link Board#NONE}. */
    int[] positions(Board board) {
        int[] positions = new int[board.squares()];
        Arrays.fill(positions, Board.NONE);
        for (int i = 0; i < squares.length; i++) {
            positions[squares[i]] = i;
        }
        return positions;
    }

    /** The sweep of an order, followed until its border is too wide: the rest of a huge board tells nothing more. */
    static VertexOrder along(KnightGraph graph, int[] order, ReflectedSweep mirror) {
        boolean[] touched = new boolean[graph.board().squares()];
        int width = 0;
        int widest = 0;
        double cost = 0;
        for (int square : order) {
            width -= touched[square] ? 1 : 0;
            touched[square] = true;
            for (int next : graph.neighbours(square)) {
                width += touched[next] ? 0 : 1;
                touched[next] = true;
            }
            if (width >= TOO_WIDE) {
                return new VertexOrder(order, mirror, width, Double.POSITIVE_INFINITY);
            }
            widest = Math.max(widest, width);
            cost += cost(width);
        }
        return new VertexOrder(order, mirror, widest, cost);
    }
}
