package knightschool.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.board.Board;

/**
 * The article's third solver as its description reads: for each square on the path the directions spent and whether a
 * tie was seen, and the whole board looked at after every placement. It shares no code with the machine.
 */
final class NaiveTieSearch implements Reading {
    private static final int DIRECTIONS = 8;

    private final Problem problem;
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

    NaiveTieSearch(Problem problem) {
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
        if (anyDomainIsEmpty()) {
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
            long onward = onward(target(here.square, direction));
            if (best >= 0 && onward == onward(target(here.square, best))) {
                here.tie = true;
            }
            if (best < 0 || onward < onward(target(here.square, best))) {
                best = direction;
            }
        }
        return best;
    }

    private boolean isPossible(int square, int direction) {
        int to = target(square, direction);
        boolean last = path.size() == problem.board().playableCount() - 1;
        return isUnvisited(to) && (to != problem.board().end() || last);
    }

    private boolean isUnvisited(int square) {
        return problem.board().isPlayable(square) && path.stream().noneMatch(memory -> memory.square == square);
    }

    private long onward(int square) {
        return IntStream.range(0, DIRECTIONS)
                .filter(direction -> isUnvisited(target(square, direction)))
                .count();
    }

    private boolean anyDomainIsEmpty() {
        int knight = path.getLast().square;
        return problem.board()
                .playable()
                .filter(this::isUnvisited)
                .anyMatch(square -> onward(square) == 0
                        && IntStream.range(0, DIRECTIONS).noneMatch(direction -> target(square, direction) == knight));
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
    public Path path() {
        return new Path(path.stream().mapToInt(memory -> memory.square).toArray());
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
