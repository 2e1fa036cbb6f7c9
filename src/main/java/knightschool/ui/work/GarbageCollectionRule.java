package knightschool.ui.work;

/**
 * Decides, from heap sizes sampled at equal intervals, when a garbage collection is worth its time. The serial
 * collector prefers to grow the heap up to its limit rather than collect. Not thread-safe.
 */
final class GarbageCollectionRule {
    private static final long MEBIBYTE = 1 << 20;

    /** So much more than half as much again as is alive may be taken while the program works. */
    private static final long SLACK = 64 * MEBIBYTE;

    /** After a collection that gained little the next one waits until so much more is taken. */
    private static final long LEAST_GROWTH = 32 * MEBIBYTE;

    /** Less than this is not worth a collection at rest. */
    private static final long LEAST_GAIN = 6 * MEBIBYTE;

    /**
     * Where so much is alive, some of it may have been let go since: that is worth a look in every pause after work.
     */
    private static final long MUCH = 96 * MEBIBYTE;

    /** So much has to be made since the last collection before a pause is worth another. */
    private static final long LEAST_WORK = 2 * MEBIBYTE;

    /** As long as collections give nothing back, each waits for twice as much, up to this. */
    private static final long MOST_WORK = 128 * MEBIBYTE;

    /** A program that allocates less between two looks is at rest. */
    private static final long STILL = MEBIBYTE / 2;

    /** A program that allocates more between two looks does something for a person. */
    private static final long WORK = 4 * MEBIBYTE;

    /** After so many such looks a person has made a pause. */
    private static final int PAUSE = 4;

    private long alive;
    private long takenThen;
    private long before;
    private long takenBefore;
    private long made;
    private long worth = LEAST_WORK;
    private int still;
    private boolean wasDue;

    /**
     * Whether a collection is due.
     *
     * @param used bytes in use by live and dead objects
     * @param taken bytes reserved from the operating system
     */
    boolean isDue(long used, long taken) {
        boolean rests = used >= before && used - before < STILL;
        if (used - before > WORK) {
            worth = LEAST_WORK;
        }
        made += Math.abs(used - before);
        before = used;
        takenBefore = taken;
        still = rests ? still + 1 : 0;
        wasDue = rests && wasDue;
        boolean grown = taken > alive + alive / 2 + SLACK && taken > takenThen + LEAST_GROWTH;
        boolean gain = taken - alive > alive / 4 + LEAST_GAIN;
        boolean look = alive > MUCH && Math.abs(used - alive) > STILL;
        boolean pause = still >= PAUSE && !wasDue && made >= worth && (gain || look);
        wasDue = wasDue || pause;
        return grown || pause;
    }

    /** There was a collection; parameters as {@link #isDue}, after it. */
    void collected(long used, long taken) {
        alive = used;
        takenThen = taken;
        before = used;
        made = 0;
        worth = takenBefore - taken < LEAST_GAIN && takenBefore > 0 ? Math.min(2 * worth, MOST_WORK) : LEAST_WORK;
    }
}
