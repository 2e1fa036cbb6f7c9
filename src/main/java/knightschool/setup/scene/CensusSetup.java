package knightschool.setup.scene;

import java.util.List;
import java.util.Map;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.census.CensusText;
import knightschool.census.experiment.ExperimentPlan;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.setup.value.ShownCensusSolvers;

/**
 * A census: the number of steps of the searches of one or several solvers from every start of a board.
 *
 * @param panes the solvers, no two of them equal; empty for the default one
 * @param shownSolvers which of them are shown
 * @param display whether closed tours are searched for, and the maximum number of steps of each search
 */
public record CensusSetup(
        WrittenBoard source,
        List<ConfiguredAlgorithm> panes,
        ShownCensusSolvers shownSolvers,
        SceneDisplayState display)
        implements SetupWithDisplayOptions<CensusSetup> {
    /** The largest number of solvers. */
    public static final int MOST_SOLVERS = ExperimentPlan.MOST_SOLVERS;

    private static final String SEEN = "seen";

    /** The rows of a census. */
    public static final SceneFileKind TABLE =
            SceneFileKind.table("Census table", "this is a census table", CensusText.HEADER);

    static final SceneSetupFormat<CensusSetup> FORMAT = new SceneSetupFormat<>(
                    "census",
                    CensusSetup.class,
                    List.of("board", "panes", SEEN, "show", "mark", "controls"),
                    CensusSetup::read,
                    CensusSetup::write)
            .withOptions(DisplayOption.CLOSED)
            .withControls(SceneControl.LIMIT)
            .opening(TABLE);

    /** The default maximum number of steps from each start, which takes seconds on a small board. */
    private static final long USUAL_LIMIT = 10_000_000;

    /** The maximum number of steps from all starts together, unless a limit is given. */
    private static final long MOST_STEPS = 1_000_000_000;

    private static final int LESS = 10;

    /** Solvers that occur twice are taken once, and where there is no such solver to see, the usual ones are seen. */
    public CensusSetup {
        panes = panes.stream()
                .map(ConfiguredAlgorithm::withoutForks)
                .distinct()
                .limit(MOST_SOLVERS)
                .toList();
        int count = Math.max(1, panes.size());
        shownSolvers = shownSolvers.isAmong(count) ? shownSolvers : ShownCensusSolvers.usual(count);
    }

    /** Returns a census of a board with default values. */
    public static CensusSetup of(Board board) {
        return new CensusSetup(WrittenBoard.of(board), List.of(), ShownCensusSolvers.of(0), SceneDisplayState.NONE);
    }

    /** Returns the solvers that run: the given ones, or else the default one. */
    public List<ConfiguredAlgorithm> solvers() {
        return panes.isEmpty() ? List.of(ConfiguredAlgorithm.usual().getFirst()) : panes;
    }

    /** Returns the solver that is seen, alone or beside another one. */
    public ConfiguredAlgorithm searching() {
        return solvers().get(shownSolvers.solver());
    }

    /**
     * Returns the maximum number of steps of the search from each start: the given one, or else a default for the
     * board.
     */
    public long limit() {
        return (long) controls().position(SceneControl.LIMIT, usualLimit());
    }

    private long usualLimit() {
        long limit = USUAL_LIMIT;
        while (limit * board().playableCount() > MOST_STEPS) {
            limit /= LESS;
        }
        return limit;
    }

    /** Returns this set-up with another solver, which is the only one. */
    public CensusSetup withSolver(ConfiguredAlgorithm other) {
        return withSolvers(List.of(other), ShownCensusSolvers.of(0));
    }

    /** Returns this set-up with other solvers. */
    public CensusSetup withSolvers(List<ConfiguredAlgorithm> others, ShownCensusSolvers view) {
        return new CensusSetup(source, others.equals(solvers()) ? panes : others, view, display);
    }

    /**
     * Returns this set-up with another limit, whether or not the control was visible: it is the only control of a
     * census.
     */
    public CensusSetup withLimit(long steps) {
        return steps == limit()
                ? this
                : with(display.with(VisibleSceneControls.at(Map.of(SceneControl.LIMIT, (double) steps))));
    }

    @Override
    public CensusSetup with(SceneDisplayState other) {
        return new CensusSetup(source, panes, shownSolvers, other);
    }

    public CensusSetup on(Board board) {
        return source.shows(board)
                ? this
                : new CensusSetup(WrittenBoard.of(board), panes, shownSolvers, display.marking(List.of()));
    }

    @Override
    public CensusSetup selfContained() {
        return new CensusSetup(source.selfContained(), panes, shownSolvers, display);
    }

    private static CensusSetup read(SetupKeyReader keys) {
        WrittenBoard source = keys.board();
        List<ConfiguredAlgorithm> panes = keys.panes().stream().distinct().toList();
        if (panes.size() > MOST_SOLVERS) {
            keys.fault("panes", "a census has at most " + MOST_SOLVERS + " algorithms", "Leave the others out.");
        }
        int count = Math.clamp(panes.size(), 1, MOST_SOLVERS);
        ShownCensusSolvers shownSolvers = keys.one(
                        SEEN, text -> ShownCensusSolvers.parse(text, count), ShownCensusSolvers.REMEDY)
                .orElse(ShownCensusSolvers.usual(count));
        var setup = new CensusSetup(source, panes, shownSolvers, SceneDisplayState.read(keys, source.board()));
        boolean closed = setup.shows(DisplayOption.CLOSED);
        keys.check(
                "show",
                () -> CompareSetup.of(setup.board())
                        .showing(DisplayOption.CLOSED, closed)
                        .problem());
        return setup;
    }

    private static void write(CensusSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.panes(setup.panes());
        boolean isUsual = setup.shownSolvers()
                .equals(ShownCensusSolvers.usual(setup.solvers().size()));
        lines.word(SEEN, isUsual ? "" : setup.shownSolvers().word());
        lines.display(setup);
    }
}
