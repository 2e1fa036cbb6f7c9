package knightschool.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import knightschool.board.Board;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.policy.SquirrelAndCullMoveOrder;
import knightschool.search.policy.TieBreakSortKeys;

/**
 * A position as the definitions of orders and lookaheads read, with the whole board looked at. It shares no code with
 * the machine but the problem, the names of the slots, the table of Squirrel and Cull, and what chance draws.
 *
 * @param problem what is sought
 * @param path the squares visited
 */
record NaivePosition(Problem problem, List<Integer> path) {
    /** Whether a lookahead prunes it. */
    boolean isPruned(SearchPolicy policy) {
        return policy.lookaheads().stream().anyMatch(this::isPruned);
    }

    private boolean isPruned(Lookahead lookahead) {
        List<Integer> left = left();
        return switch (lookahead) {
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
            case UNREACHABLE -> !reached(path.getLast(), Board.NONE).containsAll(left);
            case CUTS -> isCut();
            case COLOURS -> areColoursWrong();
            case STUCK_NEIGHBOUR ->
                left.stream()
                        .anyMatch(square ->
                                onward(square) == 0 && neighbours(square).contains(path.getLast()));
        };
    }

    private boolean isCut() {
        List<Integer> left = left();
        List<Integer> removable = new ArrayList<>(left);
        removable.add(path.getLast());
        return !reached(path.getLast(), Board.NONE).containsAll(left)
                || removable.stream().anyMatch(square -> partsWithoutTheKnight(square) > 1);
    }

    /** Into how many parts a square, once removed, parts the unvisited ones; that of the knight is not counted. */
    private int partsWithoutTheKnight(int removed) {
        Set<Integer> left = new HashSet<>(left());
        left.remove(removed);
        if (removed != path.getLast()) {
            left.removeAll(reached(path.getLast(), removed));
        }
        int parts = 0;
        while (!left.isEmpty()) {
            left.removeAll(reached(left.iterator().next(), removed));
            parts++;
        }
        return parts;
    }

    /** The two colours alternate from the start to the last square of a tour, whatever of it is walked. */
    private boolean areColoursWrong() {
        int squares = problem.board().playableCount();
        long asStart = problem.board()
                .playable()
                .filter(square -> isLike(problem.start(), square))
                .count();
        int end = problem.board().end();
        boolean endIsWrong = end != Board.NONE && squares > 1 && isLike(problem.start(), end) != (squares % 2 == 1);
        boolean closesOddly = problem.closed() && squares % 2 == 1;
        return asStart != (squares + 1) / 2 || endIsWrong || closesOddly;
    }

    private boolean isLike(int one, int other) {
        int columns = problem.board().columns();
        return (one % columns + one / columns) % 2 == (other % columns + other / columns) % 2;
    }

    private List<Integer> left() {
        return problem.board()
                .playable()
                .filter(square -> !path.contains(square))
                .boxed()
                .toList();
    }

    /** Unvisited neighbours, and the knight's square if it is one. */
    private long exits(int square) {
        return onward(square) + (neighbours(square).contains(path.getLast()) ? 1 : 0);
    }

    /** A square and the unvisited ones that can be reached from it without another one. */
    private Set<Integer> reached(int from, int without) {
        Set<Integer> closed = new HashSet<>(path);
        closed.add(without);
        Set<Integer> found = new HashSet<>(List.of(from));
        Deque<Integer> next = new ArrayDeque<>(found);
        while (!next.isEmpty()) {
            for (int square : neighbours(next.remove())) {
                if (!closed.contains(square) && found.add(square)) {
                    next.add(square);
                }
            }
        }
        return found;
    }

    /** What an order has against a square: those with equal scores tie. */
    long score(NeighbourOrder order, int square) {
        return switch (order.by()) {
            case MOVE_ORDER, STORED_CIRCUIT, RANDOM -> 0;
            case FEWEST_ONWARD -> onward(square);
            case FARTHEST -> -farFromCentre(square);
        };
    }

    /** By what an order tells those that tie apart; the earlier in move order where it is equal. */
    long tieKey(NeighbourOrder order, int square) {
        return switch (order.ties()) {
            case MOVE_ORDER -> 0;
            case POHL ->
                neighbours(square).stream()
                        .filter(to -> !path.contains(to))
                        .mapToLong(to -> onward(to) - 1)
                        .sum();
            case ROTH -> -farFromCentre(square);
            case SQUIRREL_CULL -> {
                SquirrelAndCullMoveOrder orders = new SquirrelAndCullMoveOrder(problem.board());
                for (int i = 0; i < path.size(); i++) {
                    orders.arrive(i, path.get(i));
                }
                yield orders.rank(path.size() - 1, path.getLast(), square);
            }
            case RANDOM -> TieBreakSortKeys.random(order.seed(), path.getLast(), path.size(), square);
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
    List<Integer> neighbours(int square) {
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
}
