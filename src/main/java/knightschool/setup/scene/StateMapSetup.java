package knightschool.setup.scene;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import knightschool.files.InputFault;
import knightschool.setup.RightAnswerShowingSetup;
import knightschool.setup.SceneFileKind;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWriter;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.setup.capability.CounterexampleBuildingSetup;
import knightschool.setup.capability.SlidingPuzzleGameSetup;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.CounterexampleKind;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.DisplayableRightAnswer;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.setup.value.HideableScenePart;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.PuzzleSessionLogCsv;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleGame;
import knightschool.statemap.SlidingPuzzleText;

/**
 * A sliding puzzle with its state map and the moves of a player.
 *
 * @param source the puzzle in its start position
 * @param walk the moves, in order
 * @param milliseconds the time of each move since the player began, in milliseconds: one per move, non-decreasing
 * @param layout the layout of the map: {@link GraphLayoutKind#SPRINGS}, or {@link GraphLayoutKind#DISTANCE} from the
 *     nearest goal
 * @param show whether a shortest solution from the current position is shown
 */
public record StateMapSetup(
        WrittenPuzzle source,
        List<BlockMove> walk,
        List<Long> milliseconds,
        GraphLayoutKind layout,
        Set<DisplayOption> show)
        implements SlideEmbeddableSetup, SlidingPuzzleGameSetup, RightAnswerShowingSetup, CounterexampleBuildingSetup {
    private static final int MILLI = 3;

    /** The maximum number of moves. A game of some hours has a few thousand. */
    public static final int MOST_MOVES = 20_000;

    /** The state map of a puzzle. */
    public static final HideableScenePart MAP = new HideableScenePart("map");

    /** The number of moves of a puzzle to its exit, and its help. */
    public static final HideableScenePart DISTANCE = new HideableScenePart("distance");

    /** A shortest solution of a puzzle from its current position. */
    public static final DisplayOption SOLUTION = new DisplayOption("solution");

    /** A puzzle in a file of its own. */
    private static final SceneFileKind PUZZLE = SceneFileKind.named(
            "Puzzle", ".slide", (file, _) -> of(WrittenPuzzle.ofFile(file, SlidingPuzzleText.read(file))));

    /** The moves of the players of a sliding puzzle. */
    private static final SceneFileKind MOVES =
            SceneFileKind.table("Moves in a puzzle", "these are moves in a sliding puzzle", PuzzleSessionLogCsv.HEADER);

    /** The format of a puzzle. A walk consists of moves, such as {@code C left 1}, and their times. */
    static final SceneSetupFormat<StateMapSetup> FORMAT = new SceneSetupFormat<>(
                    "statemap",
                    StateMapSetup.class,
                    List.of("puzzle", "walk", "seconds", "layout", "show"),
                    StateMapSetup::read,
                    StateMapSetup::write)
            .withOptions(SOLUTION)
            .withParts(MAP, DISTANCE)
            .opening(PUZZLE, MOVES);

    /** The possible layouts. */
    public static final List<GraphLayoutKind> LAYOUTS = List.of(GraphLayoutKind.SPRINGS, GraphLayoutKind.DISTANCE);

    /** The time between the moves of a walk without given times, in milliseconds. */
    static final long USUAL_PACE = 10_000;

    /**
     * Creates a set-up.
     *
     * @throws IllegalArgumentException if a move is not possible, or the times do not fit the moves
     */
    public StateMapSetup {
        walk = List.copyOf(walk);
        milliseconds = List.copyOf(milliseconds);
        show = Set.copyOf(show);
        SlidingPuzzleGame.of(source.puzzle(), walk, milliseconds);
    }

    /** Returns a puzzle without moves. */
    public static StateMapSetup of(WrittenPuzzle source) {
        return new StateMapSetup(source, List.of(), List.of(), GraphLayoutKind.SPRINGS, Set.of());
    }

    /** Returns the default times of moves, in milliseconds. */
    static List<Long> usualTimes(int moves) {
        return IntStream.rangeClosed(1, moves).mapToObj(i -> i * USUAL_PACE).toList();
    }

    /** Returns the puzzle in its start position. */
    public SlidingPuzzle puzzle() {
        return source.puzzle();
    }

    /** Returns whether a shortest solution is shown. */
    public boolean showsSolution() {
        return show.contains(SOLUTION);
    }

    /** Returns this set-up with other moves. */
    public StateMapSetup withWalk(List<BlockMove> moves, List<Long> times) {
        return moves.equals(walk) && times.equals(milliseconds)
                ? this
                : new StateMapSetup(source, moves, times, layout, show);
    }

    /** Returns this set-up with other moves, at the default times. */
    public StateMapSetup withWalk(List<BlockMove> moves) {
        return withWalk(moves, usualTimes(moves.size()));
    }

    /** Returns the moves as text, such as {@code C left 1}. */
    public List<String> moveTexts() {
        return walk.stream().map(move -> BlockMoveText.format(puzzle(), move)).toList();
    }

    /** Returns this set-up with another layout. */
    public StateMapSetup with(GraphLayoutKind other) {
        return other == layout ? this : new StateMapSetup(source, walk, milliseconds, other, show);
    }

    /** Returns this set-up with a shortest solution shown or not. */
    public StateMapSetup showingSolution(boolean visible) {
        return visible == showsSolution()
                ? this
                : new StateMapSetup(source, walk, milliseconds, layout, DisplayOption.with(show, SOLUTION, visible));
    }

    @Override
    public StateMapSetup selfContained() {
        return new StateMapSetup(source.selfContained(), walk, milliseconds, layout, show);
    }

    @Override
    public SlidingPuzzleGame game() {
        return SlidingPuzzleGame.of(puzzle(), walk, milliseconds);
    }

    @Override
    public Optional<SlideEmbeddableSetup> withAnswer(DisplayableRightAnswer answer) {
        return answer.moves().isEmpty() ? Optional.empty() : Optional.of(withWalk(answer.moves()));
    }

    @Override
    public CounterexampleKind counterexampleKind() {
        return CounterexampleKind.MOVES;
    }

    private static StateMapSetup read(SetupKeyReader keys) {
        WrittenPuzzle source = keys.source("puzzle", WrittenPuzzle::read).orElseGet(WrittenPuzzle::usual);
        List<BlockMove> walk = walk(keys, source.puzzle());
        return new StateMapSetup(
                source,
                walk,
                times(keys, walk.size()),
                keys.one("layout", LAYOUTS, GraphLayoutKind.SPRINGS),
                keys.show());
    }

    private static List<BlockMove> walk(SetupKeyReader keys, SlidingPuzzle puzzle) {
        List<BlockMove> walk = keys.each("walk", MOST_MOVES, text -> BlockMoveText.parse(puzzle, text));
        SlidingPuzzleGame game = SlidingPuzzleGame.asFarAsPossible(puzzle, walk, usualTimes(walk.size()));
        int count = game.walk().size();
        if (count == walk.size()) {
            return walk;
        }
        String name = "move " + (count + 1) + ", " + BlockMoveText.format(puzzle, walk.get(count)) + ",";
        keys.fault(
                "walk",
                name + (game.isSolved() ? " comes after the puzzle is solved" : " cannot be made there"),
                "Name the moves in order, such as \"C left 1\".");
        return List.of();
    }

    private static List<Long> times(SetupKeyReader keys, int moves) {
        List<Long> usual = usualTimes(moves);
        if (!keys.has("seconds") || !keys.areSound()) {
            return usual;
        }
        List<Long> times = keys.each("seconds", MOST_MOVES, StateMapSetup::milliseconds);
        if (!keys.areSound()) {
            return usual;
        }
        for (int i = 1; i < times.size(); i++) {
            if (times.get(i) < times.get(i - 1)) {
                keys.fault("seconds", "move " + (i + 1) + " is earlier than the one before", "Let the times rise.");
                return usual;
            }
        }
        if (times.size() != moves) {
            keys.fault(
                    "seconds", times.size() + " times are no times of " + moves + " moves", "Name one for each move.");
            return usual;
        }
        return times;
    }

    private static long milliseconds(String text) {
        if (!text.strip().matches("\\d{1,7}(\\.\\d{1,3})?")) {
            throw new InputFault("\"" + text.strip() + "\" is no time", "Write seconds, such as 12 or 12.5.");
        }
        return new BigDecimal(text.strip()).movePointRight(MILLI).longValueExact();
    }

    private static void write(StateMapSetup setup, SetupWriter lines) {
        String written = setup.source().written();
        if (WrittenBoard.isRows(written)) {
            lines.block("puzzle", written);
        } else {
            lines.text("puzzle", written);
        }
        lines.words("walk", setup.moveTexts());
        if (!setup.milliseconds().equals(usualTimes(setup.walk().size()))) {
            lines.words(
                    "seconds",
                    setup.milliseconds().stream().map(StateMapSetup::seconds).toList());
        }
        lines.one("layout", setup.layout(), GraphLayoutKind.SPRINGS);
        lines.show(setup.show());
    }

    private static String seconds(long milliseconds) {
        return BigDecimal.valueOf(milliseconds, MILLI).stripTrailingZeros().toPlainString();
    }
}
