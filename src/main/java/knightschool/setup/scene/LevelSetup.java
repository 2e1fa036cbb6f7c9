package knightschool.setup.scene;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import knightschool.graph.WalkHistory;
import knightschool.play.level.Level;
import knightschool.play.level.LevelCollection;
import knightschool.play.level.LevelGenerator;
import knightschool.play.level.LevelParameters;
import knightschool.play.level.PlayedLevelWalk;
import knightschool.setup.SceneDisplayState;
import knightschool.setup.SceneSetupFormat;
import knightschool.setup.SetupKeyReader;
import knightschool.setup.SetupWithDisplayOptions;
import knightschool.setup.SetupWriter;
import knightschool.setup.VisibleSceneControls;
import knightschool.setup.source.WrittenBoard;
import knightschool.setup.value.DisplayOption;
import knightschool.setup.value.SceneControl;
import knightschool.text.SeedText;

/**
 * A level on which the user walks: every square is to be visited in as few moves as possible.
 *
 * @param level a level of the program, or a generated one
 * @param squares the walk, as indices of squares of the board, the start first, each a knight's move from its
 *     predecessor; squares may repeat, but none follows once all are visited
 * @param visited the number of squares walked now, at least 1; the later moves were undone and can be redone
 * @param seconds the time on the clock, in seconds; the clock stands still until the next move
 * @param display the open moves that are shown; the controls visible on a slide, while a window shows all
 */
public record LevelSetup(Level level, List<Integer> squares, int visited, int seconds, SceneDisplayState display)
        implements SetupWithDisplayOptions<LevelSetup> {
    /**
     * The format of a level. A level of the program is identified by its number, a generated one by its squares and its
     * seed. The moment is a step of the walk; without it, no move is undone.
     */
    static final SceneSetupFormat<LevelSetup> FORMAT = new SceneSetupFormat<>(
                    "level",
                    LevelSetup.class,
                    List.of("level", "squares", "seed", "walk", "moment", "time", "show", "controls"),
                    LevelSetup::read,
                    LevelSetup::write)
            .withOptions(
                    DisplayOption.HINTS,
                    DisplayOption.OPEN_MOVE_COUNTS,
                    DisplayOption.NUMBERS,
                    DisplayOption.OPEN_MOVES)
            .withControls(SceneControl.BUTTONS, SceneControl.FACTS);

    /** The maximum time on the clock, in seconds: less than a hundred hours. */
    public static final int MOST_SECONDS = 359_999;

    /** The maximum number of moves. A level of 64 squares takes about a hundred. */
    public static final int MOST_MOVES = 20_000;

    static final Set<DisplayOption> USUAL = Set.of(DisplayOption.HINTS, DisplayOption.OPEN_MOVE_COUNTS);

    /**
     * Creates a set-up.
     *
     * @throws IllegalArgumentException if the squares are not a walk on the level, or the other values are out of range
     */
    public LevelSetup {
        squares = List.copyOf(squares);
        PlayedLevelWalk.of(level, squares);
        if (visited < 1 || visited > squares.size()) {
            throw new IllegalArgumentException(visited + " of " + squares.size() + " squares are walked");
        }
        if (seconds < 0 || seconds > MOST_SECONDS) {
            throw new IllegalArgumentException("the clock cannot show " + seconds + " seconds");
        }
    }

    /** Returns a level without moves, with the default options. */
    public static LevelSetup of(Level level) {
        return new LevelSetup(
                level, List.of(level.board().start()), 1, 0, new SceneDisplayState(USUAL, VisibleSceneControls.NONE));
    }

    @Override
    public WrittenBoard source() {
        return WrittenBoard.of(level.board());
    }

    /** Returns the walk, with the moves that can be redone. */
    public PlayedLevelWalk walk() {
        return new PlayedLevelWalk(level, new WalkHistory<>(squares, visited));
    }

    /** Returns this set-up with another level, from its beginning. */
    public LevelSetup with(Level other) {
        return new LevelSetup(other, List.of(other.board().start()), 1, 0, display);
    }

    /** Returns this set-up with other moves on the level. */
    public LevelSetup with(WalkHistory<Integer> walk) {
        return walk.equals(new WalkHistory<>(squares, visited))
                ? this
                : new LevelSetup(level, walk.steps(), walk.length(), seconds, display);
    }

    /** Returns this set-up with another time on the clock, in seconds, limited to {@value #MOST_SECONDS}. */
    public LevelSetup at(long time) {
        int newSeconds = Math.clamp(time, 0, MOST_SECONDS);
        return newSeconds == seconds ? this : new LevelSetup(level, squares, visited, newSeconds, display);
    }

    @Override
    public LevelSetup with(SceneDisplayState other) {
        return other.equals(display) ? this : new LevelSetup(level, squares, visited, seconds, other);
    }

    @Override
    public LevelSetup selfContained() {
        return this;
    }

    private static LevelSetup read(SetupKeyReader keys) {
        Level level = level(keys);
        List<Integer> walk = walk(keys, level);
        int visited = WalkUndoPositionFormat.visited(keys, walk.size());
        int seconds = keys.number("time", 0, MOST_SECONDS).orElse(0L).intValue();
        Set<DisplayOption> show = keys.has("show") ? keys.show() : USUAL;
        return new LevelSetup(level, walk, visited, seconds, new SceneDisplayState(show, keys.controls()));
    }

    private static Level level(SetupKeyReader keys) {
        Optional<Long> number = keys.number("level", 1, LevelCollection.all().size());
        Optional<Long> squares = keys.number("squares", LevelParameters.LEAST_SQUARES, LevelParameters.MOST_SQUARES);
        Optional<Long> seed = keys.number("seed", SeedText.LEAST, SeedText.MOST);
        if (keys.has("level") && (keys.has("squares") || keys.has("seed"))) {
            keys.fault(
                    "level",
                    "a level of the program has squares and a seed of its own",
                    "Leave those out, or the number.");
        } else if (keys.has("squares") != keys.has("seed")) {
            keys.fault(
                    keys.has("seed") ? "seed" : "squares",
                    "a level is made from both its squares and its seed",
                    "Write both, such as \"squares: 28\" and \"seed: 4711\".");
        }
        if (squares.isPresent() && seed.isPresent() && keys.areSound()) {
            return LevelGenerator.of(new LevelParameters(squares.get().intValue(), seed.get()));
        }
        return LevelCollection.numbered(number.orElse(1L));
    }

    private static List<Integer> walk(SetupKeyReader keys, Level level) {
        List<Integer> begin = List.of(level.board().start());
        if (!keys.areSound() || !keys.has("walk")) {
            return begin;
        }
        List<Integer> walk = keys.squares("walk", level.board(), MOST_MOVES + 1);
        if (!keys.areSound()) {
            return begin;
        }
        try {
            return PlayedLevelWalk.of(level, walk).squares();
        } catch (IllegalArgumentException fault) {
            keys.fault(
                    "walk",
                    fault.getMessage(),
                    "Name the squares in order from the start of the level, each a knight's move from the one before.");
            return begin;
        }
    }

    private static void write(LevelSetup setup, SetupWriter lines) {
        Level level = setup.level();
        if (level.number() == Level.UNNUMBERED) {
            lines.word("squares", String.valueOf(level.squares()));
            lines.word("seed", String.valueOf(level.seed()));
        } else {
            lines.word("level", String.valueOf(level.number()));
        }
        lines.squares("walk", level.board(), setup.squares().size() == 1 ? List.of() : setup.squares());
        WalkUndoPositionFormat.write(lines, setup.visited(), setup.squares().size());
        lines.word("time", setup.seconds() == 0 ? "" : String.valueOf(setup.seconds()));
        lines.show(setup.show(), USUAL);
        lines.controls(setup.controls());
    }
}
