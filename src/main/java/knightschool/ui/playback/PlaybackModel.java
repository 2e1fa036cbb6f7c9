package knightschool.ui.playback;

import java.util.function.LongConsumer;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The current step, from 0 to the last known one, and its playback. The steps may all be known, as those of a solution,
 * or be computed during playback, as those of a search. Free of JavaFX controls and timers: see {@link #tick}.
 */
public final class PlaybackModel implements SteppablePlayback {
    private final ReadOnlyLongWrapper step = new ReadOnlyLongWrapper(this, "step");
    private final ReadOnlyLongWrapper last = new ReadOnlyLongWrapper(this, "last");
    private final ReadOnlyObjectWrapper<PlaybackStatus> direction =
            new ReadOnlyObjectWrapper<>(this, "direction", PlaybackStatus.PAUSED);
    private final BooleanBinding playing = direction.isNotEqualTo(PlaybackStatus.PAUSED);
    private final Clock clock;
    private final LongConsumer source;
    private Extent extent = Extent.WHOLE;
    private boolean waiting;

    /** The last step that playing may reach for now. */
    private long lastAllowed = Long.MAX_VALUE;

    /** The last step that may be shown for now. */
    private long bound = Long.MAX_VALUE;

    /** The extents to which the steps are known. */
    public enum Extent {
        /** More steps will be known soon. */
        GROWING,
        /** There are more steps, but they are not being computed. */
        LIMITED,
        /** The last known step is the last of all. */
        WHOLE
    }

    /** Determines when playback advances. */
    public interface Clock {
        /**
         * Starts playing.
         *
         * @param step the current step
         * @param seen whether the user has already looked at the step
         */
        void start(long step, PlaybackStatus way, boolean seen);

        /**
         * Returns the step to show.
         *
         * @param nanos the time of the frame, in nanoseconds
         * @param step the current step
         * @param last the last known step
         */
        long step(long nanos, long step, long last);

        /** Returns whether the clock can also play backward. */
        boolean playsBackward();
    }

    /** Determines how long each step is shown. */
    @FunctionalInterface
    public interface Pace {
        /** Returns how long a step is shown, in nanoseconds. */
        long nanos(long step);

        /** Returns the number of steps by which playback advances at a time. */
        default int stride() {
            return 1;
        }
    }

    /** Creates a playback without steps. */
    public PlaybackModel(Pace pace) {
        this(new PacedClock(pace), _ -> {});
    }

    /**
     * Creates a playback without steps.
     *
     * @param source receives each step to be shown
     */
    public PlaybackModel(Clock clock, LongConsumer source) {
        this.clock = clock;
        this.source = source;
    }

    /**
     * Starts over with other steps, paused.
     *
     * @param lastStep the number of the last step; 0 if there are none
     * @param step the step to show, or the nearest to it
     */
    public void begin(long lastStep, long step) {
        pause();
        waiting = false;
        extent = Extent.WHOLE;
        last.set(lastStep);
        jump(step);
    }

    /** Starts over with steps that are not known yet, at step 0. */
    public void begin() {
        begin(0, 0);
        extent = Extent.GROWING;
    }

    /** Starts over with steps that are not known yet. The current step stays, and is shown once it is known. */
    public void await() {
        waiting = true;
        extent = Extent.GROWING;
        last.set(0);
    }

    /** Returns whether the current step is not known yet, so that nothing is shown. */
    public boolean isWaiting() {
        return waiting;
    }

    /** Notes that steps are known up to the given one. */
    public void extend(long furthest, Extent now) {
        last.set(furthest);
        extent = now;
        if (waiting && (furthest >= step.get() || now != Extent.GROWING)) {
            jump(Math.min(step.get(), furthest));
        }
    }

    /** Plays forward from the current step, which is first shown for its full time. */
    public void play() {
        start(PlaybackStatus.FORWARD, false);
    }

    @Override
    public void play(PlaybackStatus way) {
        if (way == PlaybackStatus.FORWARD && isAtEnd()) {
            jump(0);
        }
        start(way, true);
    }

    private void start(PlaybackStatus way, boolean seen) {
        clock.start(step.get(), way, seen);
        direction.set(way == PlaybackStatus.FORWARD && isAtEnd() ? PlaybackStatus.PAUSED : way);
    }

    private boolean isAtEnd() {
        return extent == Extent.WHOLE && step.get() >= last.get();
    }

    @Override
    public void pause() {
        direction.set(PlaybackStatus.PAUSED);
    }

    @Override
    public void reach(long number) {
        pause();
        jump(number);
    }

    @Override
    public void step(long by) {
        reach(step.get() + by);
    }

    /** Limits playing to the given step until further notice; a jump may go beyond it. */
    public void hold(long number) {
        lastAllowed = number;
    }

    /** Removes the limit of {@link #hold}. */
    public void release() {
        lastAllowed = Long.MAX_VALUE;
    }

    /**
     * Limits the steps that are shown from now on to those up to the given one, whether they are played or jumped to.
     * The current step stays.
     */
    public void showUpTo(long number) {
        bound = number;
    }

    /** Goes to a step, or to the nearest known one; playing continues from there. */
    public void jump(long number) {
        if (waiting && number > last.get()) {
            step.set(number);
            return;
        }
        boolean first = waiting;
        waiting = false;
        show(number, first);
        if (isPlaying()) {
            clock.start(step.get(), direction.get(), true);
        }
    }

    private void show(long number, boolean again) {
        long now = Math.clamp(number, 0, Math.min(last.get(), bound));
        if (again || now != step.get()) {
            step.set(now);
            source.accept(now);
        }
    }

    /**
     * Advances the playback if it is playing and the time has come.
     *
     * @param nanos the time of the frame, in nanoseconds
     * @return whether playing ended with the last known step
     */
    public boolean tick(long nanos) {
        if (!isPlaying() || waiting) {
            return false;
        }
        boolean forward = direction() == PlaybackStatus.FORWARD;
        show(clock.step(nanos, step.get(), Math.max(step.get(), Math.min(last.get(), lastAllowed))), false);
        boolean over = forward && step.get() == last.get() && extent != Extent.GROWING;
        if (over || !forward && step.get() == 0) {
            pause();
        }
        return over;
    }

    /** Returns the current step, shown or awaited. */
    public long step() {
        return step.get();
    }

    public ReadOnlyLongProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** Returns the number of the last known step; 0 if there are no steps. */
    public long last() {
        return last.get();
    }

    public ReadOnlyLongProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Returns whether steps are being played. */
    public boolean isPlaying() {
        return playing.get();
    }

    public BooleanBinding playingProperty() {
        return playing;
    }

    @Override
    public PlaybackStatus direction() {
        return direction.get();
    }

    public ReadOnlyObjectProperty<PlaybackStatus> directionProperty() {
        return direction.getReadOnlyProperty();
    }

    /** Returns whether steps can be played backward. */
    boolean playsBackward() {
        return clock.playsBackward();
    }

    /** A clock that advances after the time of each step. */
    private static final class PacedClock implements Clock {
        /** The time at which the current step was reached: the next frame. */
        private static final long NEXT_FRAME = Long.MIN_VALUE;

        /** The time at which the current step was reached: long enough ago that it has been seen. */
        private static final long SEEN = Long.MIN_VALUE / 2;

        private final Pace pace;
        private long since;

        PacedClock(Pace pace) {
            this.pace = pace;
        }

        @Override
        public void start(long step, PlaybackStatus way, boolean seen) {
            since = seen ? SEEN : NEXT_FRAME;
        }

        @Override
        public long step(long nanos, long step, long last) {
            if (since == NEXT_FRAME) {
                since = nanos;
            }
            long stepTime = pace.nanos(step);
            if (nanos - since < stepTime) {
                return step;
            }
            // Frames seldom end with the time of a step: what is over counts for the next step, so that the pace holds
            // in the long run. Time in which no frame came at all is not made up for.
            long surplus = nanos - since - stepTime;
            since = surplus < stepTime ? nanos - surplus : nanos;
            return step + pace.stride();
        }

        @Override
        public boolean playsBackward() {
            return false;
        }
    }
}
