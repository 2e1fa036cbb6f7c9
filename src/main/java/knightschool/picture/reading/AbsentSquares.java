package knightschool.picture.reading;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import knightschool.picture.grid.CellRange;
import knightschool.picture.grid.FoundGrid;
import knightschool.picture.grid.GridSupport;

/**
 * Which squares of a range look like the surround, and which of those are absent.
 *
 * <p>A square that looks like the surround and is open to it, with no side seen between, is absent. One that other
 * squares enclose is absent too, unless lines are seen between it and others of its kind: then all of them are drawn.
 */
final class AbsentSquares {
    /** Colours that differ less are the same. */
    private static final double SAME = 10;

    private static final double NEARLY_SAME = 16;

    /** With a figure on it the ground of a square is not seen as well as its corners. */
    private static final double FIGURE = 10;

    private final GridSupport support;
    private final CellRange range;
    private final BitSet like = new BitSet();
    private final BitSet absent = new BitSet();
    private final BitSet unclear = new BitSet();
    private int visibleSides;
    private int unseen;

    private AbsentSquares(FoundGrid grid, SquareSample[] samples, Surround surround) {
        this.support = grid.support();
        this.range = grid.range();
        double usual = LumaChromaColour.median(
                Arrays.stream(samples).mapToDouble(SquareSample::figure).toArray());
        for (int square = 0; square < samples.length; square++) {
            int at = square;
            SquareSample sample = samples[square];
            boolean hasFigure = sample.figure() > usual + FIGURE;
            surround.at(column(square), row(square))
                    .ifPresent(colour -> mark(
                            at,
                            hasFigure
                                    ? sample.cornerDistance(colour)
                                    : sample.ground().distance(colour)));
        }
    }

    static AbsentSquares of(FoundGrid grid, SquareSample[] samples, Surround surround) {
        AbsentSquares found = new AbsentSquares(grid, samples, surround);
        found.spread();
        found.decide();
        return found;
    }

    private int column(int square) {
        return square % range.columns();
    }

    private int row(int square) {
        return square / range.columns();
    }

    private void mark(int square, double distance) {
        like.set(square, distance < SAME);
        unclear.set(square, distance > 0.6 * SAME && distance < NEARLY_SAME);
    }

    /** Follows the surround into the board, through sides that are not seen. */
    private void spread() {
        Deque<Integer> open = new ArrayDeque<>();
        for (int square = like.nextSetBit(0); square >= 0; square = like.nextSetBit(square + 1)) {
            for (int side = 0; side < 4; side++) {
                if (neighbour(square, side) < 0 && !isSeen(square, side)) {
                    open.add(square);
                }
            }
        }
        while (!open.isEmpty()) {
            int square = open.poll();
            if (absent.get(square)) {
                continue;
            }
            absent.set(square);
            for (int side = 0; side < 4; side++) {
                int next = neighbour(square, side);
                if (next >= 0 && like.get(next) && !isSeen(square, side)) {
                    open.add(next);
                }
            }
        }
    }

    private void decide() {
        for (int square = like.nextSetBit(0); square >= 0; square = like.nextSetBit(square + 1)) {
            for (int side = 0; side < 2; side++) {
                int next = neighbour(square, side);
                if (next >= 0 && like.get(next)) {
                    visibleSides += isSeen(square, side) ? 1 : 0;
                    unseen += isSeen(square, side) ? 0 : 1;
                }
            }
        }
        if (!areDrawn()) {
            absent.or(like);
        }
    }

    /** Whether squares of the surround's colour are drawn with lines around them. */
    boolean areDrawn() {
        return visibleSides > 0 && visibleSides >= unseen;
    }

    /** Whether it can be said of none of them, since no two lie side by side. */
    boolean isUndecided() {
        return visibleSides + unseen < 2
                || visibleSides > 0
                        && unseen > 0
                        && Math.min(visibleSides, unseen) * 4 > Math.max(visibleSides, unseen);
    }

    private int neighbour(int square, int side) {
        int column = column(square) + (side == 0 ? 1 : side == 2 ? -1 : 0);
        int row = row(square) + (side == 1 ? 1 : side == 3 ? -1 : 0);
        return column < 0 || row < 0 || column >= range.columns() || row >= range.rows()
                ? -1
                : row * range.columns() + column;
    }

    private boolean isSeen(int square, int side) {
        int column = range.left() + column(square);
        int row = range.top() + row(square);
        return switch (side) {
            case 0 -> support.isUprightSeen(column + 1, row);
            case 1 -> support.isLevelSeen(row + 1, column);
            case 2 -> support.isUprightSeen(column, row);
            default -> support.isLevelSeen(row, column);
        };
    }

    boolean isAbsent(int square) {
        return absent.get(square);
    }

    boolean isLike(int square) {
        return like.get(square);
    }

    /** Whether it is hard to say if a square has the surround's colour. */
    boolean isUnclear(int square) {
        return unclear.get(square);
    }

    int likeCount() {
        return like.cardinality();
    }
}
