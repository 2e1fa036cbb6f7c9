package knightschool.ui.scroll;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/**
 * Sets the position of a scroll pane after its content has changed. A scroll pane keeps its visible content in view at
 * its next layout, so that a position set before that layout would refer to the old content. Used on the JavaFX thread.
 */
public final class ScrollPositionSetter {
    /** The height that a node may be out of sight without being missed, in pixels. */
    private static final double LEAST = 1;

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

    /**
     * Scrolls the innermost scroll pane around a node vertically, as little as possible, so that the node is in sight;
     * of one that is higher than the pane, the top.
     */
    public static void reveal(Node node) {
        around(node).ifPresent(pane -> reveal(pane, node));
    }

    /** Scrolls all panes around a node that is in a window, each as {@link #reveal(Node)} does. */
    public static void revealInAll(Node node) {
        if (node.getScene() == null || node.getScene().getWindow() == null) {
            return;
        }
        for (Optional<ScrollPane> pane = around(node); pane.isPresent(); pane = around(pane.get())) {
            reveal(pane.get(), node);
        }
    }

    /** Scrolls a pane around a node as {@link #reveal(Node)} does. */
    public static void reveal(ScrollPane pane, Node node) {
        layOut(pane);
        double hidden = hidden(pane);
        if (hidden > 0) {
            Bounds bounds = inContent(pane, node);
            double lowest = Math.min(
                    bounds.getMinY(),
                    bounds.getMaxY() - pane.getViewportBounds().getHeight());
            double top = Math.clamp(pane.getVvalue() * hidden, lowest, bounds.getMinY());
            pane.setVvalue(Math.clamp(top / hidden, 0, 1));
        }
    }

    /** Returns whether a part of the content of a pane is in sight in its whole height. */
    static boolean isInSight(ScrollPane pane, Bounds part) {
        double top = pane.getVvalue() * Math.max(0, hidden(pane));
        return part.getMinY() >= top - LEAST
                && part.getMaxY() <= top + pane.getViewportBounds().getHeight() + LEAST;
    }

    /** Returns the bounds of a node in the content of a pane around it, in pixels. */
    public static Bounds inContent(ScrollPane pane, Node node) {
        return pane.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
    }

    /** Returns the height of the content that is not seen at a time, in pixels. */
    private static double hidden(ScrollPane pane) {
        return pane.getContent().getLayoutBounds().getHeight()
                - pane.getViewportBounds().getHeight();
    }

    /** Returns the innermost scroll pane around a node. */
    static Optional<ScrollPane> around(Node node) {
        for (Parent above = node.getParent(); above != null; above = above.getParent()) {
            if (above instanceof ScrollPane pane) {
                return Optional.of(pane);
            }
        }
        return Optional.empty();
    }

    /** A change of the content asks for a layout of the pane; without one, all bounds in the pane are the last ones. */
    private static void layOut(ScrollPane pane) {
        if (pane.getScene() != null && pane.isNeedsLayout()) {
            pane.applyCss();
            pane.layout();
        }
    }
}
