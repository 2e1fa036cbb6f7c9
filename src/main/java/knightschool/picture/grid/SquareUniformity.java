package knightschool.picture.grid;

import java.util.Arrays;
import knightschool.picture.LumaChromaPlanes;

/**
 * Measures whether each square of a grid has a single tone. Squares that are too large or misplaced have several.
 *
 * <p>The points of the squares are divided into light and dark ones by the threshold of Otsu (1979).
 */
final class SquareUniformity {
    /** The number of parts of a square in each direction. */
    private static final int PARTS = 4;

    /** The number of sample points of a part in each direction. */
    private static final int POINTS = 3;

    /** The margin around the parts, in squares, which excludes the lines between squares. */
    private static final double INSET = 0.14;

    /** The number of deviating parts that makes a square mixed: more than the strokes of a figure cover. */
    private static final int MIXED = 4;

    /** The number of mixed squares that are allowed, for the knight. */
    private static final int FIGURES = 1;

    /** The minimum distance between the means of two tones, in units of their spread. */
    private static final double LEAST_RATIO = 3;

    private static final double LEAST_CONTRAST = 9;

    private final LumaChromaPlanes planes;
    private final DeskewTransform upright;
    private final GridProposal grid;
    private final int columns;
    private final int rows;
    private final float[] tones;
    private int mixed;
    private int changes;

    SquareUniformity(LumaChromaPlanes planes, DeskewTransform upright, GridProposal grid) {
        this.planes = planes;
        this.upright = upright;
        this.grid = grid;
        this.columns = grid.range().columns();
        this.rows = grid.range().rows();
        this.tones = new float[columns * rows * PARTS * PARTS];
        for (int i = 0; i < tones.length; i++) {
            tones[i] = tone(i);
        }
        classify();
    }

    /** Returns the mean brightness of a part of a square. */
    private float tone(int index) {
        int square = index / (PARTS * PARTS);
        int part = index % (PARTS * PARTS);
        double side = (1 - 2 * INSET) / PARTS;
        double left = grid.range().left() + square % columns + INSET + part % PARTS * side;
        double top = grid.range().top() + square / columns + INSET + part / PARTS * side;
        float sum = 0;
        for (int i = 0; i < POINTS * POINTS; i++) {
            double u = grid.support().across.at(left + (i % POINTS + 0.5) * side / POINTS);
            double v = grid.support().down.at(top + (i / POINTS + 0.5) * side / POINTS);
            int x = Math.clamp((int) upright.x(u, v), 0, planes.width() - 1);
            int y = Math.clamp((int) upright.y(u, v), 0, planes.height() - 1);
            sum += planes.luma()[y * planes.width() + x];
        }
        return sum / (POINTS * POINTS);
    }

    private void classify() {
        float[] sorted = tones.clone();
        Arrays.sort(sorted);
        float threshold = threshold(sorted);
        boolean[] light = new boolean[columns * rows];
        for (int square = 0; square < light.length; square++) {
            int count = 0;
            for (int part = 0; part < PARTS * PARTS; part++) {
                count += tones[square * PARTS * PARTS + part] > threshold ? 1 : 0;
            }
            light[square] = 2 * count > PARTS * PARTS;
            mixed += Math.min(count, PARTS * PARTS - count) >= MIXED ? 1 : 0;
        }
        for (int square = 0; square < light.length; square++) {
            changes += square % columns > 0 && light[square] != light[square - 1] ? 1 : 0;
            changes += square >= columns && light[square] != light[square - columns] ? 1 : 0;
        }
    }

    /** Returns a threshold between the two tones; below all values if there is only one tone. */
    private static float threshold(float[] sorted) {
        double all = 0;
        double squares = 0;
        for (float tone : sorted) {
            all += tone;
            squares += tone * tone;
        }
        double below = 0;
        double most = -1;
        int cut = 0;
        for (int i = 1; i < sorted.length; i++) {
            below += sorted[i - 1];
            double difference = below / i - (all - below) / (sorted.length - i);
            double between = difference * difference * i * (sorted.length - i) / sorted.length;
            if (between > most) {
                most = between;
                cut = i;
            }
        }
        double within = squares - all * all / sorted.length - most;
        double contrast = Math.sqrt(most * sorted.length / cut / (sorted.length - cut));
        double spread = Math.sqrt(Math.max(0, within) / sorted.length);
        boolean areTwo = contrast >= LEAST_CONTRAST && contrast >= LEAST_RATIO * spread;
        return areTwo ? (sorted[cut - 1] + sorted[cut]) / 2 : -1;
    }

    /**
     * Returns the share of squares with a single tone, from 0 to 1; the knight's square is not held against the grid.
     */
    double share() {
        return 1 - Math.max(0.0, mixed - FIGURES) / (columns * rows);
    }

    /** Returns the number of pairs of adjacent squares that differ in tone. */
    int changes() {
        return changes;
    }
}
