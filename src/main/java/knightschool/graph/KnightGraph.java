package knightschool.graph;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The knight's graph of a board: vertices are the playable squares, named by their index; an edge joins two squares a
 * knight's move apart. Edges are worked out when they are asked for, so that a large board costs no memory.
 *
 * @param board whose squares the vertices are
 * @param moves the order in which neighbours are listed
 */
public record KnightGraph(Board board, MoveOrder moves) implements SimpleGraph {
    /** Takes an edge, its smaller square first. */
    @FunctionalInterface
    public interface EdgeVisitor {
        void edge(int smaller, int larger);
    }

    /** The graph of a board, neighbours clockwise from up-right. */
    public static KnightGraph of(Board board) {
        return new KnightGraph(board, MoveOrder.CLOCKWISE);
    }

    /** The squares of the board, holes too. */
    @Override
    public int bound() {
        return board.squares();
    }

    @Override
    public boolean hasVertex(int square) {
        return board.isPlayable(square);
    }

    @Override
    public int vertexCount() {
        return board.playableCount();
    }

    @Override
    public long edgeCount() {
        return board.playable().mapToLong(this::degree).sum() / 2;
    }

    /** The playable square that a move leads to, or {@link Board#NONE}. */
    public int neighbour(int square, int move) {
        int target = moves.target(board, square, move);
        return board.isPlayable(target) ? target : Board.NONE;
    }

    /** The neighbours of a square in move order. */
    @Override
    public int[] neighbours(int square) {
        int[] found = new int[MoveOrder.MOVES];
        int column = board.column(square);
        int row = board.row(square);
        int count = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = board.squareAt(column + moves.dx(move), row + moves.dy(move));
            if (board.isPlayable(target)) {
                found[count++] = target;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Number of edges at a square, 0 to 8. */
    @Override
    public int degree(int square) {
        int column = board.column(square);
        int row = board.row(square);
        int degree = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            degree += board.isPlayable(board.squareAt(column + moves.dx(move), row + moves.dy(move))) ? 1 : 0;
        }
        return degree;
    }

    /** Whether a square has fewer edges than that; looks no further than it must. */
    public boolean hasFewerEdges(int square, int than) {
        int found = 0;
        for (int move = 0; move < MoveOrder.MOVES && found < than; move++) {
            found += neighbour(square, move) == Board.NONE ? 0 : 1;
        }
        return found < than;
    }

    /** Whether an edge joins the two squares. */
    public boolean hasEdge(int one, int other) {
        return board.isPlayable(one) && board.isPlayable(other) && moves.moveBetween(board, one, other) != Board.NONE;
    }

    /** Shows every edge once, by its smaller square and then by its larger. */
    public void forEachEdge(EdgeVisitor visitor) {
        board.playable().forEach(square -> {
            int[] neighbours = neighbours(square);
            Arrays.sort(neighbours);
            for (int neighbour : neighbours) {
                if (neighbour > square) {
                    visitor.edge(square, neighbour);
                }
            }
        });
    }
}
