package knightschool.play.level;

import java.util.Comparator;

/**
 * The parameters of the level generator: they identify a level and generate the same one on every machine.
 *
 * @param squares number of squares, {@value #LEAST_SQUARES} to {@value #MOST_SQUARES}
 * @param seed what the shape is drawn from
 */
public record LevelParameters(int squares, long seed) implements Comparable<LevelParameters> {
    /** The fewest squares of a level. */
    public static final int LEAST_SQUARES = 6;

    /** The most squares of a level. */
    public static final int MOST_SQUARES = 64;

    private static final Comparator<LevelParameters> ORDER =
            Comparator.comparingInt(LevelParameters::squares).thenComparingLong(LevelParameters::seed);

    /** @throws IllegalArgumentException if no level has that many squares */
    public LevelParameters {
        if (!isSquares(squares)) {
            throw new IllegalArgumentException(
                    "a level has " + LEAST_SQUARES + " to " + MOST_SQUARES + " squares, not " + squares);
        }
    }

    /** Whether a level may have that many squares. */
    public static boolean isSquares(long squares) {
        return squares >= LEAST_SQUARES && squares <= MOST_SQUARES;
    }

    @Override
    public int compareTo(LevelParameters other) {
        return ORDER.compare(this, other);
    }
}
