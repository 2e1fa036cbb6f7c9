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
 * Makes levels by chance. Each is a pure function of what is asked, the same on every machine: {@link Random} draws,
 * because Java lays down which numbers it gives, and searches are limited in steps. Making one takes milliseconds, a
 * second at most, and is no work for a thread that draws.
 */
public final class LevelMaker {
    /** So many seeds are tried for a level that is as hard as another. */
    private static final int SEEDS = 40;

    /** Two levels are equally hard if their values differ by no more than this part of the one, or this number. */
    private static final double ALIKE_PART = 0.15;

    private static final double ALIKE = 1;

    /** So many shapes in a row have one symmetry: most symmetric shapes have no path, and would be rare otherwise. */
    private static final int SHAPES_OF_A_SYMMETRY = 20;

    private LevelMaker() {}

    /** The level of a key. */
    public static Level of(LevelParameters key) {
        Board board = board(key);
        return new Level(Level.UNNUMBERED, board, key.seed(), MeasuredDifficulty.measured(board));
    }

    /**
     * Another board with as many squares that is about as hard: the first of {@value #SEEDS} seeds from the given one
     * on whose level is, or the nearest of them; never the same board, unless all of them are.
     */
    public static Level anotherLike(Level level, long seed) {
        Level nearest = level;
        for (int i = 0; i < SEEDS; i++) {
            Level made = of(new LevelParameters(level.squares(), seed + i));
            boolean other = !made.board().equals(level.board());
            if (other && isAlike(made, level)) {
                return made;
            }
            boolean nearer = nearest == level || distance(made, level) < distance(nearest, level);
            nearest = other && nearer ? made : nearest;
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
     * The level of a day: its seed is the date as a number, such as 20260131, and it grows from 16 squares on Monday by
     * 6 a day to 52 on Sunday.
     */
    public static Level ofTheDay(LocalDate day) {
        return of(new LevelParameters(
                squares(day), (day.getYear() * 100L + day.getMonthValue()) * 100 + day.getDayOfMonth()));
    }

    private static int squares(LocalDate day) {
        return 16 + 6 * (day.getDayOfWeek().getValue() - DayOfWeek.MONDAY.getValue());
    }

    /** Whether a level is that of some day. */
    public static boolean isOfADay(Level level) {
        try {
            LocalDate day = LocalDate.parse(String.valueOf(level.seed()), DateTimeFormatter.BASIC_ISO_DATE);
            return level.number() == Level.UNNUMBERED && level.squares() == squares(day);
        } catch (DateTimeParseException _) {
            return false;
        }
    }

    /**
     * A board with a start from which a Hamiltonian path exists, and is found by the solver that a level is
     * demonstrated with.
     *
     * @throws IllegalArgumentException if no level has that many squares
     */
    static Board board(LevelParameters key) {
        Random random = new Random(mixed(key.seed() * (LevelParameters.MOST_SQUARES + 1) + key.squares()));
        while (true) {
            Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
            for (int shape = 0; shape < SHAPES_OF_A_SYMMETRY; shape++) {
                Optional<Board> drawn = LevelBoardGenerator.draw(random, symmetry, key.squares())
                        .filter(board -> TroyisSolver.solve(board).outcome() == Outcome.FOUND);
                if (drawn.isPresent()) {
                    return drawn.get();
                }
            }
        }
    }

    /**
     * Neighbouring seeds give neighbouring first numbers of {@link Random} unless they are mixed (D. Stafford 2011).
     */
    private static long mixed(long seed) {
        long z = seed * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
