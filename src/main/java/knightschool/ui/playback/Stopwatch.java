package knightschool.ui.playback;

import java.time.Duration;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** Time that goes by from frame to frame of a screen, while it runs and is not held. */
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

    /** @param longest of a longer time between two frames, as behind a closed lid, no more is counted */
    public Stopwatch(Duration longest) {
        this.longest = longest.toNanos();
    }

    /** Runs from the next frame on. */
    public void start() {
        if (!running) {
            running = true;
            last = NONE;
        }
    }

    /** Stands still until it is started. */
    public void stop() {
        running = false;
    }

    /** While it is held no time goes by, whether it runs or not. */
    public void hold(boolean now) {
        if (now != paused) {
            paused = now;
            last = NONE;
        }
    }

    /** Whether time goes by. */
    public boolean isGoing() {
        return running && !paused;
    }

    /** Shows that time, from the next frame on. */
    public void set(Duration time) {
        elapsed = time.toNanos();
        last = NONE;
        show();
    }

    /** There is a frame at that time, in nanoseconds. */
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

    /** How much time has gone by. */
    public Duration elapsed() {
        return Duration.ofNanos(elapsed);
    }

    /** As {@link #elapsed}, in whole milliseconds. */
    public long milliseconds() {
        return elapsed / MILLI;
    }

    /** As {@link #elapsed}, in whole seconds. */
    public int seconds() {
        return seconds.get();
    }

    /** As {@link #elapsed}, in whole seconds. */
    public ReadOnlyIntegerProperty secondsProperty() {
        return seconds.getReadOnlyProperty();
    }
}
