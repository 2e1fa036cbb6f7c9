package knightschool.ui.control;

import javafx.scene.Node;

/** Where nodes are among each other. */
public final class NodeTree {
    private NodeTree() {}

    /** Whether a node, or null for none, is a part of the window or lies in it. */
    public static boolean isInside(Node node, Node part) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == part) {
                return true;
            }
        }
        return false;
    }
}
