package knightschool.picture.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import knightschool.picture.LumaChromaPlanes;

/**
 * Selects the best of the grids proposed for a picture, by their scores and by the share of their squares that have a
 * single tone ({@link SquareUniformity}).
 */
final class GridProposalSelector {
    /**
     * The share of what a grid with smaller squares explains that a grid with larger squares must explain to be
     * preferred.
     */
    private static final double GOOD = 0.85;

    /** The share that suffices instead of {@code GOOD} if many squares differ in tone from adjacent ones. */
    private static final double FAIR = 0.5;

    private static final int MANY_CHANGES = 8;

    /** The share of single-tone squares that a grid with larger squares needs to be preferred. */
    private static final double UNIFORM = 0.95;

    /** The share of single-tone squares below which a grid is doubted. */
    private static final double FAIRLY_UNIFORM = 0.88;

    private static final double LEAST_LINES = 0.5;

    /** The score factor for grids with fewer than three rows or columns, which are more likely rows of buttons. */
    private static final double NARROW = 0.3;

    /** The distance in squares below which two grids count as equal. */
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

    GridProposalSelector(LumaChromaPlanes planes, DeskewTransform upright, List<GridProposal> finalists) {
        this.candidates = different(finalists).stream()
                .filter(one -> one.score() > 0 && FoundGrid.isGrid(one.explained(), one.linesSeen()))
                .map(one -> {
                    SquareUniformity uniformity = new SquareUniformity(planes, upright, one);
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

    /** Returns the best distinct grids, best first. */
    static List<GridProposal> distinct(List<GridProposal> proposals, int most) {
        proposals.sort(Comparator.comparingDouble(GridProposal::score).reversed());
        List<GridProposal> result = new ArrayList<>();
        for (GridProposal proposal : proposals) {
            if (result.size() < most && result.stream().noneMatch(other -> isSame(other, proposal))) {
                result.add(proposal);
            }
        }
        return result;
    }

    /** Returns whether two grids have the same squares near the centre of the second one. */
    private static boolean isSame(GridProposal a, GridProposal b) {
        boolean samePitch = Math.abs(a.pitch() / b.pitch() - 1) < 0.02;
        return samePitch
                && offset(a.support().across, b.support().across, b.centreX()) < 0.15
                && offset(a.support().down, b.support().down, b.centreY()) < 0.15
                && Math.abs(a.centreX() - b.centreX()) < 8 * a.pitch()
                && Math.abs(a.centreY() - b.centreY()) < 8 * a.pitch();
    }

    /** Returns whether two grids have the same number of squares in the same place. */
    static boolean isEqual(GridProposal a, GridProposal b) {
        return a.range().columns() == b.range().columns()
                && a.range().rows() == b.range().rows()
                && Math.abs(a.pitch() / b.pitch() - 1) < EXACT
                && Math.abs(a.centreX() - b.centreX()) < EXACT * a.pitch()
                && Math.abs(a.centreY() - b.centreY()) < EXACT * a.pitch();
    }

    /** Returns the distance between the lines of two series near a position, in squares. */
    private static double offset(LineSeries a, LineSeries b, double place) {
        double squares = (b.at(b.nearest(place)) - a.origin()) / a.pitch();
        return Math.abs(squares - Math.rint(squares));
    }

    /** Returns the grid with the best score, or one with larger squares that explains as much. */
    Optional<GridProposal> best() {
        Optional<Candidate> best = candidates.stream().max(Comparator.comparingDouble(Candidate::score));
        for (int step = 0; step < candidates.size(); step++) {
            best = best.map(candidate -> candidates.stream()
                    .filter(other -> isBetterMultiple(other, candidate) || isWhole(other, candidate))
                    .max(Comparator.comparingDouble(Candidate::score))
                    .orElse(candidate));
        }
        return best.map(Candidate::grid);
    }

    /**
     * Returns whether larger squares explain as much. A divisor of the right pitch fits what is drawn within the
     * squares.
     */
    private static boolean isBetterMultiple(Candidate larger, Candidate smaller) {
        double explains = larger.grid.explained() / smaller.grid.explained();
        return larger.pitch() > 1.5 * smaller.pitch()
                && isDivision(larger.pitch() / smaller.pitch())
                && larger.share >= UNIFORM
                && larger.grid.linesSeen() >= LEAST_LINES
                && (explains >= GOOD || explains >= FAIR && larger.changes >= MANY_CHANGES);
    }

    /**
     * Returns whether a grid has the same squares and more of them, as when the other is a closely connected part of
     * the board.
     */
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
     * Returns the best score of another grid, other than a division of the one found, as a share of its score; 1 if too
     * few squares of the one found have a single tone.
     */
    double rival(GridProposal proposal) {
        boolean isUniform = candidates.stream().anyMatch(one -> one.grid == proposal && one.share >= FAIRLY_UNIFORM);
        double other = candidates.stream()
                .filter(one -> !isDivision(proposal.pitch() / one.pitch()))
                .mapToDouble(Candidate::score)
                .max()
                .orElse(0);
        return isUniform ? other / proposal.score() : 1;
    }

    private static boolean isDivision(double ratio) {
        return ratio > 0.97 && Math.abs(ratio - Math.rint(ratio)) < 0.04 * ratio;
    }
}
