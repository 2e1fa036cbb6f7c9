package knightschool.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.tour.circuit.FullBoardClosedTourFinder;

/**
 * The algorithms as their definitions read, with the whole board looked at in every step and nothing kept up to date.
 * It shares no code with the machine but the problem and the names of the slots.
 */
final class NaiveSearch implements Reading {
    private final Problem problem;
    private final SearchPolicy policy;
    private final List<Integer> path = new ArrayList<>();
    private final NaivePosition now;
    private final List<Set<Integer>> tried = new ArrayList<>();

    /** For every square of the path those that were preferred there, the last one first. */
    private final List<List<Integer>> preferred = new ArrayList<>();

    private long step;
    private long placements;
    private long pruned;

    NaiveSearch(Problem problem, SearchPolicy policy) {
        this.problem = problem;
        this.policy = policy;
        this.now = new NaivePosition(problem, path);
        path.add(problem.start());
        tried.add(new HashSet<>());
        preferred.add(new ArrayList<>());
    }

    @Override
    public boolean step() {
        if (isFound() || startsOnItsEnd()) {
            return false;
        }
        boolean condemned = now.isPruned(policy);
        int next = condemned ? Board.NONE : next();
        if (next != Board.NONE) {
            tried.getLast().add(next);
            path.add(next);
            placements++;
            tried.add(new HashSet<>());
            preferred.add(new ArrayList<>());
        } else if (path.size() > 1 && policy.backjump() == BackjumpRule.ONE_SQUARE) {
            path.removeLast();
            tried.removeLast();
            preferred.removeLast();
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

    @Override
    public boolean isFound() {
        boolean all = path.size() == problem.board().playableCount();
        return all
                && (!problem.closed()
                        || path.size() >= 3 && now.neighbours(path.getLast()).contains(problem.start()));
    }

    @Override
    public void prefer(int square) {
        preferred.getLast().addFirst(square);
    }

    private int next() {
        for (int square : preferred.getLast()) {
            if (!tried.getLast().contains(square)) {
                return square;
            }
        }
        int best = Board.NONE;
        for (int square : now.neighbours(path.getLast())) {
            boolean tooEarly = square == problem.board().end()
                    && path.size() < problem.board().playableCount() - 1;
            if (path.contains(square) || tried.getLast().contains(square) || tooEarly || isOffTheCircuit(square)) {
                continue;
            }
            best = best == Board.NONE || isBetter(square, best) ? square : best;
        }
        return best;
    }

    private boolean isOffTheCircuit(int square) {
        return policy.order().followsCircuit()
                && FullBoardClosedTourFinder.of(problem.board())
                        .map(next -> next[path.getLast()] != square)
                        .orElse(true);
    }

    private boolean isBetter(int square, int best) {
        NeighbourOrder order = policy.order();
        long more = now.score(order, square) - now.score(order, best);
        return more < 0 || more == 0 && now.tieKey(order, square) < now.tieKey(order, best);
    }

    @Override
    public KnightPath path() {
        return new KnightPath(path.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public long stepsMade() {
        return step;
    }

    @Override
    public long placements() {
        return placements;
    }

    @Override
    public long pruned() {
        return pruned;
    }
}
