package knightschool.picture.reading;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Classifies squares as light or dark by a brightness threshold.
 *
 * <p>The threshold is Otsu's (1979). Uneven lighting is removed first: a model of log brightness, with one tone per
 * class and a plane over the board, is fitted by least squares, in alternation with the classification.
 */
final class LightDarkClassifier {
    /**
     * The value added to brightness before the logarithm, so that noise has no more effect in dark squares than in
     * light ones.
     */
    private static final double BLACK = 24;

    private static final int ROUNDS = 4;

    /** The minimum difference in brightness of two tones. */
    private static final double LEAST_CONTRAST = 9;

    /** The difference in brightness below which the contrast is doubtful. */
    private static final double FAIR_CONTRAST = 18;

    /**
     * The minimum distance between the means of two tones, in units of their spread; below it, there is one tone that
     * varies.
     */
    private static final double LEAST_RATIO = 3.7;

    private static final double FAIR_RATIO = 5;

    private final double[] values;
    private final boolean[] plain;
    private boolean[] light;
    private double lightTone;
    private double darkTone;
    private double ratio;

    private LightDarkClassifier(double[] values, boolean[] plain) {
        this.values = values;
        this.plain = plain;
    }

    /**
     * Computes a threshold.
     *
     * @param luma the brightness of each square
     * @param plain whether a square is empty; only such squares determine the tones
     * @param column the column of each square
     * @param row the row of each square
     */
    static LightDarkClassifier of(double[] luma, boolean[] plain, int[] column, int[] row) {
        double[] logs =
                Arrays.stream(luma).map(y -> Math.log(Math.max(0, y) + BLACK)).toArray();
        LightDarkClassifier split = new LightDarkClassifier(logs.clone(), plain);
        split.divide();
        for (int round = 0; round < ROUNDS && logs.length >= 8 && split.ratio >= 2; round++) {
            double[] plane = split.plane(logs, column, row);
            for (int i = 0; i < logs.length; i++) {
                split.values[i] = logs[i] - plane[0] * column[i] - plane[1] * row[i];
            }
            split.divide();
        }
        return split;
    }

    private void divide() {
        double[] sorted = IntStream.range(0, values.length)
                .filter(i -> plain[i])
                .mapToDouble(i -> values[i])
                .sorted()
                .toArray();
        double threshold = otsu(sorted);
        light = new boolean[values.length];
        for (int i = 0; i < values.length; i++) {
            light[i] = values[i] > threshold;
        }
        lightTone = mean(true);
        darkTone = mean(false);
        double spread = 0;
        for (int i = 0; i < values.length; i++) {
            double off = plain[i] ? values[i] - (light[i] ? lightTone : darkTone) : 0;
            spread += off * off;
        }
        ratio = (lightTone - darkTone) / Math.max(1e-3, Math.sqrt(spread / Math.max(1, sorted.length)));
    }

    private double mean(boolean ofLight) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < values.length; i++) {
            sum += plain[i] && light[i] == ofLight ? values[i] : 0;
            count += plain[i] && light[i] == ofLight ? 1 : 0;
        }
        return count == 0 ? 0 : sum / count;
    }

    /** Returns the threshold with the largest variance between the classes, midway between two adjacent values. */
    private static double otsu(double[] sorted) {
        double all = Arrays.stream(sorted).sum();
        double below = 0;
        double most = -1;
        double threshold = sorted.length == 0 ? 0 : sorted[0] - 1;
        for (int i = 0; i < sorted.length - 1; i++) {
            below += sorted[i];
            double low = below / (i + 1);
            double high = (all - below) / (sorted.length - i - 1);
            double between = (i + 1.0) * (sorted.length - i - 1) * (high - low) * (high - low);
            if (between > most && sorted[i] < sorted[i + 1]) {
                most = between;
                threshold = (sorted[i] + sorted[i + 1]) / 2;
            }
        }
        return threshold;
    }

    /** Returns the brightness gradient over columns and rows, without the difference between the classes. */
    private double[] plane(double[] logs, int[] column, int[] row) {
        double[] mean = new double[6];
        int[] count = new int[2];
        for (int i = 0; i < logs.length; i++) {
            int tone = light[i] ? 1 : 0;
            if (!plain[i]) {
                continue;
            }
            count[tone]++;
            mean[3 * tone] += logs[i];
            mean[3 * tone + 1] += column[i];
            mean[3 * tone + 2] += row[i];
        }
        double xx = 1e-9;
        double xy = 0;
        double yy = 1e-9;
        double xl = 0;
        double yl = 0;
        for (int i = 0; i < logs.length; i++) {
            int tone = light[i] ? 1 : 0;
            if (!plain[i]) {
                continue;
            }
            double l = logs[i] - mean[3 * tone] / count[tone];
            double x = column[i] - mean[3 * tone + 1] / count[tone];
            double y = row[i] - mean[3 * tone + 2] / count[tone];
            xx += x * x;
            xy += x * y;
            yy += y * y;
            xl += x * l;
            yl += y * l;
        }
        double determinant = xx * yy - xy * xy;
        return determinant < 1e-6 * xx * yy
                ? new double[2]
                : new double[] {(xl * yy - yl * xy) / determinant, (yl * xx - xl * xy) / determinant};
    }

    boolean isLight(int i) {
        return light[i];
    }

    /**
     * Returns the brightness of a square, corrected for uneven lighting, from 0 at the dark tone to 1 at the light one.
     */
    double place(int i) {
        return (values[i] - darkTone) / Math.max(1e-6, lightTone - darkTone);
    }

    /** Returns the difference in brightness between the light and the dark tone. */
    double contrast() {
        return Math.exp(lightTone) - Math.exp(darkTone);
    }

    /** Returns whether there are two tones. */
    boolean isTwo() {
        return contrast() >= LEAST_CONTRAST && ratio >= LEAST_RATIO;
    }

    /** Returns whether it is unclear if there are two tones or one. */
    boolean isUnclear() {
        boolean faint = contrast() < FAIR_CONTRAST && contrast() >= LEAST_CONTRAST * 0.6 && ratio >= LEAST_RATIO * 0.7;
        boolean varied = contrast() >= LEAST_CONTRAST && ratio < FAIR_RATIO && ratio >= LEAST_RATIO * 0.7;
        return faint || varied;
    }

    /** Returns the confidence, from 0 to 1. */
    double confidence() {
        return isTwo() ? Math.min(1, contrast() / (3 * FAIR_CONTRAST)) * Math.min(1, ratio / (2 * FAIR_RATIO)) : 1;
    }
}
