package knightschool.drawing.graph;

import java.util.Comparator;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.ToDoubleFunction;

/**
 * Where nothing lies in a picture, to the cell of a grid. Whether a box is free is known from four sums, after Crow
 * (1984), Summed-area tables for texture mapping.
 */
final class FreeSpace {
    /** The side of a cell, in pixels. */
    private static final double CELL = 4;

    private static final Comparator<Candidate> LIKELY_FIRST = (one, other) -> {
        int byCost = Double.compare(one.atLeast, other.atLeast);
        return byCost != 0 ? byCost : Integer.compare(one.place, other.place);
    };

    private final int columns;
    private final int rows;
    private final boolean[] occupied;

    /** How many cells are taken left of a corner of cells and above it. */
    private final int[] sums;

    private boolean summed;

    /** All of it is free. */
    FreeSpace(double width, double height) {
        columns = (int) (width / CELL);
        rows = (int) (height / CELL);
        occupied = new boolean[columns * rows];
        sums = new int[(columns + 1) * (rows + 1)];
    }

    /** Takes all cells that a box touches. */
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

    /** The cell behind the last one. */
    private static int last(double pixel) {
        return (int) Math.ceil(pixel / CELL);
    }

    /** Whether nothing lies on a box; beside the picture nothing does. */
    boolean isFree(Box box) {
        sum();
        int column = Math.clamp(first(box.left()), 0, columns);
        int row = Math.clamp(first(box.top()), 0, rows);
        int across = Math.clamp(last(box.right()), column, columns) - column;
        int down = Math.clamp(last(box.bottom()), row, rows) - row;
        return taken(column, row, across, down) == 0;
    }

    /** What a box costs. */
    @FunctionalInterface
    interface Cost {
        /** @param most where it costs more, any larger number is as good */
        double of(Box box, double most);
    }

    /**
     * At how many boxes is looked.
     *
     * @param step how many cells boxes are apart, across and down
     * @param most how many of them are asked for their cost, those that may cost least
     */
    record Effort(int step, int most) {
        /** A look at each of them. */
        static final Effort FULL = new Effort(1, Integer.MAX_VALUE);
    }

    /**
     * The free box of that size that costs least, the first of several, row by row.
     *
     * @param atLeast what a box costs at least; its cost is asked for only where none that may cost less is left
     */
    Optional<Box> cheapest(double wide, double high, Effort effort, ToDoubleFunction<Box> atLeast, Cost cost) {
        Queue<Candidate> candidates = candidates(wide, high, effort.step(), atLeast);
        Candidate best = null;
        double least = Double.POSITIVE_INFINITY;
        for (int asked = 0; asked < effort.most() && !candidates.isEmpty(); asked++) {
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
     * @param place of its first cell, row by row
     */
    private record Candidate(Box box, int place, double atLeast) {}

    /** The free boxes of a size, those that may cost least first: most are never asked for, and so need no order. */
    private Queue<Candidate> candidates(double wide, double high, int step, ToDoubleFunction<Box> atLeast) {
        sum();
        int across = last(wide);
        int down = last(high);
        Queue<Candidate> found = new PriorityQueue<>(LIKELY_FIRST);
        for (int row = 0; row + down <= rows; row += step) {
            for (int column = 0; column + across <= columns; column += step) {
                if (taken(column, row, across, down) == 0) {
                    Box box = new Box(column * CELL, row * CELL, column * CELL + wide, row * CELL + high);
                    found.add(new Candidate(box, row * columns + column, atLeast.applyAsDouble(box)));
                }
            }
        }
        return found;
    }

    private int taken(int column, int row, int across, int down) {
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
