package knightschool.ui.tour;

import javafx.beans.property.ReadOnlyLongProperty;
import knightschool.ui.playback.PlaybackModel;

/** The shown step of a tour, from 0 to the last, and the playback of the steps. */
final class TourPlayback {
    /** Stands for the last step, whatever its number. */
    static final int END = Integer.MAX_VALUE;

    /** Stands for the step that is shown if the user has not chosen one. */
    static final int FIRST_LOOK = -1;

    private static final long LONGEST_PAUSE = 1_200_000_000L;
    private static final long SHORTEST_PAUSE = 30_000_000L;
    private static final long WHOLE_PLAY = 20_000_000_000L;

    private final PlaybackModel playback = new PlaybackModel(new Pace());
    private int first;
    private int targetStep;

    /** The playback of the steps. Its last step is 0 as long as there are none. */
    PlaybackModel playback() {
        return playback;
    }

    ReadOnlyLongProperty stepProperty() {
        return playback.stepProperty();
    }

    int step() {
        return (int) playback.step();
    }

    /** The number of the last step; 0 as long as there are none. */
    int last() {
        return (int) playback.last();
    }

    /** The step that the user has chosen, which may be beyond the last, or {@link #FIRST_LOOK}. */
    int chosenStep() {
        boolean isThere = last() > 0 && step() != visibleStep(targetStep);
        return isThere ? step() : targetStep;
    }

    /**
     * Removes all steps until {@link #show}.
     *
     * @param then the step to show then, unless another one is chosen
     */
    void clear(int then) {
        targetStep = then;
        playback.begin(0, 0);
    }

    /**
     * Sets the steps.
     *
     * @param lastStep the number of the last step
     * @param firstLook the step to show if none is chosen
     */
    void show(int lastStep, int firstLook) {
        first = firstLook;
        playback.begin(lastStep, targetStep == FIRST_LOOK ? first : targetStep);
    }

    /** The step that is shown if a given one is chosen. */
    int visibleStep(int wish) {
        return Math.min(wish == FIRST_LOOK ? first : wish, last());
    }

    /** Goes to the step that is shown if none is chosen. */
    void lookFirst() {
        reach(FIRST_LOOK);
    }

    /**
     * Goes to a step, or to the nearest one that exists. If there are no steps yet, it goes there as soon as there are.
     */
    void reach(int number) {
        targetStep = Math.max(FIRST_LOOK, number);
        playback.reach(visibleStep(targetStep));
    }

    /** Plays long tours faster and several steps at a time, so that the total time is limited. */
    private final class Pace implements PlaybackModel.Pace {
        @Override
        public long nanos(long step) {
            return Math.clamp(WHOLE_PLAY / Math.max(1, last()), SHORTEST_PAUSE, LONGEST_PAUSE);
        }

        @Override
        public int stride() {
            return Math.max(1, (int) Math.ceilDiv(last() * SHORTEST_PAUSE, WHOLE_PLAY));
        }
    }
}
