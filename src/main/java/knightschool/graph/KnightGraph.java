package knightschool.graph;

import java.util.Arrays;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The knight's graph of a board: vertices are the playable squares, identified by their index; an edge joins two
 * squares a knight's move apart. Edges are computed on demand, so that a large board needs no memory.
 *
 * @param board the board whose playable squares are the vertices
 * @param moves the order in which neighbours are listed
 */
public record KnightGraph(Board board, MoveOrder moves) implements SimpleGraph {
    /** Receives an edge, its smaller square first. */
    @FunctionalInterface
    public interface EdgeVisitor {
        void edge(int smaller, int larger);
    }

    /** Returns the graph of a board, with neighbours clockwise from up-right. */
    public static KnightGraph of(Board board) {
        return new KnightGraph(board, MoveOrder.CLOCKWISE);
    }

    /** Returns the number of squares of the board, holes included. */
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

    /** Returns the playable square that a move leads to, or {@link Board#NONE}. */
    public int neighbour(int square, int move) {
        int target = moves.target(board, square, move);
        return board.isPlayable(target) ? target : Board.NONE;
    }

    /** Returns the neighbours of a square in move order. */
    @Override
    public int[] neighbours(int square) {
        int[] neighbours = new int[MoveOrder.MOVES];
        int column = board.column(square);
        int row = board.row(square);
        int count = 0;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = board.squareAt(column + moves.dx(move), row + moves.dy(move));
            if (board.isPlayable(target)) {
                neighbours[count++] = target;
            }
        }
        return Arrays.copyOf(neighbours, count);
    }

    /** Returns the number of edges at a square, 0 to 8. */
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

    /** Returns whether a square has fewer edges than a number. Stops counting as early as possible. */
    public boolean hasFewerEdges(int square, int than) {
        int count = 0;
        for (int move = 0; move < MoveOrder.MOVES && count < than; move++) {
            count += neighbour(square, move) == Board.NONE ? 0 : 1;
        }
        return count < than;
    }

    @Override
    public boolean hasEdge(int one, int other) {
        return board.isPlayable(one) && board.isPlayable(other) && moves.moveBetween(board, one, other) != Board.NONE;
    }

    /** Visits every edge once, ordered by its smaller square and then by its larger. */
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
