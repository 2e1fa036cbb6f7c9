package knightschool.setup;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.setup.source.BoardSource;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;

/**
 * A census: the number of steps of one search from every start of a board.
 *
 * @param solver the algorithm; empty for the default
 * @param display whether closed tours are searched for, and the maximum number of steps of each search
 */
public record CensusSetup(BoardSource source, Optional<ConfiguredAlgorithm> solver, SceneDisplay display)
        implements SetupWithDisplayOptions<CensusSetup> {
    static final SetupFormat<CensusSetup> FORMAT = new SetupFormat<>(
            "census",
            CensusSetup.class,
            List.of("board", "panes", "show", "mark", "controls"),
            CensusSetup::read,
            CensusSetup::write);

    static final Set<DisplayOption> SHOWS = EnumSet.of(DisplayOption.CLOSED);
    static final Set<SceneControl> CONTROLS = EnumSet.of(SceneControl.LIMIT);

    /** The default maximum number of steps from each start, which takes seconds on a small board. */
    private static final long USUAL_LIMIT = 10_000_000;

    /** The maximum number of steps from all starts together, unless a limit is given. */
    private static final long MOST_STEPS = 1_000_000_000;

    private static final int LESS = 10;

    /** Returns a census of a board with default values. */
    public static CensusSetup of(Board board) {
        return new CensusSetup(BoardSource.of(board), Optional.empty(), SceneDisplay.NONE);
    }

    /** Returns the solver that runs. */
    public ConfiguredAlgorithm searching() {
        return solver.orElseGet(() -> ConfiguredAlgorithm.usual().getFirst());
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

    /** Returns this set-up with another solver. */
    public CensusSetup withSolver(ConfiguredAlgorithm other) {
        return other.equals(searching()) ? this : new CensusSetup(source, Optional.of(other), display);
    }

    /**
     * Returns this set-up with another limit, whether or not the control was visible: it is the only control of a
     * census.
     */
    public CensusSetup withLimit(long steps) {
        return steps == limit()
                ? this
                : with(display.with(SceneControlStates.at(Map.of(SceneControl.LIMIT, (double) steps))));
    }

    @Override
    public CensusSetup with(SceneDisplay other) {
        return new CensusSetup(source, solver, other);
    }

    public CensusSetup on(Board board) {
        return source.shows(board) ? this : new CensusSetup(BoardSource.of(board), solver, display.marking(List.of()));
    }

    @Override
    public CensusSetup selfContained() {
        return new CensusSetup(source.selfContained(), solver, display);
    }

    private static CensusSetup read(SetupKeyReader keys) {
        BoardSource source = keys.board();
        var setup = new CensusSetup(source, keys.onePane(), SceneDisplay.read(keys, source.board(), SHOWS, CONTROLS));
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
        lines.panes(setup.solver().stream().toList());
        lines.display(setup);
    }
}
