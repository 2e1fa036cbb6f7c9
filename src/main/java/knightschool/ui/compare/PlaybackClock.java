package knightschool.ui.compare;

/** The clock of a player: a position in steps that runs both ways at a speed. */
final class PlaybackClock {
    private static final double NANOS = 1e9;

    /** A pause of the program, such as a laptop lid, does not count as playing time. */
    private static final double LONGEST_TICK = 0.25;

    private double position;
    private long last = -1;

    /** The step shown: the whole steps of the position. */
    long step() {
        return (long) Math.floor(position);
    }

    void set(long step) {
        position = step;
    }

    /** Sets off in a direction, so that the first step comes with the first tick and the rest at the speed. */
    void start(int direction) {
        last = -1;
        position = direction > 0 ? step() + 1 - 1e-9 : step();
    }

    /**
     * Moves on by the time since the last tick.
     *
     * @param nanos the time now
     * @param stepsPerSecond the speed, negative for backwards
     * @param furthest the position never exceeds it, nor goes below 0
     */
    void tick(long nanos, double stepsPerSecond, long furthest) {
        double seconds = last < 0 ? 0 : Math.min((nanos - last) / NANOS, LONGEST_TICK);
        last = nanos;
        position = Math.clamp(position + seconds * stepsPerSecond, 0, furthest);
    }
}
