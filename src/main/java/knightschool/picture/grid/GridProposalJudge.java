package knightschool.picture.grid;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.picture.SelectionFrame;

/**
 * Judges the grids that are proposed for a picture, and lets them grow until they hold a whole board.
 *
 * @param upright the angle by which the picture is turned
 * @param votes those of the edges at that angle
 */
record GridProposalJudge(DeskewTransform upright, GridLineVotes votes) {
    /** How many squares beyond those that are known are looked at. */
    private static final double BEYOND = 3.3;

    /** Where a grid grows into other things its score falls. */
    private static final double WORSE = 0.8;

    static GridProposalJudge at(DeskewTransform upright, EdgeVotes vertical, EdgeVotes horizontal) {
        return new GridProposalJudge(upright, GridLineVotes.at(upright, vertical, horizontal));
    }

    /** What the picture says for a grid of so many squares from the first of the lines on. */
    GridSupport support(LineSeries across, LineSeries down, int columns, int rows) {
        return new GridSupport(votes, across, down, columns, rows);
    }

    /** As {@link #judge}, of other lines in the part of the picture that a proposal takes up, and a little beyond. */
    Optional<GridProposal> judgeAround(GridProposal proposal, LineSeries across, LineSeries down) {
        return judge(across, down, around(proposal, BEYOND));
    }

    /** Looks a little beyond the squares of a proposal, as long as more are found. */
    Optional<GridProposal> grown(GridProposal proposal) {
        int size = Math.max(proposal.range().columns(), proposal.range().rows());
        return Stream.of(BEYOND, BEYOND + size)
                .flatMap(beyond -> grown(proposal, beyond).stream())
                .max(Comparator.comparingDouble(GridProposal::score));
    }

    private Optional<GridProposal> grown(GridProposal proposal, double beyond) {
        Optional<GridProposal> best = Optional.empty();
        SelectionFrame before = null;
        SelectionFrame part = around(proposal, beyond);
        while (!part.equals(before)) {
            Optional<GridProposal> now = judge(proposal.support().across, proposal.support().down, part);
            if (now.isEmpty()
                    || best.isPresent()
                            && now.get().score() < WORSE * best.get().score()) {
                break;
            }
            best = now;
            before = part;
            part = around(now.get(), beyond).union(before);
        }
        return best;
    }

    private SelectionFrame around(GridProposal proposal, double beyond) {
        double x = proposal.support().across.at(proposal.reach().left() - beyond);
        double y = proposal.support().down.at(proposal.reach().top() - beyond);
        double right = proposal.support().across.at(proposal.reach().right() + beyond);
        double bottom = proposal.support().down.at(proposal.reach().bottom() + beyond);
        int left = (int) Math.max(0, x);
        int top = (int) Math.max(0, y);
        return new SelectionFrame(
                left,
                top,
                (int) Math.min(upright.width(), right) - left,
                (int) Math.min(upright.height(), bottom) - top);
    }

    /** A grid in a part of the picture with the squares that hang together; empty where they are no board. */
    Optional<GridProposal> judge(LineSeries across, LineSeries down, SelectionFrame part) {
        GridSupport support = GridSupport.within(votes, across, down, part);
        return ConnectedGridSquares.of(support)
                .filter(GridProposalJudge::isBoard)
                .map(piece -> GridProposal.scored(
                        support, GridMarginTrim.of(support, piece.range()), piece.reach(), piece.junctions()));
    }

    private static boolean isBoard(ConnectedGridSquares.Piece piece) {
        return piece.range().columns() > 1
                && piece.range().rows() > 1
                && piece.range().columns() + piece.range().rows() > 4;
    }
}
