package knightschool.trace;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.StepContext;
import knightschool.algorithm.StepReason;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Candidate;
import knightschool.search.Domains;
import knightschool.search.Outcome;
import knightschool.search.Path;
import knightschool.search.StepKind;

/**
 * The immutable picture of one moment of a search: what the step did, what is open now, what may come next, and why.
 *
 * @param algorithm whose search it is
 * @param context what the step did, with the squares and domains before and after
 * @param candidates what may be tried next, the next choice first
 * @param counters what has been counted
 * @param explanation the pseudocode line of the step and its reason
 */
public record Frame(
        Algorithm algorithm,
        StepContext context,
        List<Candidate> candidates,
        Counters counters,
        StepReason explanation) {

    public Board board() {
        return context.problem().board();
    }

    public MoveOrder moves() {
        return context.problem().moves();
    }

    public Path path() {
        return context.path();
    }

    public Domains domains() {
        return context.domains();
    }

    public StepKind stepKind() {
        return context.stepKind();
    }

    public long step() {
        return counters.step();
    }

    /** Whether this is the last moment of the search. */
    public boolean isOver() {
        return context.over();
    }

    /** How the search ended; {@link Outcome#STOPPED} as long as it is not over. */
    public Outcome outcome() {
        return context.outcome();
    }

    /** The moves that this step closed from a square, as bits; only where the square has a domain before and after. */
    public int closedNow(int square) {
        return hasBoth(square) ? context.before().mask(square) & ~domains().mask(square) : 0;
    }

    /** The moves that this step opened again from a square, as bits; only where it has a domain before and after. */
    public int reopenedNow(int square) {
        return hasBoth(square) ? domains().mask(square) & ~context.before().mask(square) : 0;
    }

    private boolean hasBoth(int square) {
        return context.before().has(square) && domains().has(square);
    }

    /** The unvisited squares without an open move, rising. */
    public List<Integer> emptyDomains() {
        return context.emptyDomains();
    }

    /** Whether a square's domain became empty with this step. */
    public boolean isEmptiedNow(int square) {
        return domains().isEmpty(square)
                && square != path().head()
                && !context.before().isEmpty(square);
    }

    /**
     * The domain array of a square: one cell per move, in move order, also for visited squares, whose moves are then
     * seen from a knight that has passed.
     */
    public List<DomainCell> cells(int square) {
        int[] numbers = path().numbers(board().squares());
        List<DomainCell> cells = new ArrayList<>();
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int target = moves().target(board(), square, move);
            cells.add(cell(square, move, target, numbers));
        }
        return cells;
    }

    private DomainCell cell(int square, int move, int target, int[] numbers) {
        boolean closed = (closedNow(square) >> move & 1) != 0;
        boolean reopened = (reopenedNow(square) >> move & 1) != 0;
        if (target == Board.NONE) {
            return new DomainCell(move, target, DomainCell.State.OFF_BOARD, 0, false, false);
        }
        if (!board().isPlayable(target)) {
            return new DomainCell(move, target, DomainCell.State.HOLE, 0, false, false);
        }
        if (target == path().head()) {
            return new DomainCell(move, target, DomainCell.State.KNIGHT, 0, closed, reopened);
        }
        return numbers[target] == 0
                ? new DomainCell(move, target, DomainCell.State.OPEN, 0, closed, reopened)
                : new DomainCell(move, target, DomainCell.State.VISITED, numbers[target] + 1, closed, reopened);
    }
}
