package knightschool.ui.control;

import javafx.scene.Node;

/** Tests whether one node of the scene graph lies within another. */
public final class NodeContainment {
    private NodeContainment() {}

    /** Returns whether a node is {@code part} or one of its descendants; false if the node is null. */
    public static boolean isInside(Node node, Node part) {
        for (Node above = node; above != null; above = above.getParent()) {
            if (above == part) {
                return true;
            }
        }
        return false;
    }
}
