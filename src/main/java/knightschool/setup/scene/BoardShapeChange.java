package knightschool.setup.scene;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * Changes the sides or the number of holes of a board. Squares keep their chess names, and the holes of the opened
 * board are the last to be filled.
 *
 * @param initialBoard the board as it was opened
 * @param now the current board
 */
record BoardShapeChange(Board initialBoard, Board now) {
    /** A fixed seed, so that squares always become holes in the same order. */
    private static final long SEED = 1759;

    /** Returns the board with other sides; empty if no square would remain. */
    Optional<Board> resized(int columns, int rows) {
        boolean isEmptied = IntStream.range(0, now.squares())
                .filter(now::isPlayable)
                .allMatch(square -> now.column(square) >= columns || now.row(square) < now.rows() - rows);
        return isEmptied && columns <= now.columns() && rows <= now.rows()
                ? Optional.empty()
                : Optional.of(now.resized(columns, rows));
    }

    /**
     * Returns the board with the given number of holes; the holes of the opened board are the last to be filled. Empty
     * if no square would remain.
     */
    Optional<Board> withHoles(int holeCount) {
        BitSet holes = now.holes();
        List<Integer> order = order();
        for (int square : order) {
            if (holes.cardinality() < holeCount && square != now.start() && square != now.end()) {
                holes.set(square);
            }
        }
        for (int square : order.reversed()) {
            if (holes.cardinality() > holeCount) {
                holes.clear(square);
            }
        }
        return holes.cardinality() == now.squares() ? Optional.empty() : Optional.of(now.withHoles(holes));
    }

    /** Returns all squares, first the holes of the opened board, then the others in a shuffled order. */
    private List<Integer> order() {
        List<Integer> otherSquares =
                new ArrayList<>(IntStream.range(0, now.squares()).boxed().toList());
        Collections.shuffle(otherSquares, new Random(SEED));
        List<Integer> own =
                moved(initialBoard, initialBoard.holes().stream().boxed().toList(), now);
        otherSquares.removeAll(own);
        List<Integer> order = new ArrayList<>(own);
        order.addAll(otherSquares);
        return order;
    }

    /**
     * Maps squares to the squares of another board with the same chess names; those that do not exist there are left
     * out.
     */
    static List<Integer> moved(Board from, List<Integer> squares, Board to) {
        return squares.stream()
                .map(square -> moved(from, square, to))
                .filter(square -> square != Board.NONE)
                .toList();
    }

    /** Returns the square with the same chess name; {@link Board#NONE} if there is none. */
    static int moved(Board from, int square, Board to) {
        if (square == Board.NONE) {
            return Board.NONE;
        }
        int row = from.row(square) + to.rows() - from.rows();
        boolean isThere = row >= 0 && row < to.rows() && from.column(square) < to.columns();
        return isThere ? to.squareAt(from.column(square), row) : Board.NONE;
    }
}
