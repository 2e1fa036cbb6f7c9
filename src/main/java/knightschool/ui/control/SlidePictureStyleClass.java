package knightschool.ui.control;

import javafx.scene.Node;

/** The style of a slide that is made into a picture: nobody presses its buttons, and nobody scrolls it. */
public final class SlidePictureStyleClass {
    /** The style class of the slide. */
    public static final String PICTURED = "pictured";

    private SlidePictureStyleClass() {}

    /** Whether a node lies in a slide with that style. */
    public static boolean isPictured(Node node) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above.getStyleClass().contains(PICTURED)) {
                return true;
            }
        }
        return false;
    }
}
