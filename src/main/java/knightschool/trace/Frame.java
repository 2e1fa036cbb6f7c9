package knightschool.trace;

import java.util.ArrayList;
import java.util.List;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Explanation;
import knightschool.algorithm.Situation;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Candidate;
import knightschool.search.Change;
import knightschool.search.Domains;
import knightschool.search.Outcome;
import knightschool.search.Way;

/**
 * The immutable picture of one moment of a search: what the step did, what is open now, what may come next, and why.
 *
 * @param algorithm whose search it is
 * @param situation what the step did, with the squares and domains before and after
 * @param candidates what may be tried next, the next choice first
 * @param counters what has been counted
 * @param explanation the pseudocode line of the step and its reason
 */
public record Frame(
        Algorithm algorithm,
        Situation situation,
        List<Candidate> candidates,
        Counters counters,
        Explanation explanation) {

    public Board board() {
        return situation.problem().board();
    }

    public MoveOrder moves() {
        return situation.problem().moves();
    }

    public Way way() {
        return situation.way();
    }

    public Domains domains() {
        return situation.domains();
    }

    public Change change() {
        return situation.change();
    }

    public long step() {
        return counters.step();
    }

    /** Whether this is the last moment of the search. */
    public boolean isOver() {
        return situation.over();
    }

    /** How the search ended; {@link Outcome#STOPPED} as long as it is not over. */
    public Outcome outcome() {
        return situation.outcome();
    }

    /** The moves that this step closed from a square, as bits; only where the square has a domain before and after. */
    public int closedNow(int square) {
        return hasBoth(square) ? situation.before().mask(square) & ~domains().mask(square) : 0;
    }

    /** The moves that this step opened again from a square, as bits; only where it has a domain before and after. */
    public int reopenedNow(int square) {
        return hasBoth(square) ? domains().mask(square) & ~situation.before().mask(square) : 0;
    }

    private boolean hasBoth(int square) {
        return situation.before().has(square) && domains().has(square);
    }

    /** The unvisited squares without an open move, rising. */
    public List<Integer> emptyDomains() {
        return situation.emptyDomains();
    }

    /** Whether a square's domain became empty with this step. */
    public boolean isEmptiedNow(int square) {
        return domains().isEmpty(square)
                && square != way().head()
                && !situation.before().isEmpty(square);
    }

    /**
     * The domain array of a square: one cell per move, in move order, also for visited squares, whose moves are then
     * seen from a knight that has passed.
     */
    public List<DomainCell> cells(int square) {
        int[] numbers = way().numbers(board().squares());
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
        if (target == way().head()) {
            return new DomainCell(move, target, DomainCell.State.KNIGHT, 0, closed, reopened);
        }
        return numbers[target] == 0
                ? new DomainCell(move, target, DomainCell.State.OPEN, 0, closed, reopened)
                : new DomainCell(move, target, DomainCell.State.VISITED, numbers[target] + 1, closed, reopened);
    }
}
