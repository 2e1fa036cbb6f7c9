package knightschool.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;
import knightschool.search.policy.SearchPolicy;

/**
 * The article's third solver as its description reads, with any order and any lookahead instead of its own: for each
 * square on the path the directions spent and whether a tie was seen, and the whole board looked at after every
 * placement. It shares no code with the machine.
 */
final class NaiveTieSearch implements Reading {
    private static final int DIRECTIONS = 8;

    private final Problem problem;
    private final SearchPolicy policy;
    private final List<Memory> path = new ArrayList<>();
    private long step;
    private long placements;
    private long pruned;

    /** What is remembered of a square on the path. */
    private static final class Memory {
        private final int square;
        private final Set<Integer> spent = new HashSet<>();
        private final List<Integer> preferred = new ArrayList<>();
        private boolean tie;

        Memory(int square) {
            this.square = square;
        }
    }

    NaiveTieSearch(Problem problem, SearchPolicy policy) {
        this.policy = policy;
        this.problem = problem;
        path.add(new Memory(problem.start()));
    }

    @Override
    public boolean step() {
        boolean allSpent = path.getLast().spent.size() == DIRECTIONS;
        if (isFound() || startsOnItsEnd() || allSpent && path.size() == 1) {
            return false;
        }
        if (allSpent) {
            jump();
        } else {
            move(path.getLast());
        }
        step++;
        return true;
    }

    private boolean startsOnItsEnd() {
        return problem.start() == problem.board().end() && problem.board().playableCount() > 1;
    }

    private void jump() {
        do {
            path.removeLast();
        } while (path.size() > 1 && !path.getLast().tie);
    }

    private void move(Memory here) {
        IntStream.range(0, DIRECTIONS)
                .filter(direction -> !isPossible(here.square, direction))
                .forEach(here.spent::add);
        int chosen = choose(here);
        int best = IntStream.range(0, DIRECTIONS)
                .filter(direction -> !here.spent.contains(direction))
                .boxed()
                .filter(direction -> here.preferred.contains(target(here.square, direction)))
                .min(Comparator.comparingInt(direction -> here.preferred.indexOf(target(here.square, direction))))
                .orElse(chosen);
        if (best < 0) {
            return;
        }
        here.spent.add(best);
        path.add(new Memory(target(here.square, best)));
        placements++;
        if (now().isPruned(policy)) {
            path.removeLast();
            pruned++;
        }
    }

    @Override
    public void prefer(int square) {
        path.getLast().preferred.addFirst(square);
    }

    private int choose(Memory here) {
        int best = -1;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (here.spent.contains(direction)) {
                continue;
            }
            int square = target(here.square, direction);
            int before = best < 0 ? Board.NONE : target(here.square, best);
            long more = best < 0 ? -1 : now().score(policy.order(), square) - now().score(policy.order(), before);
            here.tie |= more == 0;
            if (more < 0 || more == 0 && isBefore(square, before)) {
                best = direction;
            }
        }
        return best;
    }

    private boolean isBefore(int square, int other) {
        return now().tieKey(policy.order(), square) < now().tieKey(policy.order(), other);
    }

    private NaivePosition now() {
        return new NaivePosition(
                problem, path.stream().map(memory -> memory.square).toList());
    }

    private boolean isPossible(int square, int direction) {
        int to = target(square, direction);
        boolean last = path.size() == problem.board().playableCount() - 1;
        return isUnvisited(to) && (to != problem.board().end() || last);
    }

    private boolean isUnvisited(int square) {
        return problem.board().isPlayable(square) && path.stream().noneMatch(memory -> memory.square == square);
    }

    private int target(int square, int direction) {
        Board board = problem.board();
        int column = square % board.columns() + problem.moves().dx(direction);
        int row = square / board.columns() + problem.moves().dy(direction);
        boolean on = column >= 0 && column < board.columns() && row >= 0 && row < board.rows();
        return on ? row * board.columns() + column : Board.NONE;
    }

    @Override
    public boolean isFound() {
        boolean all = path.size() == problem.board().playableCount();
        int last = path.getLast().square;
        boolean closes = path.size() >= 3
                && IntStream.range(0, DIRECTIONS).anyMatch(direction -> target(last, direction) == problem.start());
        return all && (!problem.closed() || closes);
    }

    @Override
    public KnightPath path() {
        return new KnightPath(path.stream().mapToInt(memory -> memory.square).toArray());
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
