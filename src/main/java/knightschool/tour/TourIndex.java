package knightschool.tour;

import java.util.function.IntUnaryOperator;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * For every square of a full board which one of a path it is: three bytes a square, and enough to follow the path from
 * anywhere. Immutable.
 */
public final class TourIndex {
    private static final int BYTES = 3;
    private static final int BYTE = 0xFF;

    private final int columns;
    private final int rows;
    private final int length;
    private final int first;
    private final int head;
    private final boolean closed;

    /**
     * Three bytes a square, the lowest first: which one of a full path it is, from 0; of another one from 1, with 0 for
     * squares that are not on it. The largest boards have 2²⁴ squares.
     */
    private final byte[] numbers;

    private TourIndex(int columns, int rows, int length, IntUnaryOperator square, boolean closed) {
        this.columns = columns;
        this.rows = rows;
        this.length = length;
        this.closed = closed;
        this.numbers = new byte[BYTES * columns * rows];
        int from = isFull() ? 0 : 1;
        for (int i = 0; i < length; i++) {
            int number = i + from;
            int at = BYTES * square.applyAsInt(i);
            numbers[at] = (byte) number;
            numbers[at + 1] = (byte) (number >> Byte.SIZE);
            numbers[at + 2] = (byte) (number >> 2 * Byte.SIZE);
        }
        this.first = length == 0 ? Board.NONE : square.applyAsInt(0);
        this.head = length == 0 ? Board.NONE : square.applyAsInt(length - 1);
    }

    /**
     * The numbers of the squares of a path.
     *
     * @param length how many squares it has, no square twice
     * @param square the square of each number, counted from 0; each a knight's move from the one before
     * @param closed whether it goes back from its last square to its first
     */
    public static TourIndex of(int columns, int rows, int length, IntUnaryOperator square, boolean closed) {
        return new TourIndex(columns, rows, length, square, closed);
    }

    /** The numbers of the squares of a whole tour. */
    public static TourIndex of(int columns, int rows, int[] tour, boolean closed) {
        return new TourIndex(columns, rows, tour.length, i -> tour[i], closed);
    }

    /** Number of squares of the path. */
    public int length() {
        return length;
    }

    /** Whether every square is on the path. */
    public boolean isFull() {
        return length == columns * rows;
    }

    /** The first square of the path, or {@link Board#NONE}. */
    public int first() {
        return first;
    }

    /** The last square of the path, or {@link Board#NONE}. */
    public int head() {
        return head;
    }

    /** Whether the path is closed: a move leads from its last square to its first. */
    public boolean isClosed() {
        return closed;
    }

    /** Which square of the path it is, from 1; 0 if it is not on it. */
    public int number(int square) {
        int at = BYTES * square;
        int number =
                numbers[at] & BYTE | (numbers[at + 1] & BYTE) << Byte.SIZE | (numbers[at + 2] & BYTE) << 2 * Byte.SIZE;
        return isFull() ? number + 1 : number;
    }

    /** The square after one of the path, or {@link Board#NONE}. */
    public int next(int square) {
        int number = number(square);
        if (number == 0 || number == length) {
            return number != 0 && closed ? first : Board.NONE;
        }
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int column = square % columns + MoveOrder.CLOCKWISE.dx(move);
            int row = square / columns + MoveOrder.CLOCKWISE.dy(move);
            boolean inside = column >= 0 && column < columns && row >= 0 && row < rows;
            if (inside && number(row * columns + column) == number + 1) {
                return row * columns + column;
            }
        }
        return Board.NONE;
    }
}
