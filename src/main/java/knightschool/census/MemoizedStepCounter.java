package knightschool.census;

import java.util.List;
import java.util.function.LongConsumer;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.ChoiceCost;
import knightschool.graph.WalkKind;
import knightschool.search.KnightPath;
import knightschool.search.Outcome;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;

/**
 * Counts exactly the steps of a search on a board of up to 64 squares without making each of them.
 *
 * <p>The search is followed square by square, in its own order, only while a tour may still be possible. When a
 * position is recognised as lost, {@link FailedSubtreeStepCounter} computes the number of steps that the search spends
 * below it. A position is lost if one of these conditions holds:
 *
 * <ul>
 *   <li>Some unvisited square cannot be reached from the knight. The rest of a tour would pass through it.
 *   <li>Two unvisited squares are dead ends: not joined to the knight's square, and joined to only one unvisited
 *       square. A tour enters and leaves every square but the last.
 *   <li>A dead end is a square where the tour may not end, or all squares where it may end are visited. A tour ends on
 *       the end square if there is one, and next to its start if it is closed.
 * </ul>
 *
 * <p>Which lost positions are recognised does not affect the count: below any position without a tour the search spends
 * the same number of steps, recognised or not. On 8 × 8 nearly all are recognised, so that remembering the others would
 * gain nothing.
 *
 * <p>See {@link #SERVED} for the policies that are supported, and the reasons.
 */
final class MemoizedStepCounter implements SearchStepCounter {
    /**
     * The policies for which the number of steps below a lost position depends only on the knight's square and the
     * squares that it can reach, as {@link FailedSubtreeStepCounter} requires:
     *
     * <ul>
     *   <li>No lookahead, backtracking by one square: every possible move is made and undone.
     *   <li>Lookahead for empty domains: whether a domain is empty depends on open squares only.
     *   <li>Either of the two orders: below a lost position every move is made, and its cost does not depend on the
     *       order. While a tour may still be possible, the order is followed exactly: the onward moves of a square are
     *       counted among the unvisited squares.
     * </ul>
     *
     * <p>The list is closed on purpose. A policy may be added only with a proof; until then its steps are made one by
     * one. A lookahead that counts dead ends or unvisited squares over the whole board depends on more than the open
     * squares, and a jump back by more than one square depends on the path that led to the position.
     */
    static final List<SearchPolicy> SERVED = List.of(
            new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.NONE, BackjumpRule.ONE_SQUARE),
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.NONE, BackjumpRule.ONE_SQUARE),
            new SearchPolicy(NeighbourOrder.MOVE_ORDER, Lookahead.EMPTY_DOMAINS, BackjumpRule.ONE_SQUARE),
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.EMPTY_DOMAINS, BackjumpRule.ONE_SQUARE));

    private static final int POSITIONS_BETWEEN_REPORTS = 1 << 16;

    private final CensusDefinition census;
    private final BitboardKnightGraph board;
    private final boolean looks;
    private final boolean fewest;
    private final FailedSubtreeStepCounter lost;
    private final LongConsumer report;

    /** The squares where a tour from the current start may end. */
    private long lasts;

    private long steps;
    private long positions;
    private boolean found;

    /**
     * Creates a counter.
     *
     * @param bytes the memory that may be used, in bytes
     * @param report receives the number of steps so far from time to time; an exception that it throws ends the
     *     counting
     */
    MemoizedStepCounter(CensusDefinition census, long bytes, LongConsumer report) {
        this.census = census;
        this.board = new BitboardKnightGraph(census.board());
        this.looks = census.policy().looksOnlyFor(Lookahead.EMPTY_DOMAINS);
        this.fewest = census.policy().order().equals(NeighbourOrder.FEWEST_ONWARD);
        this.lost = new FailedSubtreeStepCounter(board, looks, bytes, report);
        this.report = report;
    }

    /** Returns whether the searches of a census can be counted by this class. */
    static boolean serves(CensusDefinition census) {
        return census.board().squares() <= BitboardKnightGraph.MAX_SQUARES && SERVED.contains(census.policy());
    }

    /** Returns the number of positions examined for all starts so far. */
    long positions() {
        return positions + lost.positions();
    }

    @Override
    public CensusRow count(int start) {
        Search beginning = Search.begin(census.problem(start), census.policy());
        if (beginning.isOver()) {
            return new CensusRow(start, beginning.outcome(), 0);
        }
        lasts = endSquares(start);
        steps = 0;
        found = false;
        boolean over = follow(start, board.playable & ~(1L << start));
        Outcome outcome = found ? Outcome.FOUND : over ? Outcome.STOPPED : Outcome.PROVEN_ABSENT;
        return new CensusRow(start, outcome, Math.min(steps, census.limit()));
    }

    /**
     * Counts the steps from the placement of the knight on a square after a path until that placement is undone, or
     * until a tour is found below it.
     *
     * @param path a path from a start, none of whose positions the lookahead prunes
     * @param square a square that the search may try at the end of the path
     */
    ChoiceCost count(KnightPath path, int square) {
        long unvisited = board.playable;
        for (int visited : path.squares()) {
            unvisited &= ~(1L << visited);
        }
        lasts = endSquares(path.first());
        steps = 0;
        found = false;
        long joined = board.neighbours[path.head()] & unvisited;
        if (looks && !BitboardKnightGraph.isSingle(unvisited) && board.anyIsolated(joined, unvisited)) {
            steps = 2;
        } else {
            enter(square, unvisited & ~(1L << square));
        }
        return steps > census.limit()
                ? ChoiceCost.moreThan(census.limit())
                : ChoiceCost.of(steps, found ? Outcome.FOUND : Outcome.PROVEN_ABSENT);
    }

    private long endSquares(int start) {
        if (census.closed()) {
            return census.board().playableCount() < WalkKind.SHORTEST_CIRCUIT ? 0 : board.neighbours[start];
        }
        return board.end == 0 ? board.playable : board.end;
    }

    /**
     * Follows the search below the knight's square.
     *
     * @param unvisited at least one square; with a lookahead none of them has an empty domain
     * @return whether the search is over: a tour is found, or the limit is exceeded
     */
    private boolean follow(int knight, long unvisited) {
        if (++positions % POSITIONS_BETWEEN_REPORTS == 0) {
            report.accept(steps);
        }
        long joined = board.neighbours[knight] & unvisited;
        if (isLost(joined, unvisited)) {
            steps += lost.below(knight, unvisited, steps, census.limit());
            return steps > census.limit();
        }
        long untried = unvisited == board.end ? joined : joined & ~board.end;
        if (looks && !BitboardKnightGraph.isSingle(unvisited) && board.anyIsolated(joined, unvisited)) {
            steps += 2L * Long.bitCount(untried);
            return steps > census.limit();
        }
        while (untried != 0) {
            int square = first(knight, untried, unvisited);
            untried &= ~(1L << square);
            if (enter(square, unvisited & ~(1L << square))) {
                return true;
            }
        }
        return false;
    }

    private boolean enter(int square, long unvisited) {
        steps++;
        if (unvisited == 0) {
            found = (lasts >>> square & 1) != 0 && steps <= census.limit();
        }
        if (found || steps > census.limit() || unvisited != 0 && follow(square, unvisited)) {
            return true;
        }
        steps++;
        return steps > census.limit();
    }

    /**
     * Returns whether the position is recognised as lost.
     *
     * @param joined the unvisited squares joined to the knight's square
     */
    private boolean isLost(long joined, long unvisited) {
        if ((unvisited & lasts) == 0 || board.reach(joined, unvisited) != unvisited) {
            return true;
        }
        long deadEnds = 0;
        for (long rest = unvisited & ~joined; rest != 0; rest &= rest - 1) {
            if (BitboardKnightGraph.isSingle(board.neighbours[Long.numberOfTrailingZeros(rest)] & unvisited)) {
                deadEnds |= rest & -rest;
            }
        }
        return (deadEnds & ~lasts) != 0 || !BitboardKnightGraph.isSingle(deadEnds);
    }

    /** Returns the untried square that comes first in the order of the policy. */
    private int first(int knight, long untried, long unvisited) {
        int best = Board.NONE;
        int least = Integer.MAX_VALUE;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            int square = board.targets[knight * MoveOrder.MOVES + move];
            if (square == BitboardKnightGraph.NOWHERE || (untried >>> square & 1) == 0) {
                continue;
            }
            int rank = fewest ? Long.bitCount(board.neighbours[square] & unvisited) : 0;
            if (rank < least) {
                least = rank;
                best = square;
            }
        }
        return best;
    }
}
