package knightschool.counting;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * The order in which the frontier method passes the squares of a board. The frontier consists of the squares not yet
 * passed that have a neighbour already passed; the fewer they are, the faster the count.
 *
 * @param squares every playable square once, in the order in which they are passed
 * @param mirror the reflection that maps each line of the sweep to itself, or null if the sweep has no lines
 * @param widest the largest number of squares in the frontier; for a frontier that becomes too wide, the number at
 *     which it does
 * @param cost an estimate for comparing orders: the sum of 3 to the power of the number of squares in the frontier over
 *     all steps; infinite for a frontier that becomes too wide
 */
record VertexOrder(int[] squares, SymmetricSquareOrder mirror, int widest, double cost) {
    /** The factor by which an order without lines must be cheaper, because it cannot make use of mirror images. */
    private static final double WITHOUT_LINES = 4;

    /** The first width of a frontier that is too wide: its vertices and the one that is passed are bits of a word. */
    static final int TOO_WIDE = 62;

    /** Returns the order with the smallest estimated cost: by columns, by rows, or found by a beam search. */
    static VertexOrder of(KnightGraph graph) {
        return Stream.of(
                        SymmetricSquareOrder.acrossRows(graph.board()),
                        SymmetricSquareOrder.acrossColumns(graph.board()))
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

    /** Returns the cost of a frontier with a number of squares. */
    static double cost(int width) {
        return Math.pow(3, width);
    }

    /** Returns the index of each square in the order; {@link Board#NONE} for holes. */
    int[] positions(Board board) {
        int[] positions = new int[board.squares()];
        Arrays.fill(positions, Board.NONE);
        for (int i = 0; i < squares.length; i++) {
            positions[squares[i]] = i;
        }
        return positions;
    }

    /**
     * Returns the sweep of an order. It is followed only until its frontier is too wide, because the rest of a huge
     * board adds no information.
     */
    static VertexOrder along(KnightGraph graph, int[] order, SymmetricSquareOrder mirror) {
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
