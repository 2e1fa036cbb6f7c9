package knightschool.ui.control;

import javafx.scene.Node;

/** Queries about the scene graph. */
public final class NodeContainment {
    private NodeContainment() {}

    /** Returns whether a node is the given part or lies within it; false if the node is null. */
    public static boolean isInside(Node node, Node part) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == part) {
                return true;
            }
        }
        return false;
    }
}
