package knightschool.ui.message;

/**
 * Shows messages to the person who presents a lesson and may act in the speaker's window, beside the one that the
 * students see. Used on the JavaFX thread only.
 */
public interface SpeakerMessageDisplay {
    /** Shows why a pressed key had no effect, also during a presentation, since the presenter has asked for it. */
    void answer(String sentence);
}
