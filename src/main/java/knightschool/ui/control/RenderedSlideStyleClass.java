package knightschool.ui.control;

import javafx.scene.Node;

/**
 * The style class of a slide that is rendered into a picture, in which no button can be pressed and nothing can be
 * scrolled.
 */
public final class RenderedSlideStyleClass {
    /** The style class of the slide. */
    public static final String PICTURED = "pictured";

    private RenderedSlideStyleClass() {}

    /** Returns whether a node lies in a slide with this style. */
    public static boolean isPictured(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above.getStyleClass().contains(PICTURED)) {
                return true;
            }
        }
        return false;
    }
}
