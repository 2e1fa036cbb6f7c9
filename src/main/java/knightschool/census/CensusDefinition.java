package knightschool.census;

import java.util.BitSet;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.files.InputFault;
import knightschool.search.Problem;
import knightschool.search.policy.SearchPolicy;

/**
 * The problem that a census solves: for each of many starts on one board, how a search from it ends, and after how many
 * steps.
 *
 * <p>Immutable. The start of the board itself, if any, is ignored.
 */
public final class CensusDefinition {
    /** The largest limit, in steps: the largest number of 18 digits. */
    public static final long MOST_STEPS = 999_999_999_999_999_999L;

    /** The largest number of starts of a census, and so of rows of a table. */
    public static final int MOST_STARTS = 1_000_000;

    private final Board board;
    private final SearchPolicy policy;
    private final boolean closed;
    private final long limit;
    private final BitSet starts;

    /**
     * Creates a census.
     *
     * @param limit the number of steps after which a search is stopped, 1 to {@link #MOST_STEPS}
     * @param starts square indices; holes among them are left out
     * @throws InputFault if there are too many starts, or a circuit is sought on a board with an end square
     */
    public CensusDefinition(Board board, SearchPolicy policy, boolean closed, long limit, BitSet starts) {
        if (limit < 1 || limit > MOST_STEPS) {
            throw new IllegalArgumentException("a limit is 1 to " + MOST_STEPS + " steps");
        }
        this.board = board;
        this.policy = policy;
        this.closed = closed;
        this.limit = limit;
        this.starts = new BitSet();
        starts.stream().filter(board::isPlayable).forEach(this.starts::set);
        if (this.starts.cardinality() > MOST_STARTS) {
            throw new InputFault(
                    "--starts",
                    0,
                    "a census of " + this.starts.cardinality() + " starts is too large",
                    "Ask for at most 1,000,000 at a time, such as 0-999999.");
        }
        problem(board.firstPlayable());
    }

    /** Returns a census of every playable square. */
    public static CensusDefinition ofEveryStart(Board board, SearchPolicy policy, boolean closed, long limit) {
        return new CensusDefinition(board, policy, closed, limit, StartSetParser.all(board));
    }

    public Board board() {
        return board;
    }

    public SearchPolicy policy() {
        return policy;
    }

    /** Returns whether closed tours are sought. */
    public boolean closed() {
        return closed;
    }

    /** Returns the number of steps after which a search is stopped. */
    public long limit() {
        return limit;
    }

    /** Returns the starts in ascending order. All of them are playable. */
    public IntStream starts() {
        return starts.stream();
    }

    /** Returns the number of starts. */
    public int size() {
        return starts.cardinality();
    }

    /** Returns the same census for the starts that a table does not contain. */
    public CensusDefinition without(CensusTable table) {
        BitSet open = (BitSet) starts.clone();
        table.rows().forEach(row -> open.clear(row.start()));
        return new CensusDefinition(board, policy, closed, limit, open);
    }

    Problem problem(int start) {
        return new Problem(board, MoveOrder.CLOCKWISE, start, closed);
    }
}
