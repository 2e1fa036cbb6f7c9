package knightschool.explain;

/**
 * A limit for the work of {@link TourExistenceDecider}, after which its answer is "unknown". It counts operations
 * rather than time, so that the answer is the same on every machine.
 *
 * @param cuts the number of cuts tried one by one; the same number is grown in addition
 * @param steps the number of search steps, for all starts together
 */
public record TourExistenceBudget(long cuts, long steps) {
    /** The number of steps of {@link #THOROUGH}, also for help texts. */
    public static final long THOROUGH_STEPS = 200_000_000;

    /** For a user who waits at a command line: a few seconds, at worst half a minute on a large board. */
    public static final TourExistenceBudget THOROUGH = new TourExistenceBudget(10_000_000, THOROUGH_STEPS);

    /** For a lesson or a window: at worst a second or two. */
    public static final TourExistenceBudget BRIEF = new TourExistenceBudget(2_000_000, 10_000_000);
}
