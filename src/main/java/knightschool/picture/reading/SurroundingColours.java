package knightschool.picture.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import knightschool.picture.LumaChromaPlanes;
import knightschool.picture.grid.FoundGrid;

/**
 * The colours around the grid of squares that was found in a picture, beside each row and column. They tell absent
 * squares from squares, and warn of a row or column that was missed.
 */
final class SurroundingColours {
    /** The distance from the board, in squares, at which the sampled area begins. */
    private static final double NEAR = 0.2;

    private static final double DEEP = 0.45;

    /**
     * The colour difference from which the strip beside one square is something else than the surroundings, such as a
     * label.
     */
    private static final double STRANGE = 40;

    /** The colour difference from the median below which a strip counts as equal. */
    private static final double EVEN = 5;

    private static final double MOSTLY = 0.55;
    private static final double STRANGE_ON_EVEN = 9;

    /**
     * The colour difference to the strip one square further out above which a row of the board may have been missed.
     */
    private static final double STEP = 14;

    /** The number of strips on each side that are combined with a strip. */
    private static final int BESIDE = 2;

    private final int columns;
    private final int rows;
    private final LumaChromaColour[] left;
    private final LumaChromaColour[] right;
    private final LumaChromaColour[] top;
    private final LumaChromaColour[] bottom;
    private final LumaChromaColour median;
    private final boolean hasStep;

    SurroundingColours(LumaChromaPlanes planes, FoundGrid grid) {
        this.columns = grid.range().columns();
        this.rows = grid.range().rows();
        this.left = new LumaChromaColour[rows];
        this.right = new LumaChromaColour[rows];
        this.top = new LumaChromaColour[columns];
        this.bottom = new LumaChromaColour[columns];
        boolean step = fill(planes, grid);
        List<LumaChromaColour> all = new ArrayList<>();
        for (LumaChromaColour[] side : List.of(left, right, top, bottom)) {
            Arrays.stream(side).filter(Objects::nonNull).forEach(all::add);
        }
        this.median = all.size() < 3 ? null : LumaChromaColour.median(all);
        this.hasStep = step;
        double strange = isEven(all) ? STRANGE_ON_EVEN : STRANGE;
        for (LumaChromaColour[] side : List.of(left, right, top, bottom)) {
            Arrays.setAll(side, i -> isStrange(side[i], strange) ? median : side[i]);
            LumaChromaColour[] smooth = new LumaChromaColour[side.length];
            Arrays.setAll(smooth, i -> near(side, i));
            System.arraycopy(smooth, 0, side, 0, side.length);
        }
    }

    /** Returns the median of a strip and its neighbours, which excludes what begins or ends there, such as a button. */
    private static LumaChromaColour near(LumaChromaColour[] side, int at) {
        List<LumaChromaColour> near = Arrays.stream(
                        side, Math.max(0, at - BESIDE), Math.min(side.length, at + BESIDE + 1))
                .filter(Objects::nonNull)
                .toList();
        return side[at] == null ? null : LumaChromaColour.median(near);
    }

    private boolean isStrange(LumaChromaColour colour, double distance) {
        return colour != null && median != null && colour.distance(median) > distance;
    }

    /** Returns whether most of the surroundings have one colour, so that the light is even. */
    private boolean isEven(List<LumaChromaColour> all) {
        long count = all.stream()
                .filter(colour -> median != null && colour.distance(median) < EVEN)
                .count();
        return count > MOSTLY * all.size();
    }

    private boolean fill(LumaChromaPlanes planes, FoundGrid grid) {
        double[][] steps = {new double[rows], new double[rows], new double[columns], new double[columns]};
        for (int row = 0; row < rows; row++) {
            for (int far = 1; far >= 0; far--) {
                LumaChromaColour outer = left[row];
                left[row] = strip(planes, grid, -DEEP - far, row + 0.2, -NEAR - far, row + 0.8);
                steps[0][row] = far == 0 ? step(left[row], outer) : 0;
                outer = right[row];
                right[row] = strip(planes, grid, columns + NEAR + far, row + 0.2, columns + DEEP + far, row + 0.8);
                steps[1][row] = far == 0 ? step(right[row], outer) : 0;
            }
        }
        for (int column = 0; column < columns; column++) {
            for (int far = 1; far >= 0; far--) {
                LumaChromaColour outer = top[column];
                top[column] = strip(planes, grid, column + 0.2, -DEEP - far, column + 0.8, -NEAR - far);
                steps[2][column] = far == 0 ? step(top[column], outer) : 0;
                outer = bottom[column];
                bottom[column] = strip(planes, grid, column + 0.2, rows + NEAR + far, column + 0.8, rows + DEEP + far);
                steps[3][column] = far == 0 ? step(bottom[column], outer) : 0;
            }
        }
        return Arrays.stream(steps).anyMatch(side -> LumaChromaColour.median(side) > STEP);
    }

    private static LumaChromaColour strip(
            LumaChromaPlanes planes, FoundGrid grid, double x0, double y0, double x1, double y1) {
        return SquareAppearance.beside(planes, grid, x0, y0, x1, y1).orElse(null);
    }

    private static double step(LumaChromaColour near, LumaChromaColour far) {
        return near == null || far == null ? 0 : near.distance(far);
    }

    /**
     * Returns whether the colour beside the board changes one square further out, so that a row of the board may have
     * been missed.
     */
    boolean hasStep() {
        return hasStep;
    }

    /**
     * Returns the expected colour of the surroundings at a square: the mean of the four sides, weighted by nearness.
     */
    Optional<LumaChromaColour> at(int column, int row) {
        if (median == null) {
            return Optional.empty();
        }
        LumaChromaColour[] sides = {left[row], right[row], top[column], bottom[column]};
        double[] distances = {column + 1.0, columns - column, row + 1.0, rows - row};
        double weight = 0;
        double luma = 0;
        double blue = 0;
        double red = 0;
        for (int i = 0; i < sides.length; i++) {
            if (sides[i] != null) {
                double share = 1 / distances[i];
                weight += share;
                luma += share * sides[i].luma();
                blue += share * sides[i].blue();
                red += share * sides[i].red();
            }
        }
        return Optional.of(weight == 0 ? median : new LumaChromaColour(luma / weight, blue / weight, red / weight));
    }
}
