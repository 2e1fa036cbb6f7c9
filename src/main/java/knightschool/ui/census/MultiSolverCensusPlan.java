package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.scene.CensusSetup;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.ShownCensusSolvers;

/**
 * The parameters of a census with one or several solvers, and the solvers whose results are in view. Immutable.
 *
 * @param board without a start, since every start is searched from
 * @param closed whether closed tours are searched for
 * @param solvers without forks, no two of them equal, 1 to {@link CensusSetup#MOST_SOLVERS}
 * @param limit the number of steps after which a search is stopped
 * @param solversInView the solver that is seen, alone or beside another one
 */
record MultiSolverCensusPlan(
        Board board, boolean closed, List<ConfiguredAlgorithm> solvers, long limit, ShownCensusSolvers solversInView) {
    MultiSolverCensusPlan {
        board = board.withStart(Board.NONE);
        solvers = List.copyOf(solvers);
        if (solvers.isEmpty() || solvers.size() > CensusSetup.MOST_SOLVERS || !solversInView.isAmong(solvers.size())) {
            throw new IllegalArgumentException(solvers.size() + " algorithms, seen " + solversInView.word());
        }
    }

    /** The plan of a set-up. */
    static MultiSolverCensusPlan of(CensusSetup setup) {
        return new MultiSolverCensusPlan(
                setup.board(), setup.shows(DisplayOption.CLOSED), setup.solvers(), setup.limit(), setup.shownSolvers());
    }

    /** The plan of a single question. */
    static MultiSolverCensusPlan of(CensusParameters question) {
        return new MultiSolverCensusPlan(
                question.board(),
                question.closed(),
                List.of(question.solver()),
                question.limit(),
                ShownCensusSolvers.of(0));
    }

    /**
     * This plan as a set-up. Everything else is taken from another set-up, including the start if the board is the
     * same.
     */
    CensusSetup as(CensusSetup like) {
        boolean same = board.equals(like.board().withStart(Board.NONE));
        return (same ? like : like.on(board))
                .withSolvers(solvers, solversInView)
                .withLimit(limit)
                .showing(DisplayOption.CLOSED, closed);
    }

    /** The solver that is seen. */
    ConfiguredAlgorithm solver() {
        return solvers.get(solversInView.solver());
    }

    /** The solver that the seen one is compared with; empty if it is seen alone. */
    Optional<ConfiguredAlgorithm> second() {
        return solversInView.second().isPresent()
                ? Optional.of(solvers.get(solversInView.second().getAsInt()))
                : Optional.empty();
    }

    /** The question to a solver. */
    CensusParameters question(ConfiguredAlgorithm solver) {
        return new CensusParameters(board, closed, solver.algorithm(), solver.choices(), limit);
    }

    /** The question to the solver that is seen. */
    CensusParameters question() {
        return question(solver());
    }

    /** The questions to all solvers. */
    List<CensusParameters> questions() {
        return solvers.stream().map(this::question).toList();
    }

    /** Whether another plan asks the same, whatever is seen. */
    boolean asks(MultiSolverCensusPlan other) {
        return seeing(ShownCensusSolvers.of(0)).equals(other.seeing(ShownCensusSolvers.of(0)));
    }

    /** This plan with something else seen. */
    MultiSolverCensusPlan seeing(ShownCensusSolvers other) {
        return new MultiSolverCensusPlan(board, closed, solvers, limit, other);
    }

    /**
     * This plan with the next thing seen: each solver alone, then each beside those before it, then the first again.
     */
    MultiSolverCensusPlan seeingNext() {
        List<ShownCensusSolvers> all = ShownCensusSolvers.all(solvers.size());
        return seeing(all.get((all.indexOf(solversInView) + 1) % all.size()));
    }

    /** This plan with another limit, in steps. */
    MultiSolverCensusPlan withLimit(long steps) {
        return new MultiSolverCensusPlan(board, closed, solvers, steps, solversInView);
    }

    /** This plan with another board. */
    MultiSolverCensusPlan withBoard(Board other, boolean closedTours) {
        return new MultiSolverCensusPlan(other, closedTours, solvers, limit, solversInView);
    }

    /** This plan with another solver in place of the one that is seen. If it is among them already, it is seen. */
    MultiSolverCensusPlan withSolver(ConfiguredAlgorithm other) {
        int place = solvers.indexOf(other);
        if (place >= 0) {
            return seeing(
                    solversInView.second().equals(OptionalInt.of(place))
                            ? ShownCensusSolvers.of(place)
                            : new ShownCensusSolvers(place, solversInView.second()));
        }
        List<ConfiguredAlgorithm> all = new ArrayList<>(solvers);
        all.set(solversInView.solver(), other);
        return new MultiSolverCensusPlan(board, closed, all, limit, solversInView);
    }

    /**
     * This plan with other solvers, at least one. A solver that is new is seen beside the one that was seen, the later
     * of the two beside the earlier. The solvers that were seen stay in view if they are still in the plan.
     */
    MultiSolverCensusPlan withSolvers(List<ConfiguredAlgorithm> others) {
        int was = others.indexOf(solver());
        int added = others.stream()
                .filter(one -> !solvers.contains(one))
                .mapToInt(others::indexOf)
                .findFirst()
                .orElse(-1);
        ShownCensusSolvers same = stillSeen(others, was);
        ShownCensusSolvers next =
                added < 0 || was < 0 ? same : ShownCensusSolvers.pair(Math.max(was, added), Math.min(was, added));
        return new MultiSolverCensusPlan(board, closed, others, limit, next);
    }

    private ShownCensusSolvers stillSeen(List<ConfiguredAlgorithm> others, int was) {
        Optional<Integer> reference = second().map(others::indexOf);
        boolean isThere = was >= 0 && reference.filter(place -> place < 0).isEmpty();
        return isThere
                ? new ShownCensusSolvers(was, reference.map(OptionalInt::of).orElse(OptionalInt.empty()))
                : ShownCensusSolvers.usual(others.size());
    }

    /**
     * This plan with the question of a table: one of its own, one more if the plan asks several solvers the same, or
     * else that question alone.
     */
    MultiSolverCensusPlan withQuestion(CensusParameters question) {
        if (questions().contains(question)) {
            return seeing(ShownCensusSolvers.of(questions().indexOf(question)));
        }
        boolean isLike = question(question.solver()).equals(question);
        if (!isLike || solvers.size() == 1 || solvers.size() == CensusSetup.MOST_SOLVERS) {
            return of(question);
        }
        List<ConfiguredAlgorithm> all = new ArrayList<>(solvers);
        all.add(question.solver());
        return new MultiSolverCensusPlan(board, closed, all, limit, ShownCensusSolvers.of(all.size() - 1));
    }
}
