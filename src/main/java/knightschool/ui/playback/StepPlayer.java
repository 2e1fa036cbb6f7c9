package knightschool.ui.playback;

/** Plays numbered steps forward or backward, pauses, and goes to any step, as a person asks. */
public interface StepPlayer {
    /** Which way it plays now. */
    PlayDirection direction();

    /** Plays that way from the step that is shown: forward after the last step there is from the first. */
    void play(PlayDirection direction);

    /** The step that is shown stays. */
    void pause();

    /** Pauses at a step, or at the nearest to it that is known. */
    void reach(long number);

    /** Pauses so many steps further on, or back for a negative number. */
    void step(long by);

    /** Pauses what plays, whichever way; else plays that way. */
    default void toggle(PlayDirection way) {
        if (direction() == PlayDirection.PAUSED) {
            play(way);
        } else {
            pause();
        }
    }

    /** Pauses, or goes on with the next step. */
    default void toggle() {
        toggle(PlayDirection.FORWARD);
    }
}
