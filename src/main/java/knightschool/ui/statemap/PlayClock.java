package knightschool.ui.statemap;

/** How long somebody has played: moved on by the frames of a screen and by what a person does, unless it is held. */
final class PlayClock {
    private static final long NONE = Long.MIN_VALUE;
    private static final long MILLI = 1_000_000;

    /** Who does nothing for longer, as behind a closed lid, does not think about the puzzle. */
    private static final long LONGEST_THOUGHT = 300_000 * MILLI;

    private long nanos;
    private long last = NONE;
    private boolean held = true;

    /** Milliseconds that have gone. */
    long milliseconds() {
        return nanos / MILLI;
    }

    /** From then on. */
    void set(long milliseconds) {
        nanos = milliseconds * MILLI;
        last = NONE;
    }

    /** While it is held no time goes by. */
    void hold(boolean now) {
        if (now != held) {
            held = now;
            last = NONE;
        }
    }

    /** There is a frame at that time, in nanoseconds. */
    void tick(long now) {
        if (!held) {
            nanos += last == NONE ? 0 : Math.clamp(now - last, 0, LONGEST_THOUGHT);
            last = now;
        }
    }
}
