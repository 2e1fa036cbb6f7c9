package knightschool.play.level;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import knightschool.board.Board;
import knightschool.play.level.LevelSolverStep.PruneReason;
import knightschool.search.KnightPath;
import knightschool.search.Problem;
import knightschool.search.Search;
import knightschool.search.policy.BackjumpRule;
import knightschool.search.policy.Lookahead;
import knightschool.search.policy.NeighbourOrder;
import knightschool.search.policy.SearchPolicy;
import knightschool.search.position.Position;

/**
 * Solves a level: searches for a Hamiltonian path from the start by backtracking. It tries the square with the fewest
 * onward moves first, with ties broken by move order, and prunes as soon as an unvisited square has no open move or two
 * have a single one. The method is that of a published solver of the puzzle game Troyis ("How I cracked Troyis (the
 * online flash game)", R de jeu, 2012).
 */
public final class LevelSolver {
    /** The maximum number of steps. Every generated level needs fewer. */
    public static final int MOST_STEPS = 1_000;

    private static final SearchPolicy POLICY =
            new SearchPolicy(NeighbourOrder.FEWEST_ONWARD, Lookahead.DEAD_ENDS, BackjumpRule.ONE_SQUARE);

    private LevelSolver() {}

    /**
     * Searches for a Hamiltonian path from the board's start, until the end of the search or the maximum number of
     * steps.
     */
    static Search solve(Board board) {
        Search search = begin(board);
        search.advance(MOST_STEPS);
        return search;
    }

    /**
     * Returns every step of the solver on a level, preceded by the placement on the first square; the last step
     * completes the path. Takes milliseconds.
     */
    public static List<LevelSolverStep> demonstration(Level level) {
        return demonstration(level.board());
    }

    static List<LevelSolverStep> demonstration(Board board) {
        Search search = begin(board);
        List<LevelSolverStep> steps = new ArrayList<>();
        steps.add(new LevelSolverStep.Begin(search.path()));
        while (!search.isOver() && search.step() < MOST_STEPS) {
            KnightPath before = search.path();
            long pruned = search.pruned();
            search.advance(1);
            steps.add(step(search, before, search.pruned() > pruned));
        }
        return List.copyOf(steps);
    }

    private static LevelSolverStep step(Search search, KnightPath before, boolean pruned) {
        KnightPath after = search.path();
        if (after.length() > before.length()) {
            return new LevelSolverStep.Place(after, onward(search.problem(), after));
        }
        return pruned
                ? prune(Position.ofPath(search.problem(), before), after)
                : new LevelSolverStep.Retreat(after, before.head());
    }

    private static int onward(Problem problem, KnightPath path) {
        int[] numbers = path.numbers(problem.board().squares());
        return (int) Arrays.stream(problem.graph().neighbours(path.head()))
                .filter(square -> numbers[square] == 0)
                .count();
    }

    private static LevelSolverStep prune(Position condemned, KnightPath after) {
        List<Integer> empty = condemned.emptyDomains();
        return new LevelSolverStep.Prune(
                after,
                condemned.path().head(),
                empty.isEmpty() ? PruneReason.TWO_DEAD_ENDS : PruneReason.NO_OPEN_MOVE,
                empty.isEmpty() ? condemned.singleOpenMoves() : empty);
    }

    private static Search begin(Board board) {
        return Search.begin(Problem.open(board, board.start()), POLICY);
    }
}
