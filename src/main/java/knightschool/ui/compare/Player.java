package knightschool.ui.compare;

import java.util.function.LongConsumer;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;

/** Which moment is to be shown: the clock that plays at a speed, and the jumps between. */
final class Player {
    /** Steps a second unless someone chooses others. */
    static final double FIRST_SPEED = 4;

    private static final long NONE = -1;

    /** From this speed on, in steps a second, no eye follows single moments. */
    private static final double BLUR = 1_000;

    /** The least time between two moments of a blur, in nanoseconds: three pulses of a screen of 60 Hz. */
    private static final long BLUR_PAUSE = 45_000_000;

    private final ReadOnlyObjectWrapper<Playing> playing = new ReadOnlyObjectWrapper<>(Playing.PAUSED);
    private final DoubleProperty speed = new SimpleDoubleProperty(FIRST_SPEED);
    private final PlaybackClock clock = new PlaybackClock();
    private final LongConsumer screen;
    private long asked;
    private long ticked;
    private long reachable;
    private long awaited = NONE;

    /** @param screen told every step that is to be shown */
    Player(LongConsumer screen) {
        this.screen = screen;
    }

    /** Back to step 0, of a search of which nothing is known yet. */
    void reset() {
        pause();
        awaited = NONE;
        reachable = 0;
        asked = 0;
        clock.set(0);
    }

    /** Other searches begin, of which nothing is known yet: the step stays, and is shown as soon as they reach it. */
    void begin() {
        awaited = asked();
        reachable = 0;
        asked = NONE;
    }

    /** Whether the step asked for has not been reached yet by searches that began anew. */
    boolean isWaiting() {
        return awaited != NONE;
    }

    /**
     * How far it can play or jump, in steps.
     *
     * @param last whether no step will ever be known behind those
     */
    void reach(long furthest, boolean last) {
        reachable = furthest;
        if (isWaiting() && (furthest >= awaited || last)) {
            jump(Math.min(awaited, furthest));
            clock.start(playing.get().direction());
        }
    }

    /** The furthest step that it can play or jump to. */
    long reachable() {
        return reachable;
    }

    /** The step asked for last, which may not be on the screen yet. */
    long asked() {
        return isWaiting() ? awaited : asked;
    }

    /** Asks for a moment, or the nearest in reach; the clock goes there too. */
    void jump(long wanted) {
        if (isWaiting() && wanted > reachable) {
            awaited = wanted;
            return;
        }
        awaited = NONE;
        long shown = Math.clamp(wanted, 0, Math.max(reachable, 0));
        clock.set(shown);
        show(shown);
    }

    void play(Playing direction) {
        clock.set(asked());
        clock.start(direction.direction());
        playing.set(direction);
    }

    void pause() {
        playing.set(Playing.PAUSED);
    }

    /**
     * Whether nothing should change on the screen in this pulse: at a speed that no eye follows, the renderer gets time
     * for the moment before, and the searches what it leaves over.
     */
    boolean skips(long nanos) {
        return playing.get() != Playing.PAUSED && speed.get() >= BLUR && nanos - ticked < BLUR_PAUSE;
    }

    /**
     * Moves the clock on.
     *
     * @param last whether no step will ever be known behind those in reach
     * @return whether it came to the last step, and so paused
     */
    boolean tick(long nanos, boolean last) {
        int direction = playing.get().direction();
        if (direction == 0 || isWaiting()) {
            return false;
        }
        ticked = nanos;
        clock.tick(nanos, direction * speed.get(), reachable);
        show(clock.step());
        boolean atEnd = direction > 0 && clock.step() >= reachable && last;
        if (atEnd || direction < 0 && clock.step() == 0) {
            pause();
        }
        return atEnd;
    }

    private void show(long wanted) {
        if (wanted != asked) {
            asked = wanted;
            screen.accept(wanted);
        }
    }

    ReadOnlyObjectProperty<Playing> playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** Steps a second. */
    DoubleProperty speedProperty() {
        return speed;
    }
}
