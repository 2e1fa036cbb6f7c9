package knightschool.picture.reading;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import knightschool.picture.grid.FoundGrid;
import knightschool.picture.grid.GridCellRange;
import knightschool.picture.grid.GridSideSupport;

/**
 * Determines which squares of a range look like the surroundings, and which of those are absent.
 *
 * <p>A square that looks like the surroundings and is connected to them, without a visible side between, is absent. One
 * that is enclosed by other squares is absent too, unless lines are visible between it and others of its kind: then all
 * of them are drawn.
 */
final class AbsentSquareDetector {
    /** The colour distance below which colours are the same. */
    private static final double SAME = 10;

    private static final double NEARLY_SAME = 16;

    /**
     * The difference of a square's middle from which it has a figure. Its corners then show the colour better than its
     * ground.
     */
    private static final double FIGURE = 10;

    private final GridSideSupport support;
    private final GridCellRange range;
    private final BitSet like = new BitSet();
    private final BitSet absent = new BitSet();
    private final BitSet unclear = new BitSet();
    private int visibleSides;
    private int unseen;

    private AbsentSquareDetector(FoundGrid grid, SquareAppearance[] samples, SurroundingColours surround) {
        this.support = grid.support();
        this.range = grid.range();
        double usual = LumaChromaColour.median(
                Arrays.stream(samples).mapToDouble(SquareAppearance::figure).toArray());
        for (int square = 0; square < samples.length; square++) {
            int at = square;
            SquareAppearance sample = samples[square];
            boolean hasFigure = sample.figure() > usual + FIGURE;
            surround.at(column(square), row(square))
                    .ifPresent(colour -> mark(
                            at,
                            hasFigure
                                    ? sample.cornerDistance(colour)
                                    : sample.ground().distance(colour)));
        }
    }

    static AbsentSquareDetector of(FoundGrid grid, SquareAppearance[] samples, SurroundingColours surround) {
        AbsentSquareDetector absentSquares = new AbsentSquareDetector(grid, samples, surround);
        absentSquares.spread();
        absentSquares.decide();
        return absentSquares;
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

    /** Marks the squares that are connected to the surroundings through invisible sides. */
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

    /** Returns whether squares with the colour of the surroundings are drawn, with lines around them. */
    boolean areDrawn() {
        return visibleSides > 0 && visibleSides >= unseen;
    }

    /**
     * Returns whether neither can be decided, because too few of them are adjacent or the evidence is contradictory.
     */
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

    /** Returns whether it is unclear if a square has the colour of the surroundings. */
    boolean isUnclear(int square) {
        return unclear.get(square);
    }

    int likeCount() {
        return like.cardinality();
    }
}
