package knightschool.board;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The knight's eight offsets (dx, dy; y grows downwards) in the order in which they are tried.
 *
 * <p>A move is an index 0 to 7 into this order. Domains, cursors and tables use it as their move number.
 */
public final class MoveOrder {
    /** The number of offsets. */
    public static final int MOVES = 8;

    /** Clockwise from up-right: the order of the articles and the default of the program. */
    public static final MoveOrder CLOCKWISE =
            new MoveOrder(new int[] {1, 2, 2, 1, -1, -2, -2, -1}, new int[] {-2, -1, 1, 2, 2, 1, -1, -2});

    /** The longest step of a move to either side. */
    private static final int REACH = 2;

    private static final int SIDE = 2 * REACH + 1;

    private final int[] dx;
    private final int[] dy;

    /** The move of each offset, row by row; {@link Board#NONE} for those of no move. */
    private final int[] moveOf = new int[SIDE * SIDE];

    private MoveOrder(int[] dx, int[] dy) {
        this.dx = dx;
        this.dy = dy;
        Arrays.fill(moveOf, Board.NONE);
        for (int move = 0; move < MOVES; move++) {
            moveOf[index(dx[move], dy[move])] = move;
        }
    }

    private static int index(int x, int y) {
        return (y + REACH) * SIDE + x + REACH;
    }

    /**
     * Returns a move order that has the clockwise offsets in another order.
     *
     * @param order the numbers 0 to 7, each once, in the order in which the offsets are tried
     */
    public static MoveOrder of(int... order) {
        if (!Arrays.equals(
                Arrays.stream(order).sorted().toArray(),
                IntStream.range(0, MOVES).toArray())) {
            throw new IllegalArgumentException("a move order has each of the numbers 0 to 7 once");
        }
        return new MoveOrder(
                Arrays.stream(order).map(CLOCKWISE::dx).toArray(),
                Arrays.stream(order).map(CLOCKWISE::dy).toArray());
    }

    public int dx(int move) {
        return dx[move];
    }

    public int dy(int move) {
        return dy[move];
    }

    /**
     * Returns the square that a move leads to, or {@link Board#NONE} if it is off the board. The square may be a hole.
     */
    public int target(Board board, int square, int move) {
        return board.squareAt(board.column(square) + dx[move], board.row(square) + dy[move]);
    }

    /** Returns the move with the opposite offset. */
    public int opposite(int move) {
        return moveOf(-dx[move], -dy[move]);
    }

    /** Returns the move that leads from one square to another, or {@link Board#NONE} if there is none. */
    public int moveBetween(Board board, int from, int to) {
        return moveOf(board.column(to) - board.column(from), board.row(to) - board.row(from));
    }

    private int moveOf(int x, int y) {
        return Math.abs(x) > REACH || Math.abs(y) > REACH ? Board.NONE : moveOf[index(x, y)];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoveOrder o && Arrays.equals(dx, o.dx) && Arrays.equals(dy, o.dy);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(dx) + Arrays.hashCode(dy);
    }
}
