package knightschool.picture.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the periods of the lines in a picture, in both directions at once.
 *
 * <p>The projection profiles of a part of the picture are folded with every pitch: with the right one the votes
 * accumulate near one phase (the epoch folding of astronomers, Leahy et al., 1983).
 */
final class LinePeriodSearch {
    static final double LEAST_PITCH = 10;
    static final double GREATEST_PITCH = 200;
    private static final int PHASES = 32;
    private static final int NEAR = 8;

    /** The maximum drift of lines across a part from one tested pitch to the next, in pitches. */
    private static final double DRIFT = 0.08;

    /**
     * A grid that may explain a part of the picture.
     *
     * @param columns the vertical lines
     * @param rows the horizontal lines
     * @param share the share of votes that it explains, beyond chance, from 0 to 1
     */
    record Candidate(LineSeries columns, LineSeries rows, double share) {}

    private record Fold(double share, double phase) {}

    private LinePeriodSearch() {}

    /**
     * Returns the best candidates of a part, best first.
     *
     * @param across the profile of the vertical lines, which begins at {@code left}
     * @param down the profile of the horizontal lines, which begins at {@code top}
     */
    static List<Candidate> candidates(float[] across, int left, float[] down, int top, int most) {
        List<Candidate> peaks = new ArrayList<>();
        Candidate before = null;
        boolean rises = false;
        int longest = Math.max(across.length, down.length);
        double greatest = Math.min(GREATEST_PITCH, longest / 2.0);
        for (double pitch = LEAST_PITCH; pitch <= greatest; pitch += DRIFT * pitch * pitch / longest) {
            Fold columns = fold(across, pitch);
            Fold rows = fold(down, pitch);
            double share = Math.min(columns.share, rows.share) + 0.5 * Math.max(columns.share, rows.share);
            Candidate now = new Candidate(
                    LineSeries.of(left + columns.phase * pitch, pitch),
                    LineSeries.of(top + rows.phase * pitch, pitch),
                    share);
            if (before != null && rises && share < before.share) {
                peaks.add(before);
            }
            rises = before == null || share >= before.share;
            before = now;
        }
        List<Candidate> best = new ArrayList<>();
        peaks.sort(Comparator.comparingDouble(Candidate::share).reversed());
        addDistinct(peaks, most / 2, best);
        peaks.sort(Comparator.comparingDouble(LinePeriodSearch::shareForSize).reversed());
        addDistinct(peaks, most, best);
        return best;
    }

    /**
     * Returns the share weighted by size, because every divisor of the right pitch explains as much as the pitch
     * itself.
     */
    private static double shareForSize(Candidate candidate) {
        return candidate.share * Math.sqrt(candidate.columns.pitch());
    }

    private static void addDistinct(List<Candidate> peaks, int most, List<Candidate> candidates) {
        for (Candidate peak : peaks) {
            boolean isNew = candidates.stream()
                    .allMatch(other -> Math.abs(other.columns.pitch() / peak.columns.pitch() - 1) > 0.025);
            if (isNew && candidates.size() < most) {
                candidates.add(peak);
            }
        }
    }

    private static Fold fold(float[] profile, double pitch) {
        float[] bars = new float[PHASES];
        double perPixel = PHASES / pitch;
        double at = 0.5 * perPixel;
        float all = 0;
        for (float votes : profile) {
            bars[(int) at] += votes;
            all += votes;
            at += perPixel;
            while (at >= PHASES) {
                at -= PHASES;
            }
        }
        float near = 0;
        for (int i = 0; i < NEAR; i++) {
            near += bars[i];
        }
        float most = -1;
        int best = 0;
        for (int i = 0; i < PHASES; i++) {
            if (near > most) {
                most = near;
                best = i;
            }
            near += bars[(i + NEAR) % PHASES] - bars[i];
        }
        double chance = (double) NEAR / PHASES;
        return new Fold(all == 0 ? 0 : (most / all - chance) / (1 - chance), centre(bars, best) / PHASES);
    }

    /**
     * Returns the mean phase of the votes near the best phase, so that it does not depend on the boundaries of the
     * bars.
     */
    private static double centre(float[] bars, int from) {
        double weight = 0;
        double sum = 0;
        for (int i = 0; i < NEAR; i++) {
            double votes = bars[(from + i) % PHASES];
            weight += votes;
            sum += votes * (from + i + 0.5);
        }
        return weight == 0 ? from : sum / weight;
    }
}
