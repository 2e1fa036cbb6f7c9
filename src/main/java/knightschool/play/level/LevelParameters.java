package knightschool.play.level;

import java.util.Comparator;

/**
 * The parameters of the level generator. They identify a level and generate the same one on every machine.
 *
 * @param squares the number of squares, from {@value #LEAST_SQUARES} to {@value #MOST_SQUARES}
 * @param seed the seed from which the shape is generated
 */
public record LevelParameters(int squares, long seed) implements Comparable<LevelParameters> {
    /** The minimum number of squares of a level. */
    public static final int LEAST_SQUARES = 6;

    /** The maximum number of squares of a level. */
    public static final int MOST_SQUARES = 64;

    private static final Comparator<LevelParameters> ORDER =
            Comparator.comparingInt(LevelParameters::squares).thenComparingLong(LevelParameters::seed);

    /**
     * Creates the parameters.
     *
     * @throws IllegalArgumentException if the number of squares is not valid for a level
     */
    public LevelParameters {
        if (!isSquares(squares)) {
            throw new IllegalArgumentException(
                    "a level has " + LEAST_SQUARES + " to " + MOST_SQUARES + " squares, not " + squares);
        }
    }

    /** Returns whether the number of squares is valid for a level. */
    public static boolean isSquares(long squares) {
        return squares >= LEAST_SQUARES && squares <= MOST_SQUARES;
    }

    @Override
    public int compareTo(LevelParameters other) {
        return ORDER.compare(this, other);
    }
}
