package knightschool.ui.control;

import javafx.scene.control.ScrollPane;

/**
 * Where a pane stands that scrolls, once its content has changed. A pane keeps in sight what is seen when its content
 * is laid out, so that a position that is set before is one of the content before. Used on the JavaFX thread.
 */
public final class ScrollPositionSetter {
    private ScrollPositionSetter() {}

    /** @param position from 0, the left edge of the content, to 1, the right one */
    public static void across(ScrollPane pane, double position) {
        layOut(pane);
        pane.setHvalue(position);
    }

    /** @param position from 0, the upper edge of the content, to 1, the lower one */
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
