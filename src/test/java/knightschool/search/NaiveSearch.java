package knightschool.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.tour.circuit.ClosedTourSuccessors;

/**
 * The algorithms as their definitions read, with the whole board looked at in every step and nothing kept up to date.
 * It shares no code with the machine but the problem and the names of the slots.
 */
final class NaiveSearch implements Reading {
    private final Problem problem;
    private final Policy policy;
    private final List<Integer> path = new ArrayList<>();
    private final List<Set<Integer>> tried = new ArrayList<>();

    /** For every square of the path those that were preferred there, the last one first. */
    private final List<List<Integer>> preferred = new ArrayList<>();

    private long step;
    private long placements;
    private long pruned;

    NaiveSearch(Problem problem, Policy policy) {
        this.problem = problem;
        this.policy = policy;
        path.add(problem.start());
        tried.add(new HashSet<>());
        preferred.add(new ArrayList<>());
    }

    @Override
    public boolean step() {
        if (isFound() || startsOnItsEnd()) {
            return false;
        }
        boolean condemned = isCondemned();
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
                        || path.size() >= 3 && neighbours(path.getLast()).contains(problem.start()));
    }

    private boolean isCondemned() {
        List<Integer> left = problem.board()
                .playable()
                .filter(square -> !path.contains(square))
                .boxed()
                .toList();
        return switch (policy.lookahead()) {
            case NONE -> false;
            case EMPTY_DOMAINS -> left.stream().anyMatch(square -> exits(square) == 0);
            case WAY_HOME ->
                left.stream().anyMatch(square -> exits(square) == 0)
                        || problem.closed()
                                && !left.isEmpty()
                                && left.stream().noneMatch(neighbours(problem.start())::contains);
            case STRICT_DOMAINS -> left.size() >= 2 && left.stream().anyMatch(square -> onward(square) == 0);
            case DEAD_ENDS ->
                path.size() > 1
                        && (left.stream().anyMatch(square -> exits(square) == 0)
                                || left.stream()
                                                .filter(square -> exits(square) == 1)
                                                .count()
                                        > 1);
            case UNREACHABLE -> !reached().containsAll(left);
            case STUCK_NEIGHBOUR ->
                left.stream()
                        .anyMatch(square ->
                                onward(square) == 0 && neighbours(square).contains(path.getLast()));
        };
    }

    /** Unvisited neighbours, and the knight's square if it is one. */
    private long exits(int square) {
        return onward(square) + (neighbours(square).contains(path.getLast()) ? 1 : 0);
    }

    /** The unvisited squares that a knight could come to, and its own. */
    private Set<Integer> reached() {
        List<Integer> found = new ArrayList<>(List.of(path.getLast()));
        for (int i = 0; i < found.size(); i++) {
            neighbours(found.get(i)).stream()
                    .filter(square -> !path.contains(square) && !found.contains(square))
                    .forEach(found::add);
        }
        return new HashSet<>(found);
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
        for (int square : neighbours(path.getLast())) {
            boolean tooEarly = square == problem.board().end()
                    && path.size() < problem.board().playableCount() - 1;
            if (path.contains(square) || tried.getLast().contains(square) || tooEarly || isOffTheCircuit(square)) {
                continue;
            }
            best = best == Board.NONE || policy.order().fewestOnward() && isBetter(square, best) ? square : best;
        }
        return best;
    }

    private boolean isOffTheCircuit(int square) {
        return policy.order().followsCircuit()
                && ClosedTourSuccessors.of(problem.board())
                        .map(next -> next[path.getLast()] != square)
                        .orElse(true);
    }

    private boolean isBetter(int square, int best) {
        return onward(square) < onward(best) || onward(square) == onward(best) && tieKey(square) < tieKey(best);
    }

    private long tieKey(int square) {
        return switch (policy.order().ties()) {
            case MOVE_ORDER -> 0;
            case POHL ->
                neighbours(square).stream()
                        .filter(to -> !path.contains(to))
                        .mapToLong(to -> onward(to) - 1)
                        .sum();
            case ROTH -> -farFromCentre(square);
            case SQUIRREL_CULL -> {
                SquirrelCullOrder orders = new SquirrelCullOrder(problem.board());
                for (int i = 0; i < path.size(); i++) {
                    orders.arrive(i, path.get(i));
                }
                yield orders.rank(path.size() - 1, path.getLast(), square);
            }
            case RANDOM -> TieBreakKeys.random(policy.order().seed(), path.getLast(), path.size(), square);
        };
    }

    /** The square of twice the distance. */
    private long farFromCentre(int square) {
        long across =
                2L * (square % problem.board().columns()) - problem.board().columns() + 1;
        long down = 2L * (square / problem.board().columns()) - problem.board().rows() + 1;
        return across * across + down * down;
    }

    private long onward(int square) {
        return neighbours(square).stream().filter(to -> !path.contains(to)).count();
    }

    /** In the problem's move order. */
    private List<Integer> neighbours(int square) {
        Board board = problem.board();
        List<Integer> found = new ArrayList<>();
        for (int move = 0; move < 8; move++) {
            int column = square % board.columns() + problem.moves().dx(move);
            int row = square / board.columns() + problem.moves().dy(move);
            boolean on = column >= 0 && column < board.columns() && row >= 0 && row < board.rows();
            if (on && board.isPlayable(row * board.columns() + column)) {
                found.add(row * board.columns() + column);
            }
        }
        return found;
    }

    @Override
    public Path path() {
        return new Path(path.stream().mapToInt(Integer::intValue).toArray());
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
