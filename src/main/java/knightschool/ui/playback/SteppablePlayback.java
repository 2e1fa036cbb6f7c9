package knightschool.ui.playback;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;

/** Plays numbered steps forward or backward, pauses, and goes to any step, as the user requests. */
public interface SteppablePlayback {
    /** Returns the present direction. */
    PlaybackStatus direction();

    /** Plays in a direction from the current step; forward from the last step of all, it starts again at the first. */
    void play(PlaybackStatus direction);

    /** Pauses at the current step. */
    void pause();

    /** Pauses at a step, or at the nearest known one. */
    void reach(long number);

    /** Pauses the given number of steps further on, or back if negative. */
    void step(long by);

    /** Why no later step than the current one may be shown; empty if it may. By default it always may. */
    default ObservableStringValue onwardRefusalProperty() {
        return new ReadOnlyStringWrapper("");
    }

    /** Pauses if playing in any direction, else plays in the given one. */
    default void toggle(PlaybackStatus way) {
        if (direction() == PlaybackStatus.PAUSED) {
            play(way);
        } else {
            pause();
        }
    }

    /** Pauses if playing, else plays forward. */
    default void toggle() {
        toggle(PlaybackStatus.FORWARD);
    }
}
