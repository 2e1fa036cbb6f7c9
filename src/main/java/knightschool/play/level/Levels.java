package knightschool.play.level;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ResourceReader;

/**
 * The levels of the program in their sets: they rise by measured difficulty, not by squares. They are made once and
 * kept with their measures, so that they cost nothing to begin with.
 */
public final class Levels {
    private static final Duration LONGEST = Duration.ofSeconds(180);
    private static final Duration SHORTEST = Duration.ofSeconds(90);
    private static final List<LevelSet> SETS = LevelSetText.parse(ResourceReader.text(Levels.class, "levels.txt"));
    private static final List<Level> ALL =
            SETS.stream().flatMap(set -> set.levels().stream()).toList();

    private Levels() {}

    /** The sets, the easiest first. */
    public static List<LevelSet> sets() {
        return SETS;
    }

    /** Every level, by its number. */
    public static List<Level> all() {
        return ALL;
    }

    /**
     * The level of a number.
     *
     * @throws InputFault if there is none
     */
    public static Level numbered(long number) {
        if (number < 1 || number > ALL.size()) {
            throw new InputFault("there is no level " + number, "Levels go from 1 to " + ALL.size() + ".");
        }
        return ALL.get((int) number - 1);
    }

    /** The set that a level belongs to; empty for one that was made since. */
    public static Optional<LevelSet> setOf(Level level) {
        return SETS.stream().filter(set -> set.levels().contains(level)).findFirst();
    }

    /**
     * The time that a level is to be finished in, for those who want one, in whole seconds. In the puzzle game Troyis
     * it falls from level to level while the boards grow; no source says how fast. Here it falls evenly with the number
     * of the level, from three minutes to one and a half; a level without a number has that of the hardest that is no
     * harder.
     */
    public static Duration timeLimit(Level level) {
        int steps = Levels.all().size() - 1;
        long fallen = LONGEST.minus(SHORTEST).toSeconds() * (place(level) - 1) / steps;
        return LONGEST.minusSeconds(fallen);
    }

    private static long place(Level level) {
        if (level.number() != Level.UNNUMBERED) {
            return level.number();
        }
        double value = level.difficulty().value();
        return Math.max(
                1,
                Levels.all().stream()
                        .filter(other -> other.difficulty().value() <= value)
                        .count());
    }
}
