package knightschool.ui.control;

import javafx.scene.control.ScrollPane;

/**
 * Sets the position of a scroll pane after its content has changed. A scroll pane keeps its visible content in view at
 * its next layout, so that a position set before that layout would refer to the old content. Used on the JavaFX thread.
 */
public final class ScrollPositionSetter {
    private ScrollPositionSetter() {}

    /**
     * Scrolls horizontally.
     *
     * @param position the position from 0, the left edge of the content, to 1, the right edge
     */
    public static void across(ScrollPane pane, double position) {
        layOut(pane);
        pane.setHvalue(position);
    }

    /**
     * Scrolls vertically.
     *
     * @param position the position from 0, the upper edge of the content, to 1, the lower edge
     */
    public static void down(ScrollPane pane, double position) {
        layOut(pane);
        pane.setVvalue(position);
    }

    private static void layOut(ScrollPane pane) {
        if (pane.getScene() != null) {
            pane.applyCss();
            pane.layout();
        }
    }
}
