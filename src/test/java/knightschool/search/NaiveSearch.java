package knightschool.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;

/**
 * The algorithms as their definitions read, with the whole board looked at in every step and nothing kept up to date.
 * It shares no code with the machine but the problem and the names of the slots.
 */
final class NaiveSearch {
    private final Problem problem;
    private final Policy policy;
    private final List<Integer> path = new ArrayList<>();
    private final List<Set<Integer>> tried = new ArrayList<>();
    private long step;
    private long pruned;

    NaiveSearch(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        path.add(problem.start());
        tried.add(new HashSet<>());
    }

    /** Makes one step; returns false, and makes none, if the search is over. */
    boolean step() {
        if (isFound() || startsOnItsEnd()) {
            return false;
        }
        boolean condemned = policy.lookahead() == Lookahead.EMPTY_DOMAINS && anyEmptyDomain();
        int next = condemned ? Board.NONE : next();
        if (next != Board.NONE) {
            tried.getLast().add(next);
            path.add(next);
            tried.add(new HashSet<>());
        } else if (path.size() > 1 && policy.backjump() == Backjump.ONE_SQUARE) {
            path.removeLast();
            tried.removeLast();
            pruned += condemned ? 1 : 0;
        } else {
            return false;
        }
        step++;
        return true;
    }

    private boolean startsOnItsEnd() {
        return problem.start() == problem.board().end() && problem.board().playableCount() > 1;
    }

    boolean isFound() {
        boolean all = path.size() == problem.board().playableCount();
        return all
                && (!problem.closed()
                        || path.size() >= 3 && neighbours(path.getLast()).contains(problem.start()));
    }

    /** Whether some unvisited square has no unvisited neighbour and is not joined to the knight. */
    private boolean anyEmptyDomain() {
        return problem.board()
                .playable()
                .filter(square -> !path.contains(square))
                .anyMatch(square -> onward(square) == 0 && !neighbours(square).contains(path.getLast()));
    }

    private int next() {
        int best = Board.NONE;
        for (int square : neighbours(path.getLast())) {
            boolean tooEarly = square == problem.board().end()
                    && path.size() < problem.board().playableCount() - 1;
            if (path.contains(square) || tried.getLast().contains(square) || tooEarly) {
                continue;
            }
            boolean better =
                    policy.order() == Order.FEWEST_ONWARD && best != Board.NONE && onward(square) < onward(best);
            best = best == Board.NONE || better ? square : best;
        }
        return best;
    }

    private long onward(int square) {
        return neighbours(square).stream().filter(to -> !path.contains(to)).count();
    }

    /** In the order of the vocabulary: clockwise from up-right. */
    private List<Integer> neighbours(int square) {
        int[][] offsets = {{1, -2}, {2, -1}, {2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}};
        Board board = problem.board();
        List<Integer> found = new ArrayList<>();
        for (int[] offset : offsets) {
            int column = square % board.columns() + offset[0];
            int row = square / board.columns() + offset[1];
            boolean on = column >= 0 && column < board.columns() && row >= 0 && row < board.rows();
            if (on && board.isPlayable(row * board.columns() + column)) {
                found.add(row * board.columns() + column);
            }
        }
        return found;
    }

    Way way() {
        return new Way(path.stream().mapToInt(Integer::intValue).toArray());
    }

    long stepsMade() {
        return step;
    }

    long pruned() {
        return pruned;
    }
}
