package knightschool.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;

/**
 * The card of keys over a window that stands beside the main one, such as the speaker's. Esc closes it, and a click
 * beside it. Used on the JavaFX thread only.
 */
public final class SecondaryWindowKeyOverlay {
    private final Overlay overlay = new Overlay();

    /** What is laid over all else of the window. */
    public Node node() {
        return overlay.node();
    }

    /** Has Esc close the card before it means anything else there: to be called before others hear of keys. */
    public void guard(Scene scene) {
        overlay.guard(scene);
    }

    /** Shows the keys, or no more. */
    public void toggle(List<KeyGroup> groups) {
        overlay.toggle(HelpCard.of(groups).card());
    }
}
