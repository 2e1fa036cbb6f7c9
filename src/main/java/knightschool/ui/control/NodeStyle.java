package knightschool.ui.control;

import javafx.scene.Node;

/** Gives nodes their style classes, and the ids by which style sheets and tests find them. */
public final class NodeStyle {
    private NodeStyle() {}

    /** Adds style classes to a node and returns it. */
    public static <N extends Node> N of(N node, String... styles) {
        node.getStyleClass().addAll(styles);
        return node;
    }

    /** Sets the id of a node, adds style classes to it, and returns it. */
    public static <N extends Node> N named(N node, String id, String... styles) {
        node.setId(id);
        return of(node, styles);
    }
}
