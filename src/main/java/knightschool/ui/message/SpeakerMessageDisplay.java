package knightschool.ui.message;

/**
 * A display of messages to a presenter, who may act in a window beside that of the class. Used on the JavaFX thread
 * only.
 */
public interface SpeakerMessageDisplay {
    /** Shows why a pressed key had no effect, also during a presentation, since the presenter has asked for it. */
    void answer(String sentence);
}
