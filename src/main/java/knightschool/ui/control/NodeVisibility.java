package knightschool.ui.control;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;

/** Shows and hides nodes; a hidden node leaves its space to the others. */
public final class NodeVisibility {
    private NodeVisibility() {}

    /** Shows a node, or hides it and removes it from the layout. */
    public static void set(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }

    /** Binds the visibility of a node to a value. While it is hidden, it takes no space in the layout. */
    public static void follow(Node node, ObservableValue<Boolean> visible) {
        node.visibleProperty().bind(visible);
        node.managedProperty().bind(node.visibleProperty());
    }
}
