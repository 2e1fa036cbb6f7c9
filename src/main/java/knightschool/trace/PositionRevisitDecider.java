package knightschool.trace;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.SearchPolicy;

/**
 * Decides whether a search has visited the position at the end of its path before, without a record of the positions
 * visited: in time and memory that do not depend on the number of steps.
 *
 * <p>A search without backjumps leaves a square only after every continuation of the path to the square has been tried,
 * except through a pruned position. So an earlier visit is a path that leaves the present one for a square tried
 * before, visits the same squares and ends on the same one. Such a path is looked for square by square. Its last square
 * and the remaining squares decide whether a path can be completed; pairs with which it cannot are remembered.
 *
 * <p>Every position below one that was visited before was visited before, too.
 */
public final class PositionRevisitDecider {
    /** The greatest number of positions that are remembered for one answer, which take a few megabytes. */
    private static final int MOST_REMEMBERED = 20_000;

    private final SearchPolicy policy;
    private final int[][] neighbours;
    private final Search probe;

    /** The squares that the earlier path has still to visit. */
    private final boolean[] remaining;

    private final int[] path;
    private final int[] queue;
    private final Set<BitSet> failed = new HashSet<>();
    private int target;
    private int left;
    private long looked;
    private long most;

    public PositionRevisitDecider(Problem problem, SearchPolicy policy) {
        this.policy = policy;
        this.neighbours = new int[problem.board().squares()][];
        problem.board()
                .playable()
                .forEach(square -> neighbours[square] = problem.graph().neighbours(square));
        this.probe = Search.begin(problem, policy);
        this.remaining = new boolean[problem.board().squares()];
        this.path = new int[problem.board().playableCount()];
        this.queue = new int[problem.board().squares()];
    }

    /** Returns whether the searches of a policy can be asked: not one that jumps over squares with moves to try. */
    public static boolean serves(SearchPolicy policy) {
        return policy.backjump() != BackjumpRule.LAST_TIE;
    }

    /** Returns the number of squares that the last answer looked at, which is in proportion to the time it took. */
    public long looked() {
        return looked;
    }

    /**
     * Returns whether the position after the first squares of a path was visited before.
     *
     * @param squares the path of a search with the policy
     * @param triedBefore for each index of the path but the last the squares that {@link Search#triedBefore} returns
     * @param depth the number of first squares, at least 1
     * @param mostSquares the number of squares to look at before the answer is that it is not known; each square of the
     *     earlier path takes a look at the whole board
     */
    public PositionRevisitStatus visit(int[] squares, int[][] triedBefore, int depth, long mostSquares) {
        looked = 0;
        most = mostSquares;
        failed.clear();
        if (!serves(policy)) {
            return PositionRevisitStatus.UNKNOWN;
        }
        Arrays.fill(remaining, false);
        System.arraycopy(squares, 0, path, 0, depth);
        target = squares[depth - 1];
        remaining[target] = true;
        left = 1;
        PositionRevisitStatus visit = PositionRevisitStatus.FIRST;
        for (int index = depth - 2; index >= 0 && visit == PositionRevisitStatus.FIRST; index--) {
            for (int square : triedBefore[index]) {
                if (remaining[square] && square != target && visit == PositionRevisitStatus.FIRST) {
                    visit = enter(index + 1, square);
                }
            }
            remaining[squares[index]] = true;
            left++;
        }
        return visit;
    }

    /** Looks for the rest of the path after its square at an index, which is entered. */
    private PositionRevisitStatus enter(int index, int square) {
        remaining[square] = false;
        left--;
        path[index] = square;
        looked += remaining.length;
        PositionRevisitStatus visit = looked > most
                ? PositionRevisitStatus.UNKNOWN
                : isDead(square) ? PositionRevisitStatus.FIRST : goOn(index);
        remaining[square] = true;
        left++;
        return visit;
    }

    private PositionRevisitStatus goOn(int index) {
        int head = path[index];
        BitSet position = position(head);
        if (failed.contains(position)) {
            return PositionRevisitStatus.FIRST;
        }
        for (int next : next(index)) {
            if (next == target) {
                return PositionRevisitStatus.AGAIN;
            }
            PositionRevisitStatus visit = enter(index + 1, next);
            if (visit != PositionRevisitStatus.FIRST) {
                return visit;
            }
        }
        if (failed.size() < MOST_REMEMBERED) {
            failed.add(position);
        }
        return PositionRevisitStatus.FIRST;
    }

    private BitSet position(int head) {
        BitSet position = new BitSet(2 * remaining.length);
        for (int square = 0; square < remaining.length; square++) {
            position.set(square, remaining[square]);
        }
        position.set(remaining.length + head);
        return position;
    }

    /** Returns the squares to go to, those with the fewest moves onward first; the target only as the last. */
    private int[] next(int index) {
        int[] choices = neighbours[path[index]];
        if (policy.looksAhead()) {
            probe.walk(new KnightPath(Arrays.copyOf(path, index + 1)));
            choices = probe.untried();
        }
        return Arrays.stream(choices)
                .filter(square -> remaining[square] && (square == target) == (left == 1))
                .boxed()
                .sorted(Comparator.comparingInt(this::onward))
                .mapToInt(square -> square)
                .toArray();
    }

    private int onward(int square) {
        int count = 0;
        for (int to : neighbours[square]) {
            count += remaining[to] ? 1 : 0;
        }
        return count;
    }

    /**
     * Returns whether no path from a square visits the squares left and ends on the target: one of them has too few
     * neighbours among them, or cannot be reached.
     */
    private boolean isDead(int head) {
        for (int square = 0; square < remaining.length; square++) {
            if (remaining[square]) {
                int least = square == target ? 1 : 2;
                int ways = onward(square);
                if (ways < least && (ways + 1 < least || !isJoined(head, square))) {
                    return true;
                }
            }
        }
        return reached(head) < left;
    }

    private boolean isJoined(int one, int other) {
        for (int square : neighbours[one]) {
            if (square == other) {
                return true;
            }
        }
        return false;
    }

    private int reached(int head) {
        BitSet seen = new BitSet(remaining.length);
        queue[0] = head;
        int end = 1;
        for (int at = 0; at < end; at++) {
            for (int to : neighbours[queue[at]]) {
                if (remaining[to] && !seen.get(to)) {
                    seen.set(to);
                    queue[end++] = to;
                }
            }
        }
        return end - 1;
    }
}
