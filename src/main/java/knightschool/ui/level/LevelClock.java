package knightschool.ui.level;

import java.time.Duration;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** A clock that is moved on by the frames of a screen, while it runs and is not held. It has no timer of its own. */
final class LevelClock {
    private static final long NONE = Long.MIN_VALUE;
    private static final long SECOND = 1_000_000_000L;

    private final ReadOnlyIntegerWrapper seconds = new ReadOnlyIntegerWrapper(this, "seconds");
    private long elapsed;
    private long last = NONE;
    private boolean running;
    private boolean held;

    /** Whole seconds that have gone. */
    ReadOnlyIntegerProperty secondsProperty() {
        return seconds.getReadOnlyProperty();
    }

    int seconds() {
        return seconds.get();
    }

    /** How long it has run. */
    Duration elapsed() {
        return Duration.ofNanos(elapsed);
    }

    /** Stops, and shows that many seconds. */
    void set(int time) {
        stop();
        elapsed = time * SECOND;
        seconds.set(time);
    }

    /** Runs from the next frame on. */
    void start() {
        if (!running) {
            running = true;
            last = NONE;
        }
    }

    void stop() {
        running = false;
    }

    boolean isRunning() {
        return running;
    }

    /** While it is held no time goes by, whether it runs or not. */
    void hold(boolean now) {
        held = now;
        last = NONE;
    }

    /** Whether time goes by. */
    boolean isGoing() {
        return running && !held;
    }

    /** There is a frame at that time, in nanoseconds. */
    void tick(long now) {
        if (!running || held) {
            return;
        }
        elapsed += last == NONE ? 0 : Math.max(0, now - last);
        last = now;
        seconds.set((int) Math.min(Integer.MAX_VALUE, elapsed / SECOND));
    }
}
