package knightschool.walk;

import java.util.Arrays;
import java.util.BitSet;
import knightschool.board.Board;
import knightschool.graph.KnightGraph;

/**
 * The least numbers of moves between any two squares, and shortest paths. Computed by breadth-first search from each
 * square. Time and memory grow with the square of the number of squares.
 */
final class DistanceMatrix {
    /** The value for squares without a path between them. */
    static final int NONE = Short.MAX_VALUE;

    private final KnightGraph graph;
    private final int[] squares;
    private final int end;
    private final int[] numbers;
    private final short[][] moves;

    private DistanceMatrix(KnightGraph graph, int[] squares, int end) {
        this.graph = graph;
        this.squares = squares;
        this.end = end;
        this.numbers = new int[graph.board().squares()];
        for (int i = 0; i < squares.length; i++) {
            numbers[squares[i]] = i;
        }
        this.moves = new short[squares.length][squares.length];
    }

    /**
     * Computes the distances on a board.
     *
     * @param squares the indices of the playable squares, ascending
     * @param end a square that a path may only end on, not pass through, or {@link Board#NONE}
     */
    static DistanceMatrix of(KnightGraph graph, int[] squares, int end) {
        DistanceMatrix distances = new DistanceMatrix(graph, squares, end);
        for (int from = 0; from < squares.length; from++) {
            distances.measure(from);
        }
        return distances;
    }

    private void measure(int from) {
        short[] row = moves[from];
        Arrays.fill(row, (short) NONE);
        row[from] = 0;
        int[] queue = new int[squares.length];
        queue[0] = squares[from];
        int count = 1;
        for (int next = 0; next < count; next++) {
            int square = queue[next];
            if (square == end && next > 0) {
                continue;
            }
            for (int neighbour : graph.neighbours(square)) {
                int number = numbers[neighbour];
                if (row[number] == NONE) {
                    row[number] = (short) (row[numbers[square]] + 1);
                    queue[count++] = neighbour;
                }
            }
        }
    }

    /** The number of moves between two squares, given by their numbers; {@link #NONE} if there is no path. */
    int between(int from, int to) {
        return moves[from][to];
    }

    /**
     * A shortest path between two squares, without the first square. A path must exist.
     *
     * @param from the number of the first square
     * @param to the number of the last square
     * @param fresh squares that are preferred where there is a choice; those on the path are removed from it
     */
    int[] path(int from, int to, BitSet fresh) {
        int[] path = new int[between(from, to)];
        int square = squares[to];
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = square;
            fresh.clear(square);
            square = i == 0 ? square : before(from, square, i, fresh);
        }
        return path;
    }

    private int before(int from, int square, int remaining, BitSet fresh) {
        int best = Board.NONE;
        for (int neighbour : graph.neighbours(square)) {
            boolean nearer = neighbour != end && moves[from][numbers[neighbour]] == remaining;
            if (nearer && (best == Board.NONE || fresh.get(neighbour) && !fresh.get(best))) {
                best = neighbour;
            }
        }
        return best;
    }
}
