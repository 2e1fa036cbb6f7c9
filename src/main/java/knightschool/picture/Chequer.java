package knightschool.picture;

import java.util.Arrays;

/**
 * Tells whether the two lightest tones of a board change from square to square as on a chessboard.
 *
 * <p>Up to three tones are told apart, with the two thresholds that leave the least variance within them (Otsu, 1979).
 */
final class Chequer {
    private static final double PURE = 0.94;
    private static final int FEWEST = 3;
    private static final int FEWEST_TOGETHER = 8;
    private static final double LEAST_CONTRAST = 7;

    /** Brightness from which on squares belong to the chequer; greater than all where there is none. */
    private final double from;

    private Chequer(double from) {
        this.from = from;
    }

    /**
     * @param luma of each square that is drawn
     * @param parity of the same squares: column + row, odd or even
     */
    static Chequer of(double[] luma, boolean[] parity) {
        double[] sorted = luma.clone();
        Arrays.sort(sorted);
        if (sorted.length < FEWEST_TOGETHER) {
            return new Chequer(Double.MAX_VALUE);
        }
        double single = split(sorted, 0);
        if (isPure(luma, parity, -1, single)) {
            return new Chequer(-1);
        }
        double[] pair = pair(sorted);
        return isPure(luma, parity, pair[0], pair[1]) ? new Chequer(pair[0]) : new Chequer(Double.MAX_VALUE);
    }

    /** Whether squares above {@code between} are of one parity and those from {@code low} to there of the other. */
    private static boolean isPure(double[] luma, boolean[] parity, double low, double between) {
        int[][] counts = new int[2][2];
        double[] sums = new double[2];
        for (int i = 0; i < luma.length; i++) {
            if (luma[i] > low) {
                int tone = luma[i] > between ? 1 : 0;
                counts[tone][parity[i] ? 1 : 0]++;
                sums[tone] += luma[i];
            }
        }
        int dark = counts[0][0] + counts[0][1];
        int light = counts[1][0] + counts[1][1];
        int agree = Math.max(counts[0][0] + counts[1][1], counts[0][1] + counts[1][0]);
        return dark >= FEWEST
                && light >= FEWEST
                && dark + light >= FEWEST_TOGETHER
                && agree >= PURE * (dark + light)
                && Math.min(dark, light) * 4 >= Math.max(dark, light)
                && sums[1] / light - sums[0] / dark >= LEAST_CONTRAST;
    }

    private static double split(double[] sorted, int first) {
        double best = Double.MAX_VALUE;
        double at = sorted[first];
        double[] sums = sums(sorted);
        for (int i = first; i < sorted.length - 1; i++) {
            double within = within(sums, first, i + 1) + within(sums, i + 1, sorted.length);
            if (within < best) {
                best = within;
                at = (sorted[i] + sorted[i + 1]) / 2;
            }
        }
        return at;
    }

    private static double[] pair(double[] sorted) {
        double[] sums = sums(sorted);
        double best = Double.MAX_VALUE;
        double[] pair = {sorted[0], sorted[0]};
        int stride = Math.max(1, sorted.length / 400);
        for (int i = 0; i < sorted.length - 2; i += stride) {
            for (int j = i + 1; j < sorted.length - 1; j += stride) {
                double within =
                        within(sums, 0, i + 1) + within(sums, i + 1, j + 1) + within(sums, j + 1, sorted.length);
                if (within < best) {
                    best = within;
                    pair = new double[] {(sorted[i] + sorted[i + 1]) / 2, (sorted[j] + sorted[j + 1]) / 2};
                }
            }
        }
        return pair;
    }

    /** Running sums of the numbers and of their squares, one behind the other. */
    private static double[] sums(double[] sorted) {
        double[] sums = new double[2 * (sorted.length + 1)];
        for (int i = 0; i < sorted.length; i++) {
            sums[2 * i + 2] = sums[2 * i] + sorted[i];
            sums[2 * i + 3] = sums[2 * i + 1] + sorted[i] * sorted[i];
        }
        return sums;
    }

    private static double within(double[] sums, int from, int to) {
        double sum = sums[2 * to] - sums[2 * from];
        return sums[2 * to + 1] - sums[2 * from + 1] - sum * sum / Math.max(1, to - from);
    }

    boolean isFound() {
        return from < Double.MAX_VALUE;
    }

    /** Whether a drawn square belongs to it and is playable. */
    boolean contains(double luma) {
        return luma > from;
    }
}
