package knightschool.counting;

/**
 * How much a count may keep at a time: so many states, and so many words that they and their counts are made of. It is
 * no number of seconds, so that the answer is the same everywhere.
 */
public record StateBudget(long states, long words) {
    /** How many states of the usual size there is room for unless told. */
    public static final long USUAL_STATES = 12_000_000;

    /** A state and its count, unless they are long. */
    private static final int USUAL_WORDS = 2;

    /**
     * The room unless told: with the states that they came from, its states fit into a heap of 1 GB, which Java takes
     * by itself on a machine with 4 GB. Where a state or its count is longer there is room for fewer.
     */
    public static final StateBudget USUAL = new StateBudget(USUAL_STATES, USUAL_WORDS * USUAL_STATES);

    /** Room for so many states, whatever their size. */
    public static StateBudget of(long states) {
        return new StateBudget(states, Long.MAX_VALUE);
    }

    /** @param stride words of a state and its count */
    boolean holds(long number, int stride) {
        return number <= states && number <= words / stride;
    }
}
