package knightschool.ui.playback;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** A clock that plays forward or backward at a speed that a person chooses, up to many steps a frame. */
public final class SpeedClock implements Playback.Clock {
    /** Steps a second unless a person chooses others. */
    public static final double FIRST = 4;

    /** The slowest speed, in steps a second. */
    public static final double SLOWEST = 1;

    /** The fastest speed, in steps a second. */
    public static final double FASTEST = 1_000_000_000;

    private static final double NANOS = 1e9;

    /** A pause of the program, such as behind a closed lid, does not count as playing time. */
    private static final double LONGEST_FRAME = 0.25;

    /** From this speed on, in steps a second, no eye follows single steps. */
    private static final double BLUR = 1_000;

    /** The least time between two steps of a blur, in nanoseconds: three pulses of a screen of 60 Hz. */
    private static final long BLUR_PAUSE = 45_000_000;

    private static final double TWO_NOTCHES = 2;
    private static final double FIVE_NOTCHES = 5;
    private static final double TEN_NOTCHES = 10;
    private static final long NONE = -1;

    private final DoubleProperty stepsPerSecond = new SimpleDoubleProperty(this, "stepsPerSecond", FIRST);
    private PlayDirection direction = PlayDirection.PAUSED;
    private double position;
    private long before = NONE;
    private long shownStep;

    /** How fast it plays. */
    public DoubleProperty stepsPerSecondProperty() {
        return stepsPerSecond;
    }

    @Override
    public boolean playsBackward() {
        return true;
    }

    /** The first step comes with the first frame, and the rest at the speed. */
    @Override
    public void start(long step, PlayDirection way, boolean seen) {
        direction = way;
        before = NONE;
        position = way == PlayDirection.FORWARD ? step + 1 - 1e-9 : step;
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
     * Whether nothing should change on the screen in the frame at that time: at a speed that no eye follows, the screen
     * gets time for the step before, and who computes the steps what it leaves over.
     */
    public boolean skips(long nanos) {
        return stepsPerSecond.get() >= BLUR && nanos - shownStep < BLUR_PAUSE;
    }

    /** The speed of ten to a power, to one digit: 1, 2, 3 … 9, 10, 20 … steps a second. */
    public static double rounded(double power) {
        double unit = Math.pow(10, Math.floor(power + 1e-9));
        return inRange(Math.round(Math.pow(10, power) / unit) * unit);
    }

    /** The next faster of 1, 2, 5, 10, 20, 50 … */
    public static double faster(double speed) {
        double unit = unit(speed * (1 + 1e-9));
        double digit = speed / unit;
        double next =
                digit < TWO_NOTCHES - 1e-9 ? TWO_NOTCHES : digit < FIVE_NOTCHES - 1e-9 ? FIVE_NOTCHES : TEN_NOTCHES;
        return inRange(next * unit);
    }

    /** The next slower of 1, 2, 5, 10, 20, 50 … */
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
