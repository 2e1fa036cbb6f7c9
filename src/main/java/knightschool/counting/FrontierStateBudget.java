package knightschool.counting;

/**
 * A limit for the memory of a count of tours, as a number of states and a number of words. It is not a time limit, so
 * that the result is the same on every machine.
 *
 * @param states the largest number of states
 * @param words the largest number of words that the states and their counts consist of
 */
public record FrontierStateBudget(long states, long words) {
    /** The default number of states of usual size. */
    public static final long USUAL_STATES = 12_000_000;

    /** The number of words of a state and its count, unless they are long. */
    private static final int USUAL_WORDS = 2;

    /**
     * The default. Together with the states that they came from, its states fit into a heap of 1 GB, which is Java's
     * default on a machine with 4 GB. If states or counts are longer, fewer states fit.
     */
    public static final FrontierStateBudget USUAL = new FrontierStateBudget(USUAL_STATES, USUAL_WORDS * USUAL_STATES);

    /** Returns a limit for the number of states, whatever their size. */
    public static FrontierStateBudget of(long states) {
        return new FrontierStateBudget(states, Long.MAX_VALUE);
    }

    /**
     * Returns whether a number of states is within the limit.
     *
     * @param stride the number of words of a state and its count
     */
    boolean holds(long number, int stride) {
        return number <= states && number <= words / stride;
    }
}
