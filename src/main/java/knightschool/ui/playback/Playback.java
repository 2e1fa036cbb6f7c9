package knightschool.ui.playback;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/**
 * Which of some steps is shown, from 0 to the last, and how they are played: each is shown for a time, and after the
 * last one playing ends. Without a toolkit, and without a timer: see {@link #tick}.
 */
public final class Playback {
    /** When the step shown was reached: with the next frame. */
    private static final long NEXT_FRAME = Long.MIN_VALUE;

    /** When the step shown was reached: long ago, so that it was seen. */
    private static final long SEEN = Long.MIN_VALUE / 2;

    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper(this, "step");
    private final ReadOnlyIntegerWrapper last = new ReadOnlyIntegerWrapper(this, "last");
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final BooleanBinding canStepForward = step.lessThan(last);
    private final BooleanBinding canStepBack = step.greaterThan(0);
    private final Pace pace;
    private long since;

    /** How fast steps are played. */
    @FunctionalInterface
    public interface Pace {
        /** How long a step is shown, in nanoseconds. */
        long nanos(int step);

        /** How many steps are gone on at a time. */
        default int stride() {
            return 1;
        }
    }

    /** There are no steps yet. */
    public Playback(Pace pace) {
        this.pace = pace;
    }

    /**
     * Other steps, of which none is played.
     *
     * @param lastStep the number of the last of them; 0 where there are none
     * @param shown the step to be shown, or the nearest to it
     */
    public void begin(int lastStep, int shown) {
        playing.set(false);
        last.set(lastStep);
        go(shown);
    }

    /** Plays from the step that is shown on, which is looked at first. */
    public void play() {
        since = NEXT_FRAME;
        playing.set(canStepForward.get());
    }

    /** Pauses, or goes on with the next step: after the last one from the first. */
    public void toggle() {
        if (playing.get() || last.get() == 0) {
            pause();
            return;
        }
        if (!canStepForward.get()) {
            go(0);
        }
        since = SEEN;
        playing.set(true);
    }

    /** The step that is shown stays. */
    public void pause() {
        playing.set(false);
    }

    /** Pauses at a step, or at the nearest to it. */
    public void reach(int number) {
        pause();
        go(number);
    }

    /** Pauses so many steps further on, or back for a negative number. */
    public void step(int by) {
        reach(Math.clamp((long) step.get() + by, 0, Integer.MAX_VALUE));
    }

    private void go(int number) {
        step.set(Math.clamp(number, 0, last.get()));
    }

    /** There is a frame at that time, in nanoseconds: goes on where steps are played and it is time. */
    public void tick(long nanos) {
        if (!playing.get()) {
            return;
        }
        if (since == NEXT_FRAME) {
            since = nanos;
        }
        if (nanos - since >= pace.nanos(step.get())) {
            since = nanos;
            go(step.get() + pace.stride());
            playing.set(canStepForward.get());
        }
    }

    public int step() {
        return step.get();
    }

    public ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** The number of the last step; 0 where there are none. */
    public int last() {
        return last.get();
    }

    public ReadOnlyIntegerProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** Whether it goes on by itself. */
    public boolean isPlaying() {
        return playing.get();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** Whether there is a step after the one that is shown. */
    public BooleanBinding canStepForward() {
        return canStepForward;
    }

    /** Whether there is a step before the one that is shown. */
    public BooleanBinding canStepBack() {
        return canStepBack;
    }
}
