package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/**
 * Short sentences over a window that stands beside the main one, such as the speaker's: they are for who looks at that
 * window alone. Used on the JavaFX thread only.
 */
public final class SecondaryWindowMessages {
    private final MessageStrip strip = new MessageStrip();
    private final StackPane over = new StackPane(strip.node());

    public SecondaryWindowMessages() {
        over.setPickOnBounds(false);
        over.setMinSize(0, 0);
    }

    /** What is laid over all else of the window. */
    public Node node() {
        return over;
    }

    MessageStrip strip() {
        return strip;
    }

    /** Says why a key that was pressed in the window did nothing; the sentence goes by itself after some seconds. */
    public void answer(String sentence) {
        strip.answer(sentence);
    }

    /** Says of a key with which something can be done elsewhere that nothing can while a class looks on. */
    public void refuse(KeyEvent key) {
        strip.refuse(key);
    }
}
