package knightschool;

import java.util.Random;

/** A test by chance: its seed and its length can be set, and a failure names the seed. */
public final class RandomRun {
    private static final long SEED = 29;

    private RandomRun() {}

    /** A test that draws from a source of random numbers. */
    @FunctionalInterface
    public interface Test {
        void with(Random random) throws Exception;
    }

    /**
     * Runs a test with the seed that {@code -Dseed=} sets.
     *
     * @throws AssertionError if the test fails, with the seed in its message
     */
    public static void of(Test test) {
        long seed = Long.getLong("seed", SEED);
        try {
            test.with(new Random(seed));
        } catch (Exception | AssertionError | StackOverflowError e) {
            throw new AssertionError("-Dseed=" + seed + ": " + e.getMessage(), e);
        }
    }

    /** Returns how often something is tried: as often as the property of that name says, or as a build can wait for. */
    public static int times(String property, int usual) {
        return Integer.getInteger(property, usual);
    }
}
