package knightschool.ui.tour;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** Which step of a tour is shown, from 0 to the last, and how the steps are played. */
final class TourSteps {
    /** Stands for the last step, whichever that is. */
    static final int END = Integer.MAX_VALUE;

    /** Stands for the step that is shown where a person wants none. */
    static final int FIRST_LOOK = -1;

    private static final long LONGEST_PAUSE = 1_200_000_000L;
    private static final long SHORTEST_PAUSE = 30_000_000L;
    private static final long WHOLE_PLAY = 20_000_000_000L;

    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper last = new ReadOnlyIntegerWrapper();
    private int first;
    private int wanted;
    private long stepped;

    ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /** The number of the last step; 0 as long as there are none. */
    int last() {
        return last.get();
    }

    ReadOnlyIntegerProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    /** The step that a person wants, which may be beyond the last; {@link #FIRST_LOOK} where none was named. */
    int wanted() {
        return wanted;
    }

    /**
     * There are no steps until {@link #show}.
     *
     * @param then the step to be shown when there are, unless another is asked for
     */
    void clear(int then) {
        last.set(0);
        wanted = then;
        playing.set(false);
        step.set(0);
    }

    /**
     * Now there are steps.
     *
     * @param lastStep the number of the last of them
     * @param firstLook the step to be shown where none is wanted
     */
    void show(int lastStep, int firstLook) {
        last.set(lastStep);
        first = firstLook;
        step.set(shown(wanted));
    }

    /** The step that is shown where one is wanted. */
    int shown(int wish) {
        return Math.min(wish == FIRST_LOOK ? first : wish, last());
    }

    /** Goes to the step that is shown where a person wants none. */
    void lookFirst() {
        playing.set(false);
        wanted = FIRST_LOOK;
        step.set(shown(wanted));
    }

    /** Goes to a step, or to the one nearest to it; before there are steps, as soon as there are. */
    void reach(int number) {
        playing.set(false);
        go(number);
    }

    /** Goes some steps on, or back for a negative number; nothing as long as there are no steps. */
    void step(int by) {
        if (last() > 0) {
            reach(step.get() + by);
        }
    }

    private void go(int number) {
        wanted = Math.max(0, number);
        step.set(shown(wanted));
    }

    /** Plays from this step on, from the first one after the last; or pauses. Nothing as long as there are no steps. */
    void togglePlay() {
        if (last() == 0) {
            return;
        }
        if (!playing.get() && step.get() == last()) {
            go(0);
        }
        playing.set(!playing.get());
        stepped = Long.MIN_VALUE / 2;
    }

    void pause() {
        playing.set(false);
    }

    /** Goes on where steps are played and it is time. */
    void tick(long nanos) {
        if (playing.get() && nanos - stepped >= interval()) {
            stepped = nanos;
            go(step.get() + stride());
            playing.set(step.get() < last());
        }
    }

    /** So many steps at a time are played on boards that would take all day one by one. */
    private int stride() {
        return Math.max(1, (int) Math.ceilDiv(last() * SHORTEST_PAUSE, WHOLE_PLAY));
    }

    /** Long boards are played faster. */
    private long interval() {
        return Math.clamp(WHOLE_PLAY / Math.max(1, last()), SHORTEST_PAUSE, LONGEST_PAUSE);
    }
}
