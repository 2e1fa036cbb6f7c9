package knightschool.picture.reading;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Detects, on squares already found in a picture, whether the two lightest tones alternate from square to square as on
 * a chessboard.
 *
 * @param squares the squares of the pattern, which are drawn and playable
 */
record AlternatingToneDetector(BitSet squares) {
    private static final double PURE = 0.94;
    private static final int FEWEST = 3;
    private static final int FEWEST_TOGETHER = 8;
    private static final double LEAST_CONTRAST = 7;
    private static final double FAIR_CONTRAST = 14;

    /**
     * The minimum distance between the second and the third tone, relative to that between the first and the second,
     * for the third to be that of holes.
     */
    private static final double THIRD = 0.7;

    /**
     * Detects a chessboard pattern.
     *
     * @param luma the brightness of each square of the board
     * @param columns the number of columns of the board
     * @param among the squares that are drawn; others are not part of the pattern
     */
    static AlternatingToneDetector of(double[] luma, int columns, BitSet among) {
        int[] squares = among.stream().toArray();
        double[] tones = Arrays.stream(squares).mapToDouble(i -> luma[i]).toArray();
        boolean[] parity = parity(squares, columns);
        double[] sorted = tones.clone();
        Arrays.sort(sorted);
        if (sorted.length < FEWEST_TOGETHER) {
            return new AlternatingToneDetector(new BitSet());
        }
        double[] pair = pair(sorted);
        if (isPure(tones, parity, pair[0], pair[1]) && isThird(sorted, pair)) {
            return new AlternatingToneDetector(above(luma, squares, pair[0]));
        }
        return new AlternatingToneDetector(
                isPure(tones, parity, -1, split(sorted)) ? above(luma, squares, -1) : new BitSet());
    }

    /**
     * Returns whether the darkest tone is nearly as far from the second as that is from the lightest, and so is that of
     * holes.
     */
    private static boolean isThird(double[] tones, double[] pair) {
        double low = mean(tones, -1, pair[0]);
        double middle = mean(tones, pair[0], pair[1]);
        return middle - low >= Math.max(LEAST_CONTRAST, THIRD * (mean(tones, pair[1], Double.MAX_VALUE) - middle));
    }

    private static double mean(double[] tones, double above, double upTo) {
        return Arrays.stream(tones)
                .filter(tone -> tone > above && tone <= upTo)
                .average()
                .orElse(0);
    }

    /**
     * Detects a chessboard pattern with holes. If all light squares were of one colour of a chessboard, no knight could
     * move, so those of the other colour that have a single tone are playable too, whatever holes look like.
     *
     * @param absent the squares that seem not to be drawn; none of them may be light
     */
    static AlternatingToneDetector ofOneColour(double[] luma, int columns, BitSet absent) {
        int[] all = IntStream.range(0, luma.length).toArray();
        double[] sorted = luma.clone();
        Arrays.sort(sorted);
        BitSet squares = above(luma, all, split(sorted));
        if (squares.intersects(absent)) {
            return new AlternatingToneDetector(new BitSet());
        }
        boolean[] parity = parity(all, columns);
        long odd = squares.stream().filter(i -> parity[i]).count();
        boolean isOdd = 2 * odd > squares.cardinality();
        long many = isOdd ? odd : squares.cardinality() - odd;
        int[] otherSquares = Arrays.stream(all).filter(i -> parity[i] != isOdd).toArray();
        double tone = LumaChromaColour.median(
                Arrays.stream(otherSquares).mapToDouble(i -> luma[i]).toArray());
        double light = LumaChromaColour.median(
                squares.stream().mapToDouble(i -> luma[i]).toArray());
        if (squares.cardinality() <= FEWEST || many < PURE * squares.cardinality() || light - tone < FAIR_CONTRAST) {
            return new AlternatingToneDetector(new BitSet());
        }
        Arrays.stream(otherSquares)
                .filter(i -> Math.abs(luma[i] - tone) < LEAST_CONTRAST)
                .forEach(squares::set);
        return new AlternatingToneDetector(squares);
    }

    private static boolean[] parity(int[] squares, int columns) {
        boolean[] parity = new boolean[squares.length];
        for (int i = 0; i < squares.length; i++) {
            parity[i] = (squares[i] % columns + squares[i] / columns) % 2 == 1;
        }
        return parity;
    }

    private static BitSet above(double[] luma, int[] squares, double from) {
        BitSet above = new BitSet();
        Arrays.stream(squares).filter(i -> luma[i] > from).forEach(above::set);
        return above;
    }

    /**
     * Returns whether squares above {@code between} have one parity, and those from {@code low} to {@code between} the
     * other.
     */
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

    private static double split(double[] sorted) {
        double best = Double.MAX_VALUE;
        double at = sorted[0];
        double[] sums = sums(sorted);
        for (int i = 0; i < sorted.length - 1; i++) {
            double within = within(sums, 0, i + 1) + within(sums, i + 1, sorted.length);
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

    /** Returns the cumulative sums of the numbers and of their squares, alternating. */
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
        return !squares.isEmpty();
    }
}
