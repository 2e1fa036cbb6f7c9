package knightschool.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Chooses among grids that were proposed for a picture. */
final class GridChoice {
    /** A grid with larger squares wins if it explains so much of what one with smaller squares does. */
    private static final double GOOD = 0.85;

    private static final double FAIR = 0.35;

    private GridChoice() {}

    /** The best of some grids, best first, each once. */
    static List<GridProposal> distinct(List<GridProposal> proposals, int most) {
        proposals.sort(Comparator.comparingDouble(GridProposal::score).reversed());
        List<GridProposal> kept = new ArrayList<>();
        for (GridProposal proposal : proposals) {
            if (kept.size() < most && kept.stream().noneMatch(other -> isSame(other, proposal))) {
                kept.add(proposal);
            }
        }
        return kept;
    }

    /** Whether two grids have the same squares near the middle of the second. */
    private static boolean isSame(GridProposal a, GridProposal b) {
        boolean samePitch = Math.abs(a.pitch() / b.pitch() - 1) < 0.02;
        return samePitch
                && offset(a.support().across, b.support().across, b.centreX()) < 0.15
                && offset(a.support().down, b.support().down, b.centreY()) < 0.15
                && Math.abs(a.centreX() - b.centreX()) < 8 * a.pitch()
                && Math.abs(a.centreY() - b.centreY()) < 8 * a.pitch();
    }

    /** How far the lines of two series lie from each other near a place, in squares. */
    private static double offset(LineSeries a, LineSeries b, double place) {
        double squares = (b.at(b.nearest(place)) - a.origin()) / a.pitch();
        return Math.abs(squares - Math.rint(squares));
    }

    /** The grid with the best score, or one with larger squares that explains as much. */
    static Optional<GridProposal> best(List<GridProposal> finalists) {
        Optional<GridProposal> best =
                finalists.stream().filter(one -> one.score() > 0).max(Comparator.comparingDouble(GridProposal::score));
        for (Optional<GridProposal> before = Optional.empty(); !best.equals(before); ) {
            before = best;
            best = best.map(found -> finalists.stream()
                    .filter(other -> isMultiple(other, found))
                    .max(Comparator.comparingDouble(GridProposal::score))
                    .orElse(found));
        }
        return best;
    }

    /** Whether larger squares explain as much: a divisor of the right pitch finds what is drawn within the squares. */
    private static boolean isMultiple(GridProposal larger, GridProposal smaller) {
        return larger.pitch() > 1.5 * smaller.pitch()
                && isDivision(larger.pitch() / smaller.pitch())
                && larger.explained() >= GOOD * smaller.explained()
                && larger.score() >= FAIR * smaller.score();
    }

    /** How good another grid is that is no division of the one found, as a share of its score. */
    static double rival(GridProposal found, List<GridProposal> finalists) {
        return finalists.stream()
                        .filter(other -> !isDivision(found.pitch() / other.pitch()))
                        .mapToDouble(GridProposal::score)
                        .max()
                        .orElse(0)
                / found.score();
    }

    private static boolean isDivision(double ratio) {
        return ratio > 0.97 && Math.abs(ratio - Math.rint(ratio)) < 0.04 * ratio;
    }
}
