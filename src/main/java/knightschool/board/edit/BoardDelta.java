package knightschool.board.edit;

import java.util.BitSet;
import java.util.stream.Stream;
import knightschool.board.Board;

/**
 * The difference from one board to another, for undo: a transformation of the whole board (none, a reflection or
 * rotation, or a change of sides with one corner fixed), followed by the changed squares, 64 per word. A stroke, a
 * reflection or a new column of a board of 200 × 200 takes a few hundred bytes, compared with five thousand for a copy
 * of the board. Immutable.
 */
final class BoardDelta {
    private final Whole change;
    private final int columns;
    private final int rows;
    private final int start;
    private final int end;

    /** The indices of the differing words: word i covers the squares 64i to 64i + 63. */
    private final int[] places;

    private final long[] differing;

    private BoardDelta(Whole change, Board to, long[] difference) {
        this.change = change;
        this.columns = to.columns();
        this.rows = to.rows();
        this.start = to.start();
        this.end = to.end();
        int count = count(difference);
        this.places = new int[count];
        this.differing = new long[count];
        for (int i = 0, at = 0; i < difference.length; i++) {
            if (difference[i] != 0) {
                places[at] = i;
                differing[at++] = difference[i];
            }
        }
    }

    /** A transformation of a whole board. */
    private enum Whole {
        NONE,
        FLIP_LEFT_RIGHT,
        FLIP_TOP_BOTTOM,
        TURN_RIGHT,
        TURN_LEFT,
        HALF_TURN,
        TOP_LEFT_KEPT,
        TOP_RIGHT_KEPT,
        BOTTOM_LEFT_KEPT,
        BOTTOM_RIGHT_KEPT;

        /**
         * Returns the holes of the transformed board. If its sides are not the given ones, holes may lie beyond them.
         */
        BitSet holes(Board from, int columns, int rows) {
            int dx = from.columns() - columns;
            int dy = from.rows() - rows;
            return switch (this) {
                case NONE -> from.holes();
                case FLIP_LEFT_RIGHT -> BoardTransform.FLIP_LEFT_RIGHT.of(from).holes();
                case FLIP_TOP_BOTTOM -> BoardTransform.FLIP_TOP_BOTTOM.of(from).holes();
                case TURN_RIGHT -> BoardTransform.TURN_RIGHT.of(from).holes();
                case TURN_LEFT -> BoardTransform.TURN_LEFT.of(from).holes();
                case HALF_TURN -> BoardTransform.HALF_TURN.of(from).holes();
                case TOP_LEFT_KEPT -> BoardResizer.holes(from, 0, 0, columns, rows);
                case TOP_RIGHT_KEPT -> BoardResizer.holes(from, dx, 0, columns, rows);
                case BOTTOM_LEFT_KEPT -> BoardResizer.holes(from, 0, dy, columns, rows);
                case BOTTOM_RIGHT_KEPT -> BoardResizer.holes(from, dx, dy, columns, rows);
            };
        }
    }

    /** The number of differing words above which transformations of the whole board are tried. */
    private static final int MANY = 8;

    /** Returns the difference between two boards. Takes time linear in the number of squares, and less for a stroke. */
    static BoardDelta between(Board from, Board to) {
        BoardDelta plain = of(Whole.NONE, from, to);
        return plain.places.length <= MANY
                ? plain
                : Stream.of(Whole.values())
                        .map(change -> of(change, from, to))
                        .min((one, other) -> Integer.compare(one.places.length, other.places.length))
                        .orElseThrow();
    }

    private static BoardDelta of(Whole change, Board from, Board to) {
        BitSet difference = change.holes(from, to.columns(), to.rows());
        difference.xor(to.holes());
        return new BoardDelta(change, to, difference.toLongArray());
    }

    private static int count(long[] words) {
        int count = 0;
        for (long word : words) {
            count += word == 0 ? 0 : 1;
        }
        return count;
    }

    /**
     * Applies the difference.
     *
     * @param from the board that the difference was computed from
     * @return the other board
     */
    Board on(Board from) {
        BitSet holes = change.holes(from, columns, rows);
        long[] words = new long[places.length == 0 ? 0 : places[places.length - 1] + 1];
        for (int i = 0; i < places.length; i++) {
            words[places[i]] = differing[i];
        }
        holes.xor(BitSet.valueOf(words));
        return Board.of(columns, rows, holes, start, end);
    }
}
