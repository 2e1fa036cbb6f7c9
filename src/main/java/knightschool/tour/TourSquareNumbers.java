package knightschool.tour;

import java.util.function.IntUnaryOperator;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * The number of each square of a full board in a path, in three bytes per square, so that the path can be followed from
 * any square. Immutable.
 */
public final class TourSquareNumbers {
    private static final int BYTES = 3;
    private static final int BYTE = 0xFF;

    private final int columns;
    private final int rows;
    private final int length;
    private final int first;
    private final int head;
    private final boolean closed;

    /**
     * Three bytes per square, the lowest first: its number in the path, from 0 if the path is full; otherwise from 1,
     * with 0 for squares that are not on the path. The largest boards have 2²⁴ squares.
     */
    private final byte[] numbers;

    private TourSquareNumbers(int columns, int rows, int length, IntUnaryOperator square, boolean closed) {
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
     * Creates the index of a path.
     *
     * @param length the number of squares of the path, all distinct
     * @param square returns the square at a position of the path, from 0; each is a knight's move from the previous one
     * @param closed whether a move leads from the last square to the first
     */
    public static TourSquareNumbers of(int columns, int rows, int length, IntUnaryOperator square, boolean closed) {
        return new TourSquareNumbers(columns, rows, length, square, closed);
    }

    /**
     * Creates the index of a whole tour.
     *
     * @param closed whether a move leads from the last square to the first
     */
    public static TourSquareNumbers of(int columns, int rows, int[] tour, boolean closed) {
        return new TourSquareNumbers(columns, rows, tour.length, i -> tour[i], closed);
    }

    /** The number of squares of the path. */
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

    /** The number of a square in the path, from 1; 0 if it is not on it. */
    public int number(int square) {
        int at = BYTES * square;
        int number =
                numbers[at] & BYTE | (numbers[at + 1] & BYTE) << Byte.SIZE | (numbers[at + 2] & BYTE) << 2 * Byte.SIZE;
        return isFull() ? number + 1 : number;
    }

    /** The square after a square of the path, or {@link Board#NONE}. */
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
