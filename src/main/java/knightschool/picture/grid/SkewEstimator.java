package knightschool.picture.grid;

/**
 * Estimates the rotation of a picture, a few degrees at most: the angle at which its edge pixels fall on the fewest
 * parallel lines.
 *
 * <p>The edge pixels of {@link EdgeVotes} are projected along each angle. At the right angle the histogram of their
 * places has few high bars, so the sum of the squares of its bars is largest (Postl, 1986, for pages of text).
 */
final class SkewEstimator {
    private static final double LARGEST = Math.toRadians(2.6);
    private static final double COARSE = Math.toRadians(0.1);
    private static final double FINE = Math.toRadians(0.0125);
    private static final int MOST_VOTES = 40_000;

    private SkewEstimator() {}

    /** Returns the angle in radians, clockwise as seen on the screen. */
    static double of(EdgeVotes vertical, EdgeVotes horizontal, int width, int height) {
        double best = search(vertical, horizontal, width, height, 0, LARGEST, COARSE);
        return search(vertical, horizontal, width, height, best, COARSE, FINE);
    }

    private static double search(
            EdgeVotes vertical, EdgeVotes horizontal, int width, int height, double middle, double range, double step) {
        double best = middle;
        double most = -1;
        int steps = (int) Math.round(range / step);
        for (int i = -steps; i <= steps; i++) {
            double angle = middle + i * step;
            double score = sharpness(vertical, Math.cos(angle), Math.sin(angle), width + height)
                    + sharpness(horizontal, -Math.sin(angle), Math.cos(angle), width + height);
            if (score > most * (1 + 1e-9) || score >= most && Math.abs(angle) < Math.abs(best)) {
                most = score;
                best = angle;
            }
        }
        return best;
    }

    private static double sharpness(EdgeVotes votes, double perX, double perY, int reach) {
        double[] bars = new double[2 * reach + 3];
        int stride = Math.max(1, votes.size() / MOST_VOTES);
        for (int i = 0; i < votes.size(); i += stride) {
            double at = votes.x(i) * perX + votes.y(i) * perY + reach;
            int bar = (int) at;
            bars[bar] += votes.weight(i) * (1 - (at - bar));
            bars[bar + 1] += votes.weight(i) * (at - bar);
        }
        double sum = 0;
        for (double bar : bars) {
            sum += bar * bar;
        }
        return sum;
    }
}
