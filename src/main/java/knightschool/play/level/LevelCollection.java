package knightschool.play.level;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import knightschool.files.InputFault;
import knightschool.files.ResourceReader;

/**
 * The levels of the program, in sets. They are ordered by measured difficulty, not by squares. They are stored with
 * their difficulties, so that nothing is generated at the start.
 */
public final class LevelCollection {
    private static final Duration LONGEST = Duration.ofSeconds(180);
    private static final Duration SHORTEST = Duration.ofSeconds(90);
    private static final List<LevelSet> SETS =
            LevelSetText.parse(ResourceReader.text(LevelCollection.class, "levels.txt"));
    private static final List<Level> ALL =
            SETS.stream().flatMap(set -> set.levels().stream()).toList();

    private LevelCollection() {}

    /** Returns the sets, the easiest first. */
    public static List<LevelSet> sets() {
        return SETS;
    }

    /** Returns all levels, by number. */
    public static List<Level> all() {
        return ALL;
    }

    /**
     * Returns the level with a number.
     *
     * @throws InputFault if there is none
     */
    public static Level numbered(long number) {
        if (number < 1 || number > ALL.size()) {
            throw new InputFault("there is no level " + number, "Levels go from 1 to " + ALL.size() + ".");
        }
        return ALL.get((int) number - 1);
    }

    /** Returns the set of a level; empty for a generated level. */
    public static Optional<LevelSet> setOf(Level level) {
        return SETS.stream().filter(set -> set.levels().contains(level)).findFirst();
    }

    /**
     * Returns the optional time limit for a level, in whole seconds. In the puzzle game Troyis the limit falls from
     * level to level while the boards grow; no source says how fast. Here it falls linearly with the number of the
     * level, from three minutes to one and a half. A level without a number has the limit of the hardest numbered level
     * that is no harder.
     */
    public static Duration timeLimit(Level level) {
        int steps = LevelCollection.all().size() - 1;
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
                LevelCollection.all().stream()
                        .filter(other -> other.difficulty().value() <= value)
                        .count());
    }
}
