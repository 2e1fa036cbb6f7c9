package knightschool.picture.synthetic;

import java.util.BitSet;
import java.util.Random;
import knightschool.board.Board;

/** Boards by chance, with a knight. */
final class Boards {
    private Boards() {}

    /** A board whose holes are drawn. A row at its rim may be all holes. */
    static Board withDarkHoles(Random random) {
        Board board = any(random);
        if (random.nextInt(5) == 0) {
            board = withDarkRow(board);
        }
        return board;
    }

    private static Board withDarkRow(Board board) {
        BitSet holes = new BitSet();
        for (int square = 0; square < board.squares(); square++) {
            holes.set(square, board.row(square) == 0 || !board.isPlayable(square));
        }
        int start = board.row(board.start()) == 0 ? firstOf(board, holes) : board.start();
        return start == Board.NONE ? board : Board.of(board.columns(), board.rows(), holes, start, Board.NONE);
    }

    private static int firstOf(Board board, BitSet holes) {
        int first = holes.nextClearBit(0);
        return first < board.squares() ? first : Board.NONE;
    }

    /** A board whose holes are absent: every row and column has a square that is there. */
    static Board withAbsentHoles(Random random) {
        while (true) {
            Board board = any(random);
            if (hasAllLines(board)) {
                return board;
            }
        }
    }

    private static boolean hasAllLines(Board board) {
        BitSet columns = new BitSet();
        BitSet rows = new BitSet();
        board.playable().forEach(square -> {
            columns.set(board.column(square));
            rows.set(board.row(square));
        });
        return columns.cardinality() == board.columns() && rows.cardinality() == board.rows();
    }

    private static Board any(Random random) {
        int columns = 4 + random.nextInt(8);
        int rows = 4 + random.nextInt(6);
        double share = 0.1 + 0.25 * random.nextDouble();
        BitSet holes = new BitSet();
        for (int square = 0; square < columns * rows; square++) {
            holes.set(square, random.nextDouble() < share);
        }
        int start = random.nextInt(3) == 0 ? 0 : random.nextInt(columns * rows);
        holes.clear(start);
        return Board.of(columns, rows, holes, start, Board.NONE);
    }
}
