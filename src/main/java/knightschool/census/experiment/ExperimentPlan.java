package knightschool.census.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusDefinition;
import knightschool.files.InputFault;

/**
 * The runs of an experiment: every solver on every board from every chosen start. Immutable. Equal plans have the same
 * runs.
 *
 * @param boards without starts, no two of them equal, at least one, in ascending order of size, see {@link #inOrder}
 * @param starts which squares of each board are starts
 * @param solvers without forks, no two of them equal, at least one; the first is the one that others are compared with
 * @param closed whether closed tours are sought
 * @param limit the number of steps after which a run is stopped, 1 to {@link CensusDefinition#MOST_STEPS}
 */
public record ExperimentPlan(
        List<Board> boards, EvenlySpacedStarts starts, List<ConfiguredAlgorithm> solvers, boolean closed, long limit) {
    /** The largest number of boards. */
    public static final int MOST_BOARDS = 6;

    /** The largest number of solvers. */
    public static final int MOST_SOLVERS = 6;

    /**
     * Creates a plan. The start squares of boards and the forks of solvers are removed, then repeated boards and
     * solvers.
     *
     * @throws knightschool.files.InputFault if closed tours are sought on a board with an end
     */
    public ExperimentPlan {
        boards = inOrder(
                boards.stream().map(board -> board.withStart(Board.NONE)).distinct());
        solvers = solvers.stream()
                .map(ConfiguredAlgorithm::withoutForks)
                .distinct()
                .toList();
        requireNumber("boards", boards.size(), MOST_BOARDS);
        requireNumber("solvers", solvers.size(), MOST_SOLVERS);
        if (limit < 1 || limit > CensusDefinition.MOST_STEPS) {
            throw new IllegalArgumentException("a limit is 1 to " + CensusDefinition.MOST_STEPS + " steps");
        }
        for (Board board : boards) {
            new ExperimentRunGroup(board, solvers.getFirst(), closed).requireValid();
        }
    }

    /**
     * Returns boards by their number of squares, those of equally many by their columns, and otherwise in the given
     * order.
     */
    public static List<Board> inOrder(Stream<Board> boards) {
        return boards.sorted(Comparator.comparingInt(Board::playableCount).thenComparingInt(Board::columns))
                .toList();
    }

    private static void requireNumber(String things, int count, int most) {
        if (count < 1 || count > most) {
            throw new IllegalArgumentException("1 to " + most + " " + things + ", not " + count);
        }
    }

    /** Returns the groups, board by board, and on each board solver by solver. */
    public List<ExperimentRunGroup> groups() {
        return boards.stream()
                .flatMap(board -> solvers.stream().map(solver -> new ExperimentRunGroup(board, solver, closed)))
                .toList();
    }

    /** Returns the number of runs of a group. */
    public int runs(ExperimentRunGroup group) {
        return starts.count(group.board());
    }

    /** Returns the number of starts on all boards together. */
    public int startCount() {
        return boards.stream().mapToInt(starts::count).sum();
    }

    /** Returns the number of all runs. */
    public int runs() {
        return startCount() * solvers.size();
    }

    /** Returns this plan with other boards. */
    public ExperimentPlan withBoards(List<Board> others) {
        return new ExperimentPlan(others, starts, solvers, closed, limit);
    }

    /**
     * Returns this plan with one more board, unless it has that already.
     *
     * @throws knightschool.files.InputFault if closed tours are sought and a board has an end, or there are
     *     {@link #MOST_BOARDS} boards already
     */
    public ExperimentPlan withBoard(Board another, boolean closedTours) {
        List<Board> all = Stream.concat(boards.stream(), Stream.of(another.withStart(Board.NONE)))
                .distinct()
                .toList();
        if (all.size() > MOST_BOARDS) {
            throw new InputFault("an experiment has at most " + MOST_BOARDS + " boards", "Take one out first.");
        }
        return new ExperimentPlan(all, starts, solvers, closedTours, limit);
    }

    /** Returns this plan with another choice of starts. */
    public ExperimentPlan withStarts(EvenlySpacedStarts others) {
        return new ExperimentPlan(boards, others, solvers, closed, limit);
    }

    /** Returns this plan with other solvers. */
    public ExperimentPlan withSolvers(List<ConfiguredAlgorithm> others) {
        return new ExperimentPlan(boards, starts, others, closed, limit);
    }

    /** Returns this plan for closed tours, or for open ones. */
    public ExperimentPlan withClosed(boolean closedTours) {
        return new ExperimentPlan(boards, starts, solvers, closedTours, limit);
    }

    /** Returns this plan with another limit, in steps. */
    public ExperimentPlan withLimit(long steps) {
        return new ExperimentPlan(boards, starts, solvers, closed, steps);
    }
}
