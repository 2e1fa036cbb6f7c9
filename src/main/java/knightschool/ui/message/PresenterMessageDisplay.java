package knightschool.ui.message;

/**
 * A display of messages to a presenter, who may act in a window beside that of the class. Used on the JavaFX thread
 * only.
 */
public interface PresenterMessageDisplay {
    /** Shows why a pressed key had no effect, also during a presentation, since the presenter has asked for it. */
    void answer(String sentence);

    /**
     * Shows a sentence in another window in which the user acts during a presentation; an empty one removes the
     * previous one. A scene with its own place for messages calls this first.
     *
     * @return whether the sentence was shown there; if not, the scene shows it
     */
    boolean sayBeside(String sentence);
}
