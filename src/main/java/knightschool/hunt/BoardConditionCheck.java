package knightschool.hunt;

import java.util.EnumMap;
import java.util.Map;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Outcome;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/** Decides exactly which conditions of a hunt a board of at most {@value #MOST_SQUARES} squares satisfies. */
public final class BoardConditionCheck {
    /** The largest number of playable squares of a board that is checked. */
    public static final int MOST_SQUARES = OpenTourStarts.MOST_SQUARES;

    private static final SearchPolicy RULE =
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.NONE, BackjumpRule.NONE);

    private static final int UNKNOWN = -1;

    private final Board board;
    private final int[] neighbours;
    private final int end;
    private int starts = UNKNOWN;

    private BoardConditionCheck(Board board) {
        this.board = board.withEnd(Board.NONE);
        this.end = board.end();
        this.neighbours = OpenTourStarts.neighbours(board);
    }

    /**
     * Returns which conditions of a hunt a board satisfies, in their order.
     *
     * @throws IllegalArgumentException if it has more than {@value #MOST_SQUARES} squares
     */
    public static Map<BoardCondition, Boolean> of(SmallestBoardHuntKind hunt, Board board) {
        if (board.playableCount() > MOST_SQUARES) {
            throw new IllegalArgumentException("the board is too large to be judged");
        }
        BoardConditionCheck judge = new BoardConditionCheck(board);
        Map<BoardCondition, Boolean> met = new EnumMap<>(BoardCondition.class);
        hunt.conditions().forEach(condition -> met.put(condition, judge.meets(condition)));
        return met;
    }

    /**
     * Returns whether a board satisfies all conditions of a hunt; false for a board that is too large to be checked.
     */
    public static boolean isPrey(SmallestBoardHuntKind hunt, Board board) {
        BoardConditionCheck judge = new BoardConditionCheck(board);
        return board.playableCount() <= MOST_SQUARES
                && hunt.conditions().stream().allMatch(judge::meets);
    }

    private boolean meets(BoardCondition condition) {
        return switch (condition) {
            case CONNECTED -> isConnected();
            case BALANCED -> Math.abs(neighbours.length - 2 * dark()) <= 1;
            case SEVERAL_TOURS -> end != Board.NONE && toursFrom(1 << number(end), number(end), 2) == 2;
            case NO_TOUR -> starts() == 0;
            case ONE_START ->
                end != Board.NONE && Integer.bitCount(OpenTourStarts.of(neighbours, 1 << number(end))) == 1;
            case TOUR_FROM_START -> (starts() & 1 << number(board.startOrFirst())) != 0;
            case RULE_FAILS -> !isFilledByTheRule();
        };
    }

    private int starts() {
        starts = starts == UNKNOWN ? OpenTourStarts.of(neighbours) : starts;
        return starts;
    }

    private boolean isConnected() {
        int seen = 1;
        for (int open = 1; open != 0; ) {
            int next = neighbours[Integer.numberOfTrailingZeros(open)] & ~seen;
            seen |= next;
            open = open & open - 1 | next;
        }
        return Integer.bitCount(seen) == neighbours.length;
    }

    private int dark() {
        return (int) board.playable().filter(board::isDark).count();
    }

    /** Returns the index of a square among the playable squares. */
    private int number(int square) {
        return (int) board.playable().filter(other -> other < square).count();
    }

    /**
     * Returns the number of tours that continue a path, counted up to {@code most}.
     *
     * @param set the squares of the path
     * @param last its last square
     */
    private int toursFrom(int set, int last, int most) {
        if (Integer.bitCount(set) == neighbours.length) {
            return 1;
        }
        int count = 0;
        for (int next = neighbours[last] & ~set; next != 0 && count < most; next &= next - 1) {
            count += toursFrom(set | next & -next, Integer.numberOfTrailingZeros(next), most - count);
        }
        return count;
    }

    private boolean isFilledByTheRule() {
        Search search = Search.begin(new Problem(board, MoveOrder.CLOCKWISE, board.startOrFirst(), false), RULE);
        search.advance(board.squares());
        return search.outcome() == Outcome.FOUND;
    }
}
