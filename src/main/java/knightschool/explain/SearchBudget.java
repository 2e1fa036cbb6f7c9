package knightschool.explain;

/**
 * How much may be tried before the answer is "unknown": counted, not timed, so that the answer is the same everywhere.
 *
 * @param cuts number of cuts tried one by one; as many again are grown
 * @param steps number of steps of the search, all starts together
 */
public record SearchBudget(long cuts, long steps) {
    /** Number of steps of {@link #THOROUGH}, also for help texts. */
    public static final long THOROUGH_STEPS = 200_000_000;

    /** For a person who waits at a command line: some seconds, half a minute on a large board at worst. */
    public static final SearchBudget THOROUGH = new SearchBudget(10_000_000, THOROUGH_STEPS);

    /** For a lesson or a window: a second or two at worst. */
    public static final SearchBudget BRIEF = new SearchBudget(2_000_000, 10_000_000);
}
