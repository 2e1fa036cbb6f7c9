package knightschool.setup;

import java.util.List;
import java.util.Optional;
import knightschool.play.level.Level;
import knightschool.play.level.LevelKey;
import knightschool.play.level.LevelMaker;
import knightschool.play.level.LevelWalk;
import knightschool.play.level.Levels;

/**
 * The keys of a {@link LevelSetup}. A level of the program is named by its number, one made since by its squares and
 * its seed. The moment is a step of the walk; without it the whole walk was made.
 */
final class LevelSetupFormat implements SetupFormat<LevelSetup> {
    @Override
    public String word() {
        return "level";
    }

    @Override
    public Class<LevelSetup> type() {
        return LevelSetup.class;
    }

    @Override
    public List<String> keys() {
        return List.of("level", "squares", "seed", "walk", "moment", "time", "show", "controls");
    }

    @Override
    public LevelSetup read(SetupKeys keys) {
        Level level = level(keys);
        List<Integer> walk = walk(keys, level);
        return new LevelSetup(
                level,
                walk,
                LineMoment.visited(keys, walk.size()),
                keys.number("time", 0, LevelSetup.MOST_SECONDS).orElse(0L).intValue(),
                keys.has("show") ? keys.show(LevelSetup.SHOWS) : LevelSetup.USUAL,
                keys.controls(LevelSetup.CONTROLS));
    }

    private static Level level(SetupKeys keys) {
        Optional<Long> number = keys.number("level", 1, Levels.all().size());
        Optional<Long> squares = keys.number("squares", LevelKey.LEAST_SQUARES, LevelKey.MOST_SQUARES);
        Optional<Long> seed = keys.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
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
            return LevelMaker.of(new LevelKey(squares.get().intValue(), seed.get()));
        }
        return Levels.numbered(number.orElse(1L));
    }

    private static List<Integer> walk(SetupKeys keys, Level level) {
        List<Integer> begin = List.of(level.board().start());
        if (!keys.areSound() || !keys.has("walk")) {
            return begin;
        }
        List<Integer> walk = keys.squares("walk", level.board());
        if (!keys.areSound()) {
            return begin;
        }
        try {
            return LevelWalk.of(level, walk).squares();
        } catch (IllegalArgumentException fault) {
            keys.fault(
                    "walk",
                    fault.getMessage(),
                    "Name the squares in order from the start of the level, each a knight's move from the one before.");
            return begin;
        }
    }

    @Override
    public void write(LevelSetup setup, SetupLines lines) {
        Level level = setup.level();
        if (level.number() == Level.UNNUMBERED) {
            lines.word("squares", String.valueOf(level.squares()));
            lines.word("seed", String.valueOf(level.seed()));
        } else {
            lines.word("level", String.valueOf(level.number()));
        }
        lines.squares("walk", level.board(), setup.squares().size() == 1 ? List.of() : setup.squares());
        LineMoment.write(lines, setup.visited(), setup.squares().size());
        lines.word("time", setup.seconds() == 0 ? "" : String.valueOf(setup.seconds()));
        if (!setup.show().equals(LevelSetup.USUAL)) {
            lines.showAll(setup.show());
        }
        lines.controls(setup.controls());
    }
}
