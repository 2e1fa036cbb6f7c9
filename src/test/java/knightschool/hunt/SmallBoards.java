package knightschool.hunt;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;
import knightschool.board.Board;
import knightschool.board.MoveOrder;

/**
 * All boards of a number of squares whose graph is connected, each once wherever it lies, on any rectangle: turned and
 * mirrored ones are boards of their own, because ties are broken by the move order.
 *
 * <p>The squares are gathered from the lowest, left to right and then downwards: one that was passed over is never
 * taken later (Redelmeier 1981, Counting polyominoes: yet another attack). There are 1, 4, 28, 234, 2162, 20972, 209608
 * and 2135572 of 1 to 8 squares.
 */
final class SmallBoards {
    private static final int MOVES = MoveOrder.MOVES;

    private final int count;
    private final int width;
    private final int root;
    private final boolean[] seen;
    private final int[] taken;
    private final int[] steps = new int[MOVES];
    private final Predicate<Board> wanted;

    private SmallBoards(int count, Predicate<Board> wanted) {
        this.count = count;
        this.wanted = wanted;
        int reach = 2 * count;
        this.width = 2 * reach + 1;
        this.root = reach;
        this.seen = new boolean[width * (reach + 1)];
        this.taken = new int[count];
        for (int move = 0; move < MOVES; move++) {
            steps[move] = MoveOrder.CLOCKWISE.dy(move) * width + MoveOrder.CLOCKWISE.dx(move);
        }
    }

    /**
     * Looks at the boards of that many squares until one is wanted: of those that are turned or mirrored images of each
     * other only one, for questions that do not depend on the order of moves. There are 1, 1, 6, 35, 290, 2680 and
     * 26379 of 1 to 7 squares (free polyknights, OEIS A030446).
     *
     * @param count at least 1
     * @return whether one was
     */
    static boolean anyMatchUpToSymmetry(int count, Predicate<Board> wanted) {
        return anyMatch(count, board -> isLeastOfItsImages(board) && wanted.test(board));
    }

    /** Whether no turned or mirrored image has fewer columns, or as many and its first different square playable. */
    private static boolean isLeastOfItsImages(Board board) {
        int columns = board.columns();
        int rows = board.rows();
        if (columns > rows) {
            return false;
        }
        boolean least = isNotAfter(board, columns, rows, -1, columns, columns - 1)
                && isNotAfter(board, columns, rows, 1, -columns, columns * (rows - 1))
                && isNotAfter(board, columns, rows, -1, -columns, columns * rows - 1);
        if (columns < rows || !least) {
            return least;
        }
        return isNotAfter(board, columns, rows, columns, 1, 0)
                && isNotAfter(board, columns, rows, columns, -1, columns - 1)
                && isNotAfter(board, columns, rows, -columns, 1, columns * (rows - 1))
                && isNotAfter(board, columns, rows, -columns, -1, columns * rows - 1);
    }

    /**
     * Whether a board does not come after an image of it: the square at column x and row y of the image is the one at
     * {@code origin + x * right + y * down} of the board.
     */
    private static boolean isNotAfter(Board board, int columns, int rows, int right, int down, int origin) {
        for (int square = 0; square < columns * rows; square++) {
            int image = origin + square % columns * right + square / columns * down;
            if (board.isPlayable(square) != board.isPlayable(image)) {
                return board.isPlayable(square);
            }
        }
        return true;
    }

    /**
     * Looks at the boards of that many squares until one is wanted.
     *
     * @param count at least 1; with each more there are about ten times as many boards
     * @return whether one was
     */
    static boolean anyMatch(int count, Predicate<Board> wanted) {
        SmallBoards boards = new SmallBoards(count, wanted);
        boards.seen[boards.root] = true;
        return boards.grow(0, new int[] {boards.root}, 1);
    }

    /**
     * Takes each of the squares that may come next, those behind it staying for later.
     *
     * @param open the squares that may be taken, the last first
     */
    private boolean grow(int size, int[] open, int openCount) {
        for (int left = openCount; left > 0; left--) {
            int square = open[left - 1];
            taken[size] = square;
            if (size + 1 == count) {
                if (wanted.test(board())) {
                    return true;
                }
            } else {
                int[] next = Arrays.copyOf(open, left - 1 + MOVES);
                int end = left - 1;
                for (int step : steps) {
                    int other = square + step;
                    if (other > root && other < seen.length && !seen[other]) {
                        seen[other] = true;
                        next[end++] = other;
                    }
                }
                boolean found = grow(size + 1, next, end);
                for (int i = left - 1; i < end; i++) {
                    seen[next[i]] = false;
                }
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The squares taken, on the smallest rectangle that holds them. */
    private Board board() {
        int left = Integer.MAX_VALUE;
        int right = 0;
        int bottom = 0;
        for (int square : taken) {
            left = Math.min(left, square % width);
            right = Math.max(right, square % width);
            bottom = Math.max(bottom, square / width);
        }
        int columns = right - left + 1;
        BitSet holes = new BitSet();
        holes.set(0, columns * (bottom + 1));
        for (int square : taken) {
            holes.clear(square / width * columns + square % width - left);
        }
        return Board.of(columns, bottom + 1, holes, Board.NONE, Board.NONE);
    }
}
