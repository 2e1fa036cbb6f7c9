package knightschool.ui.message;

import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/**
 * Short messages over a window beside the main one, such as the speaker's, for the person at that window. Used on the
 * JavaFX thread only.
 */
public final class SecondaryWindowMessages {
    private final MessageStrip strip = new MessageStrip();
    private final StackPane over = new StackPane(strip.node());

    /** The last sentence of {@link #say}. */
    private String sentence = "";

    public SecondaryWindowMessages() {
        over.setPickOnBounds(false);
        over.setMinSize(0, 0);
    }

    /** The layer to put over the content of the window. */
    public Node node() {
        return over;
    }

    MessageStrip strip() {
        return strip;
    }

    /** Returns whether the last sentence of {@link #say} is shown now. */
    public boolean isSpeaking() {
        return !sentence.isEmpty() && strip.shownProperty().get().equals(sentence);
    }

    /** Shows a sentence until its {@link Message#readingTime} has passed, also while the user types on. */
    public void say(String words) {
        sentence = words;
        strip.say(words);
    }

    /** Shows why a pressed key had no effect, until the user does something else. */
    public void answer(String sentence) {
        strip.answer(sentence);
    }
}
