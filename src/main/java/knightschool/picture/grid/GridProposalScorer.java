package knightschool.picture.grid;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.picture.SelectionFrame;

/**
 * Scores the grids proposed for a picture, and extends them until they contain a whole board.
 *
 * @param upright the rotation of the picture
 * @param votes the votes at that angle
 */
record GridProposalScorer(DeskewTransform upright, GridLineVotes votes) {
    /** The number of squares around the known ones that are examined. */
    private static final double BEYOND = 3.3;

    /** The ratio of scores below which growth ends, because the grid has grown into other things. */
    private static final double WORSE = 0.8;

    static GridProposalScorer at(DeskewTransform upright, EdgeVotes vertical, EdgeVotes horizontal) {
        return new GridProposalScorer(upright, GridLineVotes.at(upright, vertical, horizontal));
    }

    /** Returns the support for a grid with the given number of squares from the first of the lines on. */
    GridSideSupport support(LineSeries across, LineSeries down, int columns, int rows) {
        return new GridSideSupport(votes, across, down, columns, rows);
    }

    /** Scores other lines, as {@link #judge} does, in the part of the picture around a proposal. */
    Optional<GridProposal> judgeAround(GridProposal proposal, LineSeries across, LineSeries down) {
        return judge(across, down, around(proposal, BEYOND));
    }

    /** Extends a proposal around its squares as long as more squares are found. */
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
        LineSeries across = proposal.support().across;
        LineSeries down = proposal.support().down;
        int left = (int) Math.max(0, across.at(proposal.reach().left() - beyond));
        int top = (int) Math.max(0, down.at(proposal.reach().top() - beyond));
        int right = (int) Math.min(upright.width(), across.at(proposal.reach().right() + beyond));
        int bottom = (int) Math.min(upright.height(), down.at(proposal.reach().bottom() + beyond));
        return SelectionFrame.between(left, top, right, bottom);
    }

    /**
     * Returns the proposal for the connected squares of a grid in a part of the picture; empty if they are not a board.
     */
    Optional<GridProposal> judge(LineSeries across, LineSeries down, SelectionFrame part) {
        GridSideSupport support = GridSideSupport.within(votes, across, down, part);
        return ConnectedGridSquares.of(support)
                .filter(GridProposalScorer::isBoard)
                .map(piece -> GridProposal.scored(
                        support, GridMarginTrimmer.of(support, piece.range()), piece.reach(), piece.junctions()));
    }

    private static boolean isBoard(ConnectedGridSquares.Piece piece) {
        return piece.range().columns() > 1
                && piece.range().rows() > 1
                && piece.range().columns() + piece.range().rows() > 4;
    }
}
