package knightschool.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.ScheduledFork;
import knightschool.search.policy.SearchPolicy;

/**
 * The depth-first search for a tour that jumps back to the last tie between moves when it has no move to try, see
 * {@link knightschool.search.policy.BackjumpRule#LAST_TIE}. It works on boards of any size and has a loop of its own,
 * because a step can take back several squares. With the lookahead {@link Lookahead#EMPTY_DOMAINS}, which is usual with
 * this rule, only the surroundings of the last move are tested; with any other, a step tests the whole board by a
 * {@link NonIncrementalLookahead}.
 */
final class TieBackjumpSearch extends AbstractArrayTourSearch {
    private static final int ALL = 0xFF;

    private final byte[] spent;
    private final boolean[] tied;

    /** For every square of the path the move that goes first there whatever the rule says, or {@link Board#NONE}. */
    private final int[] preferred;

    private long placed;

    /** The lookahead; null if there is none, or if it is {@link Lookahead#EMPTY_DOMAINS}. */
    private final NonIncrementalLookahead test;

    /** Whether the lookahead is {@link Lookahead#EMPTY_DOMAINS} alone. */
    private final boolean mindsEmptyDomains;

    private final NeighbourOrder order;

    /** Whether some square has an empty domain wherever the knight goes from its first square. */
    private boolean hopeless;

    TieBackjumpSearch(Problem problem, SearchPolicy policy, List<ScheduledFork> forks) {
        super(problem, policy, forks);
        this.spent = new byte[fullDepth];
        this.tied = new boolean[fullDepth];
        this.preferred = new int[fullDepth];
        this.order = policy.order();
        this.mindsEmptyDomains = policy.looksOnlyFor(Lookahead.EMPTY_DOMAINS);
        this.test = policy.looksAhead() && !mindsEmptyDomains ? new NonIncrementalLookahead(this) : null;
        begin();
    }

    @Override
    long run(long steps, int lowest) {
        for (long remaining = steps; remaining > 0; remaining--) {
            int top = depth - 1;
            if (isExhausted()) {
                int to = lastTie(top);
                if (to + 1 < lowest) {
                    return steps - remaining;
                }
                while (depth - 1 > to) {
                    leave();
                }
            } else if (stays(top) && depth == fullDepth && problem().isGoal(square(top + 1))) {
                return steps - remaining + 1;
            }
        }
        return steps;
    }

    /**
     * Goes on, and returns whether the knight stays on the new square. A square from which it is taken back in the same
     * step does not count for the peak.
     */
    private boolean stays(int top) {
        boolean stays = tryBestMove(top);
        peak = stays ? Math.max(peak, depth) : peak;
        return stays;
    }

    /** Returns the index of the square on the path to which the knight jumps back; -1 from the first square. */
    private int lastTie(int top) {
        int to = top - 1;
        while (to > 0 && !tied[to]) {
            to--;
        }
        return to;
    }

    /**
     * Marks the impossible directions, and goes where the fewest moves lead on; returns whether the knight stays there.
     */
    private boolean tryBestMove(int top) {
        int head = path[top];
        int possible = possible(head);
        int remainingMoves = possible & ~spent[top];
        int fewest = best(head, remainingMoves, top);
        int best = isPreferred(top, remainingMoves) ? preferred[top] : fewest;
        spent[top] |= (byte) ~possible;
        if (best == Board.NONE) {
            return false;
        }
        spent[top] |= (byte) (1 << best);
        enter(head + offsets[best]);
        placed++;
        if (isPruned(head)) {
            leave();
            pruned++;
            return false;
        }
        return true;
    }

    /** Whether the lookahead prunes the position after a move from a cell. */
    private boolean isPruned(int from) {
        return mindsEmptyDomains ? hopeless || anyEmptyBeside(from) : test != null && test.prunes();
    }

    /** Whether one of some moves from a square of the path goes first whatever the rule says. */
    private boolean isPreferred(int top, int moves) {
        return preferred[top] != Board.NONE && (moves >> preferred[top] & 1) != 0;
    }

    private int best(int head, int moves, int top) {
        int best = Board.NONE;
        long least = Long.MAX_VALUE;
        long first = Long.MAX_VALUE;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            long score = score(head, move);
            long key = key(head, move);
            tied[top] |= score == least;
            if (score < least || score == least && key < first) {
                least = score;
                first = key;
                best = move;
            }
        }
        return best;
    }

    /** Returns the score of a move, of which the lowest is tried first; moves with equal scores tie. */
    private long score(int head, int move) {
        return order.allTie() ? 0 : order.fewestOnward() ? onward(head + offsets[move]) : key(head, move);
    }

    /** The key of a move among those that tie; the first in move order where it is equal, too. */
    private long key(int head, int move) {
        return tieKey(order.ties(), head, move);
    }

    private void enter(int cell) {
        spent[depth] = 0;
        tied[depth] = false;
        preferred[depth] = Board.NONE;
        path[depth++] = cell;
        if (orders != null) {
            orders.arrive(depth - 1, squareOf(cell));
        }
        free[cell] = false;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            open[cell + offsets[move]] &= (byte) ~opposite[move];
        }
    }

    private void leave() {
        int cell = path[--depth];
        free[cell] = true;
        for (int move = 0; move < MoveOrder.MOVES; move++) {
            open[cell + offsets[move]] |= opposite[move];
        }
    }

    @Override
    void clear() {
        super.clear();
        placed = 0;
    }

    @Override
    void place(int square) {
        enter(cell(square));
        peak = Math.max(peak, depth);
        if (depth == 1) {
            hopeless = isHopeless();
        }
    }

    /**
     * Computes {@code hopeless}. Later only a neighbour of the cell just left can lose its last open move, and the
     * knight does not stay after such a placement.
     */
    private boolean isHopeless() {
        int empty = 0;
        for (int cell = 0; cell < free.length; cell++) {
            empty += free[cell] && open[cell] == 0 ? 1 : 0;
        }
        for (int offset : offsets) {
            int cell = path[0] + offset;
            empty -= free[cell] && open[cell] == 0 ? 1 : 0;
        }
        return empty > 0;
    }

    @Override
    boolean isExhausted() {
        return (spent[depth - 1] & 0xFF) == ALL;
    }

    @Override
    int note(int index) {
        return tied[index] ? 1 : 0;
    }

    @Override
    byte[] spent() {
        return Arrays.copyOf(spent, depth);
    }

    @Override
    void recall(int note, int directions) {
        tied[depth - 1] = note != 0;
        spent[depth - 1] = (byte) directions;
    }

    @Override
    void prefer(int square, int untried) {
        int head = squareOf(path[depth - 1]);
        preferred[depth - 1] = problem().moves().moveBetween(problem().board(), head, square);
    }

    @Override
    void recount(long count) {
        placed = count;
    }

    @Override
    public long placements() {
        return placed;
    }

    @Override
    int[] cursor(int index) {
        MoveOrder moves = problem().moves();
        Board board = problem().board();
        return problem()
                .enterable(path().first(index + 1))
                .filter(square -> (spent[index] >> moves.moveBetween(board, square(index), square) & 1) == 0)
                .toArray();
    }

    @Override
    int[] cursor() {
        int head = path[depth - 1];
        int moves = possible(head) & ~spent[depth - 1];
        IntStream.Builder squares = IntStream.builder();
        if (isPreferred(depth - 1, moves)) {
            int first = preferred[depth - 1];
            squares.add(squareOf(head + offsets[first]));
            moves &= ~(1 << first);
        }
        int remainingMoves = moves;
        IntStream.range(0, MoveOrder.MOVES)
                .filter(move -> (remainingMoves >> move & 1) != 0)
                .boxed()
                .sorted(Comparator.<Integer>comparingLong(move -> score(head, move))
                        .thenComparingLong(move -> key(head, move)))
                .mapToInt(move -> squareOf(head + offsets[move]))
                .forEach(squares::add);
        return squares.build().toArray();
    }
}
