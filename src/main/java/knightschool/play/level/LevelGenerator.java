package knightschool.play.level;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.Random;
import knightschool.board.Board;
import knightschool.board.edit.Symmetry;
import knightschool.search.Outcome;

/**
 * Generates random levels. Each level is a pure function of its parameters, the same on every machine, because the
 * numbers of {@link Random} are specified and searches are limited in steps. Generating a level takes milliseconds, or
 * up to a second, and should not run on the application thread.
 */
public final class LevelGenerator {
    /** The number of seeds tried for a level of equal difficulty. */
    private static final int SEEDS = 40;

    /**
     * The relative difference in value up to which two levels are equally hard; a difference of up to {@code ALIKE} is
     * also allowed.
     */
    private static final double ALIKE_PART = 0.15;

    private static final double ALIKE = 1;

    /**
     * The number of consecutive shapes with the same symmetry. Most symmetric shapes have no path, and would be rare
     * otherwise.
     */
    private static final int SHAPES_OF_A_SYMMETRY = 20;

    private LevelGenerator() {}

    /** Returns the level of the given parameters. */
    public static Level of(LevelParameters key) {
        Board board = board(key);
        return new Level(Level.UNNUMBERED, board, key.seed(), MeasuredDifficulty.measured(board));
    }

    /**
     * Returns another level with the same number of squares and about the same difficulty: the first that is equally
     * hard among {@value #SEEDS} seeds from the given one on, or the nearest of them. It has another board, unless all
     * have the same.
     */
    public static Level anotherLike(Level level, long seed) {
        Level nearest = level;
        for (int i = 0; i < SEEDS; i++) {
            Level candidate = of(new LevelParameters(level.squares(), seed + i));
            boolean other = !candidate.board().equals(level.board());
            if (other && isAlike(candidate, level)) {
                return candidate;
            }
            boolean nearer = nearest == level || distance(candidate, level) < distance(nearest, level);
            nearest = other && nearer ? candidate : nearest;
        }
        return nearest == level ? of(new LevelParameters(level.squares(), seed)) : nearest;
    }

    private static boolean isAlike(Level one, Level other) {
        return distance(one, other)
                <= Math.max(ALIKE, ALIKE_PART * other.difficulty().value());
    }

    private static double distance(Level one, Level other) {
        return Math.abs(one.difficulty().value() - other.difficulty().value());
    }

    /**
     * Returns the level of a day. Its seed is the date as a number, such as 20260131, and its size grows from 16
     * squares on Monday by 6 a day to 52 on Sunday.
     */
    public static Level ofTheDay(LocalDate day) {
        return of(new LevelParameters(
                squares(day), (day.getYear() * 100L + day.getMonthValue()) * 100 + day.getDayOfMonth()));
    }

    private static int squares(LocalDate day) {
        return 16 + 6 * (day.getDayOfWeek().getValue() - DayOfWeek.MONDAY.getValue());
    }

    /** Returns whether a level is the level of some day. */
    public static boolean isOfADay(Level level) {
        try {
            LocalDate day = LocalDate.parse(String.valueOf(level.seed()), DateTimeFormatter.BASIC_ISO_DATE);
            return level.number() == Level.UNNUMBERED && level.squares() == squares(day);
        } catch (DateTimeParseException _) {
            return false;
        }
    }

    /**
     * Returns a board with a start from which a Hamiltonian path exists and is found by the solver that demonstrates a
     * level.
     *
     * @throws IllegalArgumentException if the number of squares is not valid for a level
     */
    static Board board(LevelParameters key) {
        Random random = new Random(mixed(key.seed() * (LevelParameters.MOST_SQUARES + 1) + key.squares()));
        while (true) {
            Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
            for (int shape = 0; shape < SHAPES_OF_A_SYMMETRY; shape++) {
                Optional<Board> drawn = LevelBoardGenerator.draw(random, symmetry, key.squares())
                        .filter(board -> LevelSolver.solve(board).outcome() == Outcome.FOUND);
                if (drawn.isPresent()) {
                    return drawn.get();
                }
            }
        }
    }

    /**
     * Mixes the bits of a seed, because adjacent seeds give similar first numbers of {@link Random} (D. Stafford 2011).
     */
    private static long mixed(long seed) {
        long z = seed * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
