package knightschool.play.level;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.files.InputFault;
import knightschool.files.resource.ResourceReader;

/**
 * The levels of the program, in sets. They are ordered by measured difficulty, not by squares. They are stored with
 * their difficulties, so that nothing is generated at the start.
 */
public final class LevelCollection {
    private static final Duration LONGEST = Duration.ofSeconds(180);
    private static final Duration SHORTEST = Duration.ofSeconds(90);
    private static final Pattern SET = Pattern.compile("(?m)^set ");
    private static final Pattern LEVEL = Pattern.compile("(?m)^level ");
    private static final List<LevelSet> SETS = parse(ResourceReader.text(LevelCollection.class, "levels.txt"));
    private static final List<Level> ALL =
            SETS.stream().flatMap(set -> set.levels().stream()).toList();

    private LevelCollection() {}

    /**
     * Parses sets of levels. A set begins with a line {@code set} and its name. Each of its levels has a line
     * {@code level} with its seed and the shares of failing plays and of forced moves, followed by the rows of its
     * board. {@code ;} begins a comment. Levels are numbered consecutively over all sets.
     */
    static List<LevelSet> parse(String text) {
        List<LevelSet> sets = new ArrayList<>();
        int before = 0;
        for (String set : SET.splitAsStream(text).skip(1).toList()) {
            List<String> parts = LEVEL.splitAsStream(set).toList();
            List<Level> levels = new ArrayList<>();
            for (String level : parts.subList(1, parts.size())) {
                levels.add(level(before + levels.size() + 1, level));
            }
            sets.add(new LevelSet(parts.getFirst().strip(), levels));
            before += levels.size();
        }
        return List.copyOf(sets);
    }

    private static Level level(int number, String text) {
        int head = text.indexOf('\n');
        String[] facts = text.substring(0, head).split(" ");
        Board board = BoardText.parse(text.substring(head));
        MeasuredDifficulty difficulty = MeasuredDifficulty.of(
                Double.parseDouble(facts[1]), Double.parseDouble(facts[2]), board.playableCount() - 1);
        return new Level(number, board, Long.parseLong(facts[0]), difficulty);
    }

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
        int steps = ALL.size() - 1;
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
                ALL.stream()
                        .filter(other -> other.difficulty().value() <= value)
                        .count());
    }
}
