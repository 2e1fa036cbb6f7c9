package knightschool.ui.tour;

import javafx.beans.property.ReadOnlyLongProperty;
import knightschool.ui.playback.Playback;

/** Which step of a tour is shown, from 0 to the last, and how the steps are played. */
final class TourPlayback {
    /** Stands for the last step, whichever that is. */
    static final int END = Integer.MAX_VALUE;

    /** Stands for the step that is shown where a person wants none. */
    static final int FIRST_LOOK = -1;

    private static final long LONGEST_PAUSE = 1_200_000_000L;
    private static final long SHORTEST_PAUSE = 30_000_000L;
    private static final long WHOLE_PLAY = 20_000_000_000L;

    private final Playback playback = new Playback(new Pace());
    private int first;
    private int targetStep;

    /** The playback of the steps, the last of which is 0 as long as there are none. */
    Playback playback() {
        return playback;
    }

    ReadOnlyLongProperty stepProperty() {
        return playback.stepProperty();
    }

    /** The step that is shown. */
    int step() {
        return (int) playback.step();
    }

    /** The number of the last step; 0 as long as there are none. */
    int last() {
        return (int) playback.last();
    }

    /** The step that a person wants, which may be beyond the last; {@link #FIRST_LOOK} where none was named. */
    int wanted() {
        boolean isThere = last() > 0 && step() != shown(targetStep);
        return isThere ? step() : targetStep;
    }

    /**
     * There are no steps until {@link #show}.
     *
     * @param then the step to be shown when there are, unless another is asked for
     */
    void clear(int then) {
        targetStep = then;
        playback.begin(0, 0);
    }

    /**
     * Now there are steps.
     *
     * @param lastStep the number of the last of them
     * @param firstLook the step to be shown where none is wanted
     */
    void show(int lastStep, int firstLook) {
        first = firstLook;
        playback.begin(lastStep, targetStep == FIRST_LOOK ? first : targetStep);
    }

    /** The step that is shown where one is wanted. */
    int shown(int wish) {
        return Math.min(wish == FIRST_LOOK ? first : wish, last());
    }

    /** Goes to the step that is shown where a person wants none. */
    void lookFirst() {
        reach(FIRST_LOOK);
    }

    /** Goes to a step, or to the one nearest to it; before there are steps, as soon as there are. */
    void reach(int number) {
        targetStep = Math.max(FIRST_LOOK, number);
        playback.reach(shown(targetStep));
    }

    /** Long boards are played faster, and so many steps at a time that it does not take all day. */
    private final class Pace implements Playback.Pace {
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
