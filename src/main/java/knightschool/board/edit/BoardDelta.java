package knightschool.board.edit;

import java.util.BitSet;
import java.util.stream.Stream;
import knightschool.board.Board;

/**
 * The difference from one board to another, for undo: one transformation of the whole board (none, a reflection or
 * rotation, or other sides with one corner fixed), then the changed squares, 64 per word. A stroke, a reflection or a
 * new column of a board of 200 × 200 takes some hundred bytes, a copy of the board five thousand. Immutable.
 */
final class BoardDelta {
    private final Whole whole;
    private final int columns;
    private final int rows;
    private final int start;
    private final int end;

    /** Where 64 squares differ, and which of them. */
    private final int[] places;

    private final long[] differing;

    private BoardDelta(Whole whole, Board to, long[] difference) {
        this.whole = whole;
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

    /** A plain change of a whole board. */
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

        /** The holes of the board that it makes; beyond those of the sides asked for where it makes another board. */
        BitSet holes(Board from, int columns, int rows) {
            int dx = from.columns() - columns;
            int dy = from.rows() - rows;
            return switch (this) {
                case NONE -> from.holes();
                case FLIP_LEFT_RIGHT -> Transform.FLIP_LEFT_RIGHT.of(from).holes();
                case FLIP_TOP_BOTTOM -> Transform.FLIP_TOP_BOTTOM.of(from).holes();
                case TURN_RIGHT -> Transform.TURN_RIGHT.of(from).holes();
                case TURN_LEFT -> Transform.TURN_LEFT.of(from).holes();
                case HALF_TURN -> Transform.HALF_TURN.of(from).holes();
                case TOP_LEFT_KEPT -> Crop.holes(from, 0, 0, columns, rows);
                case TOP_RIGHT_KEPT -> Crop.holes(from, dx, 0, columns, rows);
                case BOTTOM_LEFT_KEPT -> Crop.holes(from, 0, dy, columns, rows);
                case BOTTOM_RIGHT_KEPT -> Crop.holes(from, dx, dy, columns, rows);
            };
        }
    }

    /** Differences of more words than that are worth a look at changes of the whole. */
    private static final int MANY = 8;

    /** The difference that leads from one board to another. Linear in the squares; less for a stroke. */
    static BoardDelta between(Board from, Board to) {
        BoardDelta plain = of(Whole.NONE, from, to);
        return plain.places.length <= MANY
                ? plain
                : Stream.of(Whole.values())
                        .map(whole -> of(whole, from, to))
                        .min((one, other) -> Integer.compare(one.places.length, other.places.length))
                        .orElseThrow();
    }

    private static BoardDelta of(Whole whole, Board from, Board to) {
        BitSet difference = whole.holes(from, to.columns(), to.rows());
        difference.xor(to.holes());
        return new BoardDelta(whole, to, difference.toLongArray());
    }

    private static int count(long[] words) {
        int count = 0;
        for (long word : words) {
            count += word == 0 ? 0 : 1;
        }
        return count;
    }

    /** The board that is made from the one that it was taken from. */
    Board on(Board from) {
        BitSet holes = whole.holes(from, columns, rows);
        long[] words = new long[places.length == 0 ? 0 : places[places.length - 1] + 1];
        for (int i = 0; i < places.length; i++) {
            words[places[i]] = differing[i];
        }
        holes.xor(BitSet.valueOf(words));
        return Board.of(columns, rows, holes, start, end);
    }
}
