package knightschool.ui.playback;

import java.time.Duration;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** A stopwatch that counts the time between the frames of a screen while it runs and is not held. */
public final class Stopwatch {
    private static final long NONE = Long.MIN_VALUE;
    private static final long SECOND = 1_000_000_000L;
    private static final long MILLI = 1_000_000;

    private final ReadOnlyIntegerWrapper seconds = new ReadOnlyIntegerWrapper(this, "seconds");
    private final long longest;
    private long elapsed;
    private long last = NONE;
    private boolean running;
    private boolean paused;
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper(this, "going");

    /**
     * @param longest the longest time between two frames that is counted in full, as a longer one means a suspended
     *     program
     */
    public Stopwatch(Duration longest) {
        this.longest = longest.toNanos();
    }

    /** Runs from the next frame on. */
    public void start() {
        if (!running) {
            running = true;
            last = NONE;
            updateGoing();
        }
    }

    /** Stops until started again. */
    public void stop() {
        running = false;
        updateGoing();
    }

    /** Holds or releases the stopwatch; while held it counts no time, running or not. */
    public void hold(boolean now) {
        if (now != paused) {
            paused = now;
            last = NONE;
            updateGoing();
        }
    }

    private void updateGoing() {
        going.set(running && !paused);
    }

    /** Returns whether time is being counted. */
    public boolean isGoing() {
        return going.get();
    }

    /** Whether time is being counted. */
    public ReadOnlyBooleanProperty goingProperty() {
        return going.getReadOnlyProperty();
    }

    /** Sets the elapsed time. */
    public void set(Duration time) {
        elapsed = time.toNanos();
        last = NONE;
        show();
    }

    /**
     * Counts the time up to a frame.
     *
     * @param now the time of the frame, in nanoseconds
     */
    public void tick(long now) {
        if (isGoing()) {
            elapsed += last == NONE ? 0 : Math.clamp(now - last, 0, longest);
            last = now;
            show();
        }
    }

    private void show() {
        seconds.set((int) Math.min(Integer.MAX_VALUE, elapsed / SECOND));
    }

    /** Returns the elapsed time. */
    public Duration elapsed() {
        return Duration.ofNanos(elapsed);
    }

    /** Returns the elapsed time in whole milliseconds; see {@link #elapsed}. */
    public long milliseconds() {
        return elapsed / MILLI;
    }

    /** Returns the elapsed time in whole seconds; see {@link #elapsed}. */
    public int seconds() {
        return seconds.get();
    }

    /** The elapsed time in whole seconds; see {@link #elapsed}. */
    public ReadOnlyIntegerProperty secondsProperty() {
        return seconds.getReadOnlyProperty();
    }
}
