package knightschool.picture.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.picture.GridPlacement;
import knightschool.picture.LumaChromaPlanes;
import knightschool.picture.SelectionFrame;

/**
 * Finds the grid of a board in a picture.
 *
 * <p>Edges vote; the angle at which they fall on the fewest lines is the rotation of the picture. Windows of several
 * sizes propose grids by the period of their votes, so that a small board is found among other things. Each proposal is
 * scored by the junctions that it explains among connected squares, and fitted to the votes. Boards of which little
 * more than the outline is visible are proposed by {@link OutlineGridSearch}. Every divisor of the right pitch explains
 * as many junctions, so multiples of good proposals are tried too, and {@link GridProposalSelector} selects the largest
 * squares that have a single tone each.
 */
public final class GridFinder {
    /** The numbers of windows into which a side is divided; windows overlap by half. */
    private static final int[] CUTS = {1, 2, 3, 5, 8};

    private static final int FEWEST_VOTES = 60;
    private static final int PER_WINDOW = 6;
    private static final int FINALISTS = 12;

    /** The share of its score that a grid must keep when the picture is rotated by the remaining angle. */
    private static final double SAME = 0.9;

    /** The largest multiple of the pitch that is tried. */
    private static final int MOST_TIMES = 8;

    private final LumaChromaPlanes planes;
    private final EdgeVotes verticalVotes;
    private final EdgeVotes horizontalVotes;
    private final Runnable check;
    private GridProposalScorer turned;

    private GridFinder(LumaChromaPlanes planes, Runnable check) {
        this.planes = planes;
        this.check = check;
        this.verticalVotes = EdgeVotes.vertical(planes);
        check.run();
        this.horizontalVotes = EdgeVotes.horizontal(planes);
        check.run();
        double angle = SkewEstimator.of(verticalVotes, horizontalVotes, planes.width(), planes.height());
        turn(new DeskewTransform(planes.width(), planes.height(), angle));
    }

    private void turn(DeskewTransform to) {
        turned = GridProposalScorer.at(to, verticalVotes, horizontalVotes);
        check.run();
    }

    /** Returns the grid; empty if there is none. */
    public static Optional<FoundGrid> find(LumaChromaPlanes planes, Runnable check) {
        return new GridFinder(planes, check).find();
    }

    /** Returns a grid placed by the user, with the support for it in the picture. */
    public static FoundGrid placed(LumaChromaPlanes planes, GridPlacement placement, Runnable check) {
        GridFinder finder = new GridFinder(planes, check);
        finder.turn(new DeskewTransform(planes.width(), planes.height(), placement.angle()));
        double x = placement.originX() / planes.scale();
        double y = placement.originY() / planes.scale();
        DeskewTransform upright = finder.turned.upright();
        LineSeries across = LineSeries.of(upright.u(x, y), placement.cellWidth() / planes.scale());
        LineSeries down = LineSeries.of(upright.v(x, y), placement.cellHeight() / planes.scale());
        GridSideSupport support = finder.turned.support(across, down, placement.columns(), placement.rows());
        GridCellRange range = new GridCellRange(0, 0, placement.columns(), placement.rows());
        return new FoundGrid(upright, support, range, support.explained(range), 0);
    }

    private Optional<FoundGrid> find() {
        List<GridProposal> finalists = new ArrayList<>();
        for (GridProposal local : GridProposalSelector.distinct(proposals(), FINALISTS)) {
            check.run();
            settled(local).ifPresent(finalists::add);
        }
        OutlineGridSearch.of(turned.votes()).forEach(lines -> outlined(lines).ifPresent(finalists::add));
        for (GridProposal one : GridProposalSelector.distinct(finalists, FINALISTS)) {
            check.run();
            addMultiples(one, finalists);
        }
        GridProposalSelector choice = new GridProposalSelector(planes, turned.upright(), finalists);
        return choice.best().map(proposal -> finished(proposal, choice.rival(proposal)));
    }

    /** Returns a proposal fitted and grown until it contains the whole board. */
    private Optional<GridProposal> settled(GridProposal local) {
        return fitted(local).flatMap(turned::grown).flatMap(this::fitted).flatMap(turned::grown);
    }

    /** Adds multiples of a grid to the finalists, because every divisor of the right pitch is found as well. */
    private void addMultiples(GridProposal one, List<GridProposal> finalists) {
        for (int times = 2; times <= MOST_TIMES && times * one.pitch() <= LinePeriodSearch.GREATEST_PITCH; times++) {
            turned.judgeAround(one, multipleAcross(one, times), multipleDown(one, times))
                    .filter(multiple ->
                            finalists.stream().noneMatch(other -> GridProposalSelector.isEqual(other, multiple)))
                    .flatMap(this::settled)
                    .ifPresent(finalists::add);
        }
    }

    private List<GridProposal> proposals() {
        List<GridProposal> proposals = new ArrayList<>();
        for (int cuts : CUTS) {
            int width = turned.upright().width() / cuts;
            int height = turned.upright().height() / cuts;
            for (int i = 0; i < 2 * cuts - 1; i++) {
                for (int j = 0; j < 2 * cuts - 1; j++) {
                    propose(new SelectionFrame(j * width / 2, i * height / 2, width, height), proposals);
                }
            }
            check.run();
        }
        return proposals;
    }

    private void propose(SelectionFrame window, List<GridProposal> proposals) {
        int right = window.x() + window.width();
        int bottom = window.y() + window.height();
        float[] across = turned.votes().vertical().profile(window.x(), right, window.y(), bottom);
        float[] down = turned.votes().horizontal().profile(window.y(), bottom, window.x(), right);
        if (sum(across) < FEWEST_VOTES || sum(down) < FEWEST_VOTES) {
            return;
        }
        LinePeriodSearch.candidates(across, window.x(), down, window.y(), PER_WINDOW)
                .forEach(candidate -> turned.judge(candidate.columns(), candidate.rows(), window)
                        .ifPresent(proposals::add));
    }

    private static double sum(float[] profile) {
        double sum = 0;
        for (float votes : profile) {
            sum += votes;
        }
        return sum;
    }

    private Optional<GridProposal> outlined(OutlineGridSearch.Lines lines) {
        GridCellRange range = new GridCellRange(0, 0, lines.columns(), lines.rows());
        GridSideSupport support = turned.support(lines.across(), lines.down(), lines.columns(), lines.rows());
        return fitted(GridProposal.scored(support, range, range, support.junctions(range)))
                .map(one -> GridProposal.scored(
                        one.support(), range, range, one.support().junctions(range)));
    }

    private Optional<GridProposal> fitted(GridProposal proposal) {
        GridRefiner.Fit columns =
                GridRefiner.upright(verticalVotes, turned.upright(), proposal.support(), proposal.range());
        GridRefiner.Fit rows =
                GridRefiner.level(horizontalVotes, turned.upright(), proposal.support(), proposal.range());
        double ratio = columns.lines().pitch() / rows.lines().pitch();
        if (ratio < 0.8 || ratio > 1.25) {
            return Optional.empty();
        }
        GridSideSupport support =
                turned.support(columns.lines(), rows.lines(), proposal.support().columns, proposal.support().rows);
        return Optional.of(
                new GridProposal(support, proposal.range(), proposal.reach(), proposal.explained(), proposal.score()));
    }

    /** Rotates the picture by the remaining angle of the grid, as long as the grid still explains as much. */
    private FoundGrid finished(GridProposal proposal, double rival) {
        var best = new FoundGrid(turned.upright(), proposal.support(), proposal.range(), proposal.explained(), rival);
        GridProposal now = proposal;
        for (int round = 0; round < 2; round++) {
            GridRefiner.Fit columns = GridRefiner.upright(verticalVotes, turned.upright(), now.support(), now.range());
            GridRefiner.Fit rows = GridRefiner.level(horizontalVotes, turned.upright(), now.support(), now.range());
            double turn = (rows.slope() * rows.votes() - columns.slope() * columns.votes())
                    / Math.max(1, rows.votes() + columns.votes());
            turn(turned.upright().turned(turn));
            GridSideSupport support =
                    turned.support(columns.lines(), rows.lines(), now.support().columns, now.support().rows);
            Optional<GridProposal> grown =
                    turned.grown(new GridProposal(support, now.range(), now.reach(), now.explained(), now.score()));
            if (grown.isEmpty() || grown.get().score() < SAME * now.score()) {
                break;
            }
            now = grown.get();
            best = new FoundGrid(turned.upright(), now.support(), now.range(), now.explained(), rival);
        }
        return best;
    }

    /** Returns every {@code times}-th vertical line of a grid, with the offset that has the most support. */
    private static LineSeries multipleAcross(GridProposal grid, int times) {
        return multiple(grid.support().across, grid.support().upright, times);
    }

    /** Returns every {@code times}-th horizontal line of a grid, with the offset that has the most support. */
    private static LineSeries multipleDown(GridProposal grid, int times) {
        return multiple(grid.support().down, grid.support().level, times);
    }

    private static LineSeries multiple(LineSeries lines, float[][] sides, int times) {
        double[] sums = new double[times];
        for (int line = 0; line < sides.length; line++) {
            for (float side : sides[line]) {
                sums[line % times] += side;
            }
        }
        int best = 0;
        for (int i = 1; i < times; i++) {
            best = sums[i] > sums[best] ? i : best;
        }
        return new LineSeries(lines.at(best), times * lines.pitch(), lines.tolerance());
    }
}
