package knightschool.ui.playback;

import java.util.function.LongConsumer;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Which of some steps is shown, from 0 to the last that is known, and how they are played. The steps may all be there,
 * as those of a solution, or be computed meanwhile, as those of a search. Without a toolkit, and without a timer: see
 * {@link #tick}.
 */
public final class Playback implements StepPlayer {
    private final ReadOnlyLongWrapper step = new ReadOnlyLongWrapper(this, "step");
    private final ReadOnlyLongWrapper last = new ReadOnlyLongWrapper(this, "last");
    private final ReadOnlyObjectWrapper<PlayDirection> direction =
            new ReadOnlyObjectWrapper<>(this, "direction", PlayDirection.PAUSED);
    private final BooleanBinding playing = direction.isNotEqualTo(PlayDirection.PAUSED);
    private final BooleanBinding canStepForward = step.lessThan(last);
    private final BooleanBinding canStepBack = step.greaterThan(0);
    private final Clock clock;
    private final LongConsumer source;
    private Extent extent = Extent.WHOLE;
    private boolean waiting;

    /** Playing goes no further for now. */
    private long lastAllowed = Long.MAX_VALUE;

    /** How far the steps are known. */
    public enum Extent {
        /** More will be known soon. */
        GROWING,
        /** There are more, but nobody computes them. */
        LIMITED,
        /** The last step that is known is the last there is. */
        WHOLE
    }

    /** What says when steps are gone on. */
    public interface Clock {
        /**
         * Playing begins.
         *
         * @param step the step that is shown
         * @param seen whether a person has looked at it already
         */
        void start(long step, PlayDirection way, boolean seen);

        /**
         * The step to be shown.
         *
         * @param nanos the time of the frame
         * @param step the step that is shown
         * @param last the last step that is known
         */
        long step(long nanos, long step, long last);

        /** Whether it plays backward, too. */
        boolean playsBackward();
    }

    /** How long each step is shown before the next ones. */
    @FunctionalInterface
    public interface Pace {
        /** How long a step is shown, in nanoseconds. */
        long nanos(long step);

        /** How many steps are gone on at a time. */
        default int stride() {
            return 1;
        }
    }

    /** There are no steps yet. */
    public Playback(Pace pace) {
        this(new PacedClock(pace), _ -> {});
    }

    /**
     * There are no steps yet.
     *
     * @param source told each step that is to be shown
     */
    public Playback(Clock clock, LongConsumer source) {
        this.clock = clock;
        this.source = source;
    }

    /**
     * Other steps, of which none is played.
     *
     * @param lastStep the number of the last of them; 0 where there are none
     * @param step the step to be shown, or the nearest to it
     */
    public void begin(long lastStep, long step) {
        pause();
        waiting = false;
        extent = Extent.WHOLE;
        last.set(lastStep);
        jump(step);
    }

    /** Other steps, of which nothing is known yet, from step 0 on. */
    public void begin() {
        begin(0, 0);
        extent = Extent.GROWING;
    }

    /** Other steps, of which nothing is known yet: the step stays, and is shown as soon as it is among them. */
    public void await() {
        waiting = true;
        extent = Extent.GROWING;
        last.set(0);
    }

    /** Whether the step is not among those that are known: nothing is shown until it is. */
    public boolean isWaiting() {
        return waiting;
    }

    /** More steps are known, up to the furthest. */
    public void extend(long furthest, Extent now) {
        last.set(furthest);
        extent = now;
        if (waiting && (furthest >= step.get() || now != Extent.GROWING)) {
            jump(Math.min(step.get(), furthest));
        }
    }

    /** Plays from the step that is shown on, which is looked at first. */
    public void play() {
        start(PlayDirection.FORWARD, false);
    }

    @Override
    public void play(PlayDirection way) {
        if (way == PlayDirection.FORWARD && isAtEnd()) {
            jump(0);
        }
        start(way, true);
    }

    private void start(PlayDirection way, boolean seen) {
        clock.start(step.get(), way, seen);
        direction.set(way == PlayDirection.FORWARD && isAtEnd() ? PlayDirection.PAUSED : way);
    }

    private boolean isAtEnd() {
        return extent == Extent.WHOLE && !canStepForward.get();
    }

    @Override
    public void pause() {
        direction.set(PlayDirection.PAUSED);
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

    /** Plays forward no further than a step until it is told otherwise; a step that is gone to may lie beyond. */
    public void hold(long number) {
        lastAllowed = number;
    }

    /** Plays as far as steps are known. */
    public void release() {
        lastAllowed = Long.MAX_VALUE;
    }

    /** Goes to a step, or to the nearest that is known; what is played goes on from there. */
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
        long now = Math.clamp(number, 0, last.get());
        if (again || now != step.get()) {
            step.set(now);
            source.accept(now);
        }
    }

    /**
     * There is a frame at that time, in nanoseconds: goes on where steps are played and it is time.
     *
     * @return whether playing ended with the last step that is known
     */
    public boolean tick(long nanos) {
        if (!isPlaying() || waiting) {
            return false;
        }
        boolean forward = direction() == PlayDirection.FORWARD;
        show(clock.step(nanos, step.get(), Math.max(step.get(), Math.min(last.get(), lastAllowed))), false);
        boolean over = forward && step.get() == last.get() && extent != Extent.GROWING;
        if (over || !forward && step.get() == 0) {
            pause();
        }
        return over;
    }

    /** The step that is shown, or awaited. */
    public long step() {
        return step.get();
    }

    public ReadOnlyLongProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** The number of the last step that is known; 0 where there are none. */
    public long last() {
        return last.get();
    }

    public ReadOnlyLongProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Whether it goes on by itself. */
    public boolean isPlaying() {
        return playing.get();
    }

    public BooleanBinding playingProperty() {
        return playing;
    }

    @Override
    public PlayDirection direction() {
        return direction.get();
    }

    public ReadOnlyObjectProperty<PlayDirection> directionProperty() {
        return direction.getReadOnlyProperty();
    }

    /** Whether it can be played backward. */
    boolean playsBackward() {
        return clock.playsBackward();
    }

    /** Whether there is a step after the one that is shown. */
    public BooleanBinding canStepForward() {
        return canStepForward;
    }

    /** Whether there is a step before the one that is shown. */
    public BooleanBinding canStepBack() {
        return canStepBack;
    }

    /** Goes on forward after the time of each step. */
    private static final class PacedClock implements Clock {
        /** When the step shown was reached: with the next frame. */
        private static final long NEXT_FRAME = Long.MIN_VALUE;

        /** When the step shown was reached: long ago, so that it was seen. */
        private static final long SEEN = Long.MIN_VALUE / 2;

        private final Pace pace;
        private long since;

        PacedClock(Pace pace) {
            this.pace = pace;
        }

        @Override
        public void start(long step, PlayDirection way, boolean seen) {
            since = seen ? SEEN : NEXT_FRAME;
        }

        @Override
        public long step(long nanos, long step, long last) {
            if (since == NEXT_FRAME) {
                since = nanos;
            }
            if (nanos - since < pace.nanos(step)) {
                return step;
            }
            since = nanos;
            return step + pace.stride();
        }

        @Override
        public boolean playsBackward() {
            return false;
        }
    }
}
