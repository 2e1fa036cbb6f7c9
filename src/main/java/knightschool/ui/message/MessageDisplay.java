package knightschool.ui.message;

import knightschool.files.InputFault;
import knightschool.setup.capability.CapabilityHolder;

/**
 * Short messages to the user, shown over the scene on screen. Used on the JavaFX thread only.
 *
 * <p>Lasting messages, messages that disappear with their subject, and messages for a presenter are capabilities:
 * separate interfaces in this package; see {@link #offer}.
 */
public interface MessageDisplay extends CapabilityHolder {
    /**
     * The style class of text that the user has just asked for, or that tells how a game ended. No message covers it.
     */
    String KEPT_CLEAR = "kept-clear";

    /**
     * The style class of a node that lies over a scene for a moment, such as the card of a word. The legend, which
     * stays, does not give way to it.
     */
    String MOMENTARY = "momentary";

    /** Shows a fault of an input and its remedy, until it is dismissed or replaced. */
    void show(InputFault fault);

    /** Shows a sentence for the time it takes to read it. */
    void say(String sentence);

    /**
     * Shows, as {@link #say} does, a sentence that does not refer to anything on screen, such as that a file was saved.
     * It stays for its time even if the scene changes meanwhile.
     */
    void report(String sentence);

    /**
     * Shows why an act of the user had no effect, until the next act or until the content on screen is left; also
     * during a presentation. Nothing is wrong that would have to be mended, so it does not last as a fault does.
     */
    default void refuse(InputFault refusal) {
        offer(SpeakerMessageDisplay.class)
                .ifPresentOrElse(
                        display -> display.answer(refusal.displayMessage()), () -> say(refusal.displayMessage()));
    }

    /** Removes the shown message. */
    void clear();

    /** Shows a sentence in place of the current message; an empty one removes the message. */
    default void replace(String sentence) {
        if (sentence.isEmpty()) {
            clear();
        } else {
            say(sentence);
        }
    }
}
