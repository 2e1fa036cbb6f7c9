package knightschool.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;

/**
 * The card of keys over a window beside the main one, such as the speaker's. Esc or a click beside the card closes it.
 * Used on the JavaFX thread only.
 */
public final class SecondaryWindowKeyOverlay {
    private final CardOverlay overlay = new CardOverlay();

    /** The layer to put over the content of the window. */
    public Node node() {
        return overlay.node();
    }

    /**
     * Lets Esc close the card before the key has any other effect. To be called before other key handlers are added.
     */
    public void guard(Scene scene) {
        overlay.guard(scene);
    }

    /** Shows the keys, or closes the card if it is open. */
    public void toggle(List<HelpKeyGroup> groups) {
        overlay.toggle(HelpCard.of(groups).card());
    }
}
