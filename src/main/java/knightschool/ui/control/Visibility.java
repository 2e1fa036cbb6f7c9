package knightschool.ui.control;

import javafx.scene.Node;

/** Shows and hides nodes; a hidden node leaves its space to the others. */
public final class Visibility {
    private Visibility() {}

    /** Shows a node, or hides it and removes it from the layout. */
    public static void set(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
