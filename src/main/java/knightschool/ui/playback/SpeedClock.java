package knightschool.ui.playback;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** A clock that plays forward or backward at a chosen speed, with several steps per frame where the speed is high. */
public final class SpeedClock implements PlaybackModel.Clock {
    /** The default speed, in steps per second. */
    public static final double FIRST = 4;

    /** The slowest speed, in steps per second. */
    public static final double SLOWEST = 1;

    /** The fastest speed, in steps per second. */
    public static final double FASTEST = 1_000_000_000;

    private static final double NANOS = 1e9;

    /**
     * The longest time that a frame counts, in seconds, so that a suspended program, as behind a closed lid, does not
     * skip steps.
     */
    private static final double LONGEST_FRAME = 0.25;

    /** The speed above which the eye cannot follow single steps, in steps per second. */
    private static final double BLUR = 1_000;

    /**
     * The least time between two displayed steps above {@link #BLUR}, in nanoseconds: three frames of a 60 Hz screen.
     */
    private static final long BLUR_PAUSE = 45_000_000;

    private static final double TWO_NOTCHES = 2;
    private static final double FIVE_NOTCHES = 5;
    private static final double TEN_NOTCHES = 10;
    private static final long NONE = -1;

    private final DoubleProperty stepsPerSecond = new SimpleDoubleProperty(this, "stepsPerSecond", FIRST);
    private PlaybackStatus direction = PlaybackStatus.PAUSED;
    private double position;
    private long before = NONE;
    private long shownStep;

    /** The speed in steps per second. */
    public DoubleProperty stepsPerSecondProperty() {
        return stepsPerSecond;
    }

    @Override
    public boolean playsBackward() {
        return true;
    }

    /** Starts playing. The first step comes with the first frame, the others at the speed. */
    @Override
    public void start(long step, PlaybackStatus way, boolean seen) {
        direction = way;
        before = NONE;
        position = way == PlaybackStatus.FORWARD ? step + 1 - 1e-9 : step;
    }

    @Override
    public long step(long nanos, long step, long last) {
        double seconds = before < 0 ? 0 : Math.min((nanos - before) / NANOS, LONGEST_FRAME);
        before = nanos;
        shownStep = nanos;
        position = Math.clamp(position + seconds * direction.direction() * stepsPerSecond.get(), 0, last);
        return (long) Math.floor(position);
    }

    /**
     * Returns whether the display should not change in a frame at the given time. Above the speed that the eye can
     * follow, this leaves time to display the previous step, and the rest to the computation of steps.
     *
     * @param nanos the time of the frame, in nanoseconds
     */
    public boolean skips(long nanos) {
        return stepsPerSecond.get() >= BLUR && nanos - shownStep < BLUR_PAUSE;
    }

    /** Returns ten to the given power, rounded to one digit: 1, 2, 3 … 9, 10, 20 … steps per second. */
    public static double rounded(double power) {
        double unit = Math.pow(10, Math.floor(power + 1e-9));
        return inRange(Math.round(Math.pow(10, power) / unit) * unit);
    }

    /** Returns the next faster speed of 1, 2, 5, 10, 20, 50 … */
    public static double faster(double speed) {
        double unit = unit(speed * (1 + 1e-9));
        double digit = speed / unit;
        double next =
                digit < TWO_NOTCHES - 1e-9 ? TWO_NOTCHES : digit < FIVE_NOTCHES - 1e-9 ? FIVE_NOTCHES : TEN_NOTCHES;
        return inRange(next * unit);
    }

    /** Returns the next slower speed of 1, 2, 5, 10, 20, 50 … */
    public static double slower(double speed) {
        double unit = unit(speed * (1 - 1e-9));
        double digit = speed / unit;
        double next = digit > FIVE_NOTCHES + 1e-9 ? FIVE_NOTCHES : digit > TWO_NOTCHES + 1e-9 ? TWO_NOTCHES : 1;
        return inRange(next * unit);
    }

    private static double unit(double speed) {
        return Math.pow(10, Math.floor(Math.log10(speed)));
    }

    private static double inRange(double speed) {
        return Math.clamp(Math.rint(speed), SLOWEST, FASTEST);
    }
}
