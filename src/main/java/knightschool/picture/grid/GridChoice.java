package knightschool.picture.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.picture.LumaChromaPlanes;

/**
 * Chooses among grids that were proposed for a picture, by their scores and by how many of their squares are of one
 * tone each ({@link SquareUniformity}).
 */
final class GridChoice {
    /** A grid with larger squares wins if it explains so much of what one with smaller squares does. */
    private static final double GOOD = 0.85;

    /** If its squares are of one tone each, and many of them differ from those beside them, so much suffices. */
    private static final double FAIR = 0.5;

    private static final int MANY_CHANGES = 8;

    /** So many of its squares are of one tone each. */
    private static final double UNIFORM = 0.95;

    /** If fewer are, the grid is doubted. */
    private static final double FAIRLY_UNIFORM = 0.88;

    private static final double LEAST_LINES = 0.5;

    /** Two rows are rather buttons in a row. */
    private static final double NARROW = 0.3;

    /** Grids that lie nearer to each other than this share of a square are one. */
    private static final double EXACT = 0.005;

    private record Candidate(GridProposal grid, double share, int changes) {
        double score() {
            double narrow = Math.min(grid.range().columns(), grid.range().rows()) < 3 ? NARROW : 1;
            return grid.score() * share * share * narrow;
        }

        double pitch() {
            return grid.pitch();
        }
    }

    private final List<Candidate> candidates;

    GridChoice(LumaChromaPlanes planes, DeskewTransform upright, List<GridProposal> finalists) {
        this.candidates = different(finalists).stream()
                .filter(one -> one.score() > 0 && FoundGrid.isGrid(one.explained(), one.linesSeen()))
                .map(one -> {
                    SquareUniformity uniformity = SquareUniformity.of(planes, upright, one);
                    return new Candidate(one, uniformity.share(), uniformity.changes());
                })
                .toList();
    }

    private static List<GridProposal> different(List<GridProposal> finalists) {
        List<GridProposal> different = new ArrayList<>();
        finalists.stream()
                .sorted(Comparator.comparingDouble(GridProposal::score).reversed())
                .filter(one -> different.stream().noneMatch(other -> isEqual(other, one)))
                .forEach(different::add);
        return different;
    }

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

    /** Whether two grids have the same squares, as many of them and as exactly placed. */
    static boolean isEqual(GridProposal a, GridProposal b) {
        return a.range().columns() == b.range().columns()
                && a.range().rows() == b.range().rows()
                && Math.abs(a.pitch() / b.pitch() - 1) < EXACT
                && Math.abs(a.centreX() - b.centreX()) < EXACT * a.pitch()
                && Math.abs(a.centreY() - b.centreY()) < EXACT * a.pitch();
    }

    /** How far the lines of two series lie from each other near a place, in squares. */
    private static double offset(LineSeries a, LineSeries b, double place) {
        double squares = (b.at(b.nearest(place)) - a.origin()) / a.pitch();
        return Math.abs(squares - Math.rint(squares));
    }

    /** The grid with the best score, or one with larger squares that explains the same. */
    Optional<GridProposal> best() {
        Optional<Candidate> best = candidates.stream().max(Comparator.comparingDouble(Candidate::score));
        for (int step = 0; step < candidates.size(); step++) {
            best = best.map(found -> candidates.stream()
                    .filter(other -> isBetterMultiple(other, found) || isWhole(other, found))
                    .max(Comparator.comparingDouble(Candidate::score))
                    .orElse(found));
        }
        return best.map(Candidate::grid);
    }

    /** Whether larger squares explain as much: a divisor of the right pitch finds what is drawn within the squares. */
    private static boolean isBetterMultiple(Candidate larger, Candidate smaller) {
        double explains = larger.grid.explained() / smaller.grid.explained();
        return larger.pitch() > 1.5 * smaller.pitch()
                && isDivision(larger.pitch() / smaller.pitch())
                && larger.share >= UNIFORM
                && larger.grid.linesSeen() >= LEAST_LINES
                && (explains >= GOOD || explains >= FAIR && larger.changes >= MANY_CHANGES);
    }

    /** Whether a grid has the same squares and more of them, as when a part of a board hangs together closely. */
    private static boolean isWhole(Candidate whole, Candidate part) {
        GridProposal a = whole.grid;
        GridProposal b = part.grid;
        return a.range().columns() * a.range().rows()
                        > b.range().columns() * b.range().rows()
                && isSame(a, b)
                && a.support().across.at(a.range().left()) < b.centreX()
                && a.support().across.at(a.range().right()) > b.centreX()
                && a.support().down.at(a.range().top()) < b.centreY()
                && a.support().down.at(a.range().bottom()) > b.centreY()
                && whole.share >= UNIFORM
                && a.explained() >= GOOD * b.explained()
                && whole.score() >= FAIR * part.score();
    }

    /**
     * How good another grid is that is no division of the one found, as a share of its score; 1 where the squares of
     * the one found are of several tones.
     */
    double rival(GridProposal found) {
        boolean isUniform = candidates.stream().anyMatch(one -> one.grid == found && one.share >= FAIRLY_UNIFORM);
        double other = candidates.stream()
                .filter(one -> !isDivision(found.pitch() / one.pitch()))
                .mapToDouble(Candidate::score)
                .max()
                .orElse(0);
        return isUniform ? other / found.score() : 1;
    }

    private static boolean isDivision(double ratio) {
        return ratio > 0.97 && Math.abs(ratio - Math.rint(ratio)) < 0.04 * ratio;
    }
}
