package knightschool.board.edit;

import java.util.BitSet;
import java.util.Random;
import knightschool.board.Board;

/**
 * Creates boards of a given size with well-known outlines: rings, crosses and corridors, and boards with random holes.
 */
public final class BoardPatternFactory {
    private BoardPatternFactory() {}

    /**
     * Returns a ring of the given width: a board with a rectangular hole in the middle.
     *
     * @param width at least 1
     */
    public static Board ring(int columns, int rows, int width) {
        BitSet holes = new BitSet();
        for (int row = width; row < rows - width; row++) {
            if (columns > 2 * width) {
                holes.set(row * columns + width, (row + 1) * columns - width);
            }
        }
        return board(columns, rows, holes);
    }

    /**
     * Returns a cross: a board with four holes in its corners. Its bars have the given width, or one more where the
     * remaining squares could not be divided evenly between both sides.
     *
     * @param width at least 1
     */
    public static Board cross(int columns, int rows, int width) {
        int left = Math.max(0, (columns - width) / 2);
        int top = Math.max(0, (rows - width) / 2);
        BitSet holes = new BitSet();
        for (int row = 0; row < rows; row++) {
            if (row < top || row >= rows - top) {
                holes.set(row * columns, row * columns + left);
                holes.set((row + 1) * columns - left, (row + 1) * columns);
            }
        }
        return board(columns, rows, holes);
    }

    /**
     * Returns a corridor with a bend: down the left side, then right along the bottom.
     *
     * @param width at least 1
     */
    public static Board corridor(int columns, int rows, int width) {
        BitSet holes = new BitSet();
        for (int row = 0; row < rows - width; row++) {
            holes.set(row * columns + Math.min(columns, width), (row + 1) * columns);
        }
        return board(columns, rows, holes);
    }

    /**
     * Returns a board with random holes: exactly the given share of the squares, but at least one square stays
     * playable.
     *
     * @param percent the share of holes, 0 to 100
     * @param seed determines the board; the same seed gives the same board on every machine
     */
    public static Board random(int columns, int rows, int percent, long seed) {
        int squares = columns * rows;
        int holeCount = (int) Math.min(squares - 1L, Math.round(squares * (long) percent / 100.0));
        int[] order = shuffled(squares, new Random(seed));
        BitSet holes = new BitSet(squares);
        for (int i = 0; i < holeCount; i++) {
            holes.set(order[i]);
        }
        return board(columns, rows, holes);
    }

    /** Returns the numbers from 0 to below the bound in random order (Fisher and Yates 1938, Durstenfeld 1964). */
    private static int[] shuffled(int bound, Random random) {
        int[] order = new int[bound];
        for (int i = 0; i < bound; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private static Board board(int columns, int rows, BitSet holes) {
        return Board.of(columns, rows, holes, Board.NONE, Board.NONE);
    }
}
