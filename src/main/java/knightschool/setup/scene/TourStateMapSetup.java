package knightschool.setup.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.search.Problem;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.statemap.tour.TourStateMap;

/**
 * A set-up of the scene that shows the graph of all positions of a tour on a small board, the visits of a search to
 * these positions, and one selected position.
 *
 * @param source a board of at most {@value TourStateMap#MOST_SQUARES} squares
 * @param solver the algorithm; empty for the default
 * @param display whether closed tours are searched for
 * @param walk the path of squares from the start to the selected position; empty for the position at the start of the
 *     board
 */
public record TourStateMapSetup(
        WrittenBoard source, Optional<ConfiguredAlgorithm> solver, SceneDisplayState display, List<Integer> walk)
        implements SetupWithDisplayOptions<TourStateMapSetup> {
    private static final Board USUAL = Board.full(3, 4);
    /** The format of a tour map. The default board is 3 × 4. */
    static final SceneSetupFormat<TourStateMapSetup> FORMAT = new SceneSetupFormat<>(
                    "tourmap",
                    TourStateMapSetup.class,
                    List.of("board", "panes", "show", "walk"),
                    TourStateMapSetup::read,
                    TourStateMapSetup::write)
            .withOptions(DisplayOption.CLOSED);

    /**
     * Creates a set-up.
     *
     * @throws IllegalArgumentException if the board is too large, or the walk is not a path on it
     */
    public TourStateMapSetup {
        walk = List.copyOf(walk);
        if (!isSmall(source.board())) {
            throw new IllegalArgumentException("a board of " + source.board().playableCount() + " squares");
        }
        if (!isPath(source.board(), walk)) {
            throw new IllegalArgumentException(walk + " is no path");
        }
    }

    /** Returns a tour map of a board from its own start, with default values. */
    public static TourStateMapSetup of(Board board) {
        return new TourStateMapSetup(WrittenBoard.of(board), Optional.empty(), SceneDisplayState.NONE, List.of());
    }

    static boolean isSmall(Board board) {
        return board.playableCount() <= TourStateMap.MOST_SQUARES;
    }

    /**
     * Returns whether squares are a path of knight's moves without repetition, with the end square of a board only as
     * the last.
     */
    static boolean isPath(Board board, List<Integer> walk) {
        boolean path =
                new HashSet<>(walk).size() == walk.size() && walk.stream().allMatch(board::isPlayable);
        for (int i = 1; path && i < walk.size(); i++) {
            boolean early = walk.get(i) == board.end() && i + 1 < board.playableCount();
            path = MoveOrder.CLOCKWISE.moveBetween(board, walk.get(i - 1), walk.get(i)) != Board.NONE && !early;
        }
        return path && (walk.size() < 2 || walk.getFirst() != board.end());
    }

    /** Returns the solver that runs. */
    public ConfiguredAlgorithm searching() {
        return solver.orElseGet(() -> ConfiguredAlgorithm.usual().getFirst());
    }

    /** Returns the start of the tour. */
    public int start() {
        return walk.isEmpty() ? board().startOrFirst() : walk.getFirst();
    }

    /** Returns the problem. */
    public Problem problem() {
        return new Problem(board(), MoveOrder.CLOCKWISE, start(), shows(DisplayOption.CLOSED));
    }

    /** Returns this set-up with another solver. */
    public TourStateMapSetup withSolver(ConfiguredAlgorithm other) {
        return other.equals(searching()) ? this : new TourStateMapSetup(source, Optional.of(other), display, walk);
    }

    /** Returns this set-up with another selected position; a path of one square changes the start. */
    public TourStateMapSetup withWalk(List<Integer> path) {
        List<Integer> newWalk = path.equals(List.of(board().startOrFirst())) ? List.of() : path;
        return newWalk.equals(walk) ? this : new TourStateMapSetup(source, solver, display, newWalk);
    }

    @Override
    public TourStateMapSetup with(SceneDisplayState other) {
        return new TourStateMapSetup(source, solver, other, walk);
    }

    /** Returns this set-up with another board; unchanged if that is the same board or too large. */
    public TourStateMapSetup on(Board board) {
        return source.shows(board) || !isSmall(board)
                ? this
                : new TourStateMapSetup(
                        WrittenBoard.of(board),
                        solver,
                        board.end() == Board.NONE ? display : SceneDisplayState.NONE,
                        List.of());
    }

    @Override
    public TourStateMapSetup selfContained() {
        return new TourStateMapSetup(source.selfContained(), solver, display, walk);
    }

    private static TourStateMapSetup read(SetupKeyReader keys) {
        TourStateMapSetup usual = of(USUAL);
        WrittenBoard source = keys.has("board") ? keys.board() : WrittenBoard.of(USUAL);
        List<Integer> walk = keys.squares("walk", source.board());
        if (keys.areSound() && !isSmall(source.board())) {
            keys.fault(
                    "board",
                    "a board of " + source.board().playableCount() + " squares has too many positions for a map",
                    "Take a board of up to " + TourStateMap.MOST_SQUARES + " squares.");
        } else if (keys.areSound() && !isPath(source.board(), walk)) {
            keys.fault(
                    "walk",
                    "these squares are no path",
                    "Name the squares in order from the start, each a knight's move from the one before, none twice.");
        }
        if (!keys.areSound()) {
            return usual;
        }
        TourStateMapSetup setup = new TourStateMapSetup(
                source, keys.onePane(), new SceneDisplayState(keys.show(), VisibleSceneControls.NONE), walk);
        keys.check("show", setup::problem);
        return setup;
    }

    private static void write(TourStateMapSetup setup, SetupWriter lines) {
        lines.board(setup.source());
        lines.panes(setup.solver().stream().toList());
        lines.show(setup.show());
        lines.squares("walk", setup.board(), setup.walk());
    }
}
