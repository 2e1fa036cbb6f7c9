package knightschool.picture.grid;

import java.util.Arrays;
import knightschool.picture.LumaChromaPlanes;

/**
 * The points of a picture, in pixels from its corner, at which brightness or colour changes along a straight line
 * segment. Each point is one vote.
 *
 * <p>The derivative across the line is averaged along the line, which keeps straight edges and suppresses noise,
 * texture and most strokes of letters. Of adjacent points across the line only the strongest votes.
 */
final class EdgeVotes {
    /**
     * Half the length of the averaging window, in pixels: the derivative is averaged over twice as many pixels and one
     * more, which is less than the side of a small square.
     */
    private static final int HALF_RUN = 3;

    /** The side of the blocks in which noise is measured, in pixels. */
    private static final int BLOCK = 8;

    /** The share of blocks assumed to contain hardly any edges. */
    private static final double PLAIN = 0.65;

    /** The ratio of the noise threshold to the median derivative in a block. */
    private static final double NOISE_FACTOR = 4.5;

    /**
     * The distance in pixels at which the derivatives beside an edge are sampled. A gradual change is as steep there.
     */
    private static final int BESIDE = 3;

    /** The weight of the strongest votes. */
    private static final int MOST_WEIGHT = 8;

    private static final double STRONG = 0.9;

    /** The minimum step of a vote; smaller steps are compression artefacts. */
    private static final float LEAST_STEP = 5f;

    /** The weight of colour differences, which suffer more from compression than brightness. */
    private static final float COLOUR_WEIGHT = 0.7f;

    private float[] xs = new float[1 << 12];
    private float[] ys = new float[1 << 12];
    private boolean[] rising = new boolean[1 << 12];
    private float[] strengths = new float[1 << 12];
    private byte[] weights = {};
    private int size;

    private EdgeVotes() {}

    /** Returns the votes for vertical lines. */
    static EdgeVotes vertical(LumaChromaPlanes planes) {
        return new EdgeVotes().collect(planes, false);
    }

    /** Returns the votes for horizontal lines. */
    static EdgeVotes horizontal(LumaChromaPlanes planes) {
        return new EdgeVotes().collect(planes.transposed(), true);
    }

    private EdgeVotes collect(LumaChromaPlanes planes, boolean transposed) {
        int width = planes.width();
        float[] steps = new float[planes.luma().length];
        strongest(planes.luma(), steps, 1, width, planes.height());
        strongest(planes.blue(), steps, COLOUR_WEIGHT, width, planes.height());
        strongest(planes.red(), steps, COLOUR_WEIGHT, width, planes.height());
        float least = Math.max(LEAST_STEP, (float) (NOISE_FACTOR * noise(steps, width, planes.height())));
        for (int line = 0; line < planes.height(); line++) {
            for (int at = 1; at < width - 1; at++) {
                int index = line * width + at;
                float step = Math.abs(steps[index]);
                if (step >= least
                        && step > Math.abs(steps[index - 1])
                        && step >= Math.abs(steps[index + 1])
                        && prominence(
                                        steps,
                                        index,
                                        index - Math.min(at, BESIDE),
                                        index + Math.min(width - 1 - at, BESIDE))
                                >= 0.6f * least) {
                    float place = at + 0.5f + offset(Math.abs(steps[index - 1]), step, Math.abs(steps[index + 1]));
                    add(transposed ? line + 0.5f : place, transposed ? place : line + 0.5f, steps[index] > 0, step);
                }
            }
        }
        weigh();
        return this;
    }

    /** Returns the offset of the maximum of a parabola through three values, in pixels. */
    private static float offset(float before, float middle, float after) {
        float bend = 2 * middle - before - after;
        return bend <= 0 ? 0 : (after - before) / (2 * bend);
    }

    /** Replaces each value in {@code steps} by the weighted averaged derivative of a plane if that is larger. */
    private static void strongest(float[] plane, float[] steps, float weight, int width, int height) {
        float[] sums = new float[width];
        int run = 2 * HALF_RUN + 1;
        for (int line = -HALF_RUN; line < height; line++) {
            if (line + HALF_RUN < height) {
                addDerivative(plane, (line + HALF_RUN) * width, 1, sums);
            }
            if (line > HALF_RUN) {
                addDerivative(plane, (line - HALF_RUN - 1) * width, -1, sums);
            }
            for (int at = 1; at < width - 1 && line >= 0; at++) {
                float step = weight * sums[at] / run;
                if (Math.abs(step) > Math.abs(steps[line * width + at])) {
                    steps[line * width + at] = step;
                }
            }
        }
    }

    private static void addDerivative(float[] plane, int line, int sign, float[] sums) {
        for (int at = 1; at < sums.length - 1; at++) {
            sums[at] += sign * (plane[line + at + 1] - plane[line + at - 1]);
        }
    }

    /** Returns an upper bound for the median derivative in most blocks of the picture. */
    private static double noise(float[] steps, int width, int height) {
        int columns = width / BLOCK;
        int rows = height / BLOCK;
        int stride = 1 + columns * rows / 6000;
        float[] medians = new float[(columns * rows + stride - 1) / stride];
        float[] block = new float[BLOCK * BLOCK];
        for (int i = 0; i < medians.length; i++) {
            int corner = i * stride / columns * BLOCK * width + i * stride % columns * BLOCK;
            for (int j = 0; j < block.length; j++) {
                block[j] = Math.abs(steps[corner + j / BLOCK * width + j % BLOCK]);
            }
            Arrays.sort(block);
            medians[i] = block[block.length / 2];
        }
        Arrays.sort(medians);
        return medians.length == 0 ? 0 : medians[(int) (PLAIN * medians.length)];
    }

    /**
     * Returns how much a step exceeds those beside it in the same direction, because a gradual change is not an edge.
     */
    private static float prominence(float[] steps, int index, int before, int after) {
        float sign = Math.signum(steps[index]);
        float beside = Math.max(sign * steps[before], sign * steps[after]);
        return sign * steps[index] - Math.max(0, beside);
    }

    /** Gives every vote a weight from 1 to {@link #MOST_WEIGHT}, by its strength relative to strong votes. */
    private void weigh() {
        float[] sorted = Arrays.copyOf(strengths, size);
        Arrays.sort(sorted);
        float strong = size == 0 ? 1 : sorted[(int) (STRONG * size)];
        weights = new byte[size];
        for (int i = 0; i < size; i++) {
            weights[i] = (byte) Math.round(1 + (MOST_WEIGHT - 1) * Math.min(1, strengths[i] / strong));
        }
    }

    private void add(float x, float y, boolean isRising, float strength) {
        if (size == xs.length) {
            xs = Arrays.copyOf(xs, 2 * size);
            ys = Arrays.copyOf(ys, 2 * size);
            rising = Arrays.copyOf(rising, 2 * size);
            strengths = Arrays.copyOf(strengths, 2 * size);
        }
        xs[size] = x;
        ys[size] = y;
        strengths[size] = strength;
        rising[size++] = isRising;
    }

    int size() {
        return size;
    }

    float x(int vote) {
        return xs[vote];
    }

    float y(int vote) {
        return ys[vote];
    }

    /** Returns the weight of a vote, from 1 for faint edges such as compression artefacts to 8. */
    int weight(int vote) {
        return weights[vote];
    }

    /** Returns whether brightness or colour increases to the right or downwards. */
    boolean isRising(int vote) {
        return rising[vote];
    }
}
