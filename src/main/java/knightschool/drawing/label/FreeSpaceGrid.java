package knightschool.drawing.label;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.ToDoubleFunction;

/**
 * The free space of a picture as a grid of cells. Four sums tell whether a box is free, after Crow (1984), Summed-area
 * tables for texture mapping.
 */
final class FreeSpaceGrid {
    /** The side of a cell, in pixels. */
    private static final double CELL = 4;

    private static final Comparator<Candidate> LIKELY_FIRST = (one, other) -> {
        int byCost = Double.compare(one.atLeast, other.atLeast);
        return byCost != 0 ? byCost : Integer.compare(one.place, other.place);
    };

    private final int columns;
    private final int rows;
    private final boolean[] occupied;

    /** For each corner of a cell the number of occupied cells to its left and above it. */
    private final int[] sums;

    private boolean summed;

    /** Creates a picture that is completely free. */
    FreeSpaceGrid(double width, double height) {
        columns = (int) (width / CELL);
        rows = (int) (height / CELL);
        occupied = new boolean[columns * rows];
        sums = new int[(columns + 1) * (rows + 1)];
    }

    /** Occupies all cells that a box touches. */
    void take(Box box) {
        for (int row = Math.max(0, first(box.top())); row < Math.min(rows, last(box.bottom())); row++) {
            for (int column = Math.max(0, first(box.left())); column < Math.min(columns, last(box.right())); column++) {
                occupied[row * columns + column] = true;
            }
        }
        summed = false;
    }

    private static int first(double pixel) {
        return (int) Math.floor(pixel / CELL);
    }

    /** Returns the cell after the last one that begins before a pixel. */
    private static int last(double pixel) {
        return (int) Math.ceil(pixel / CELL);
    }

    /** Returns whether a box is free. The space outside the picture is free. */
    boolean isFree(Box box) {
        sum();
        int column = Math.clamp(first(box.left()), 0, columns);
        int row = Math.clamp(first(box.top()), 0, rows);
        int across = Math.clamp(last(box.right()), column, columns) - column;
        int down = Math.clamp(last(box.bottom()), row, rows) - row;
        return occupiedCount(column, row, across, down) == 0;
    }

    /** The cost of a box. */
    @FunctionalInterface
    interface Cost {
        /**
         * Returns the cost of a box.
         *
         * @param most a limit; above it the result may be any larger number
         */
        double of(Box box, double most);
    }

    /**
     * A limit for the number of boxes that are examined.
     *
     * @param step the distance between boxes in cells, across and down
     * @param most the number of boxes whose cost is computed, in order of their smallest possible cost
     */
    record Effort(int step, int most) {
        /** All boxes are examined. */
        static final Effort FULL = new Effort(1, Integer.MAX_VALUE);
    }

    /**
     * Returns the cheapest free box of a size, or the first of several, row by row; empty if there is none.
     *
     * @param atLeast returns a lower bound for the cost of a box; the cost is computed only if no box with a lower
     *     bound is left
     */
    Optional<Box> cheapest(double wide, double high, Effort effort, ToDoubleFunction<Box> atLeast, Cost cost) {
        Queue<Candidate> candidates = candidates(wide, high, effort.step(), atLeast);
        Candidate best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int attempt = 0; attempt < effort.most() && !candidates.isEmpty(); attempt++) {
            Candidate candidate = candidates.poll();
            if (candidate.atLeast() > least) {
                break;
            }
            double its = cost.of(candidate.box(), least);
            boolean isBetter = its < least || its == least && best != null && candidate.place() < best.place();
            best = isBetter ? candidate : best;
            least = Math.min(its, least);
        }
        return Optional.ofNullable(best).map(Candidate::box);
    }

    /**
     * A free box.
     *
     * @param place the number of its first cell, row by row
     */
    private record Candidate(Box box, int place, double atLeast) {}

    /**
     * Returns the free boxes of a size, ordered by the lower bound of their cost. A priority queue is used because most
     * of them are never examined.
     */
    private Queue<Candidate> candidates(double wide, double high, int step, ToDoubleFunction<Box> atLeast) {
        sum();
        int across = last(wide);
        int down = last(high);
        Queue<Candidate> queue = new PriorityQueue<>(LIKELY_FIRST);
        for (int row = 0; row + down <= rows; row += step) {
            for (int column = 0; column + across <= columns; column += step) {
                if (occupiedCount(column, row, across, down) == 0) {
                    Box box = new Box(column * CELL, row * CELL, column * CELL + wide, row * CELL + high);
                    queue.add(new Candidate(box, row * columns + column, atLeast.applyAsDouble(box)));
                }
            }
        }
        return queue;
    }

    private int occupiedCount(int column, int row, int across, int down) {
        int above = row * (columns + 1) + column;
        int below = above + down * (columns + 1);
        return sums[below + across] - sums[below] - sums[above + across] + sums[above];
    }

    private void sum() {
        for (int row = 0; row < rows && !summed; row++) {
            int inRow = 0;
            for (int column = 0; column < columns; column++) {
                inRow += occupied[row * columns + column] ? 1 : 0;
                int above = row * (columns + 1) + column + 1;
                sums[above + columns + 1] = sums[above] + inRow;
            }
        }
        summed = true;
    }
}
