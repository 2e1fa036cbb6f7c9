package knightschool.ui.control;

import javafx.scene.Node;

/** Whether a part is seen: one that is not leaves its space to the others. */
public final class Visibility {
    private Visibility() {}

    /** Shows a part, or takes it out of its row or column. */
    public static void set(Node node, boolean visible) {
        node.setVisible(visible);
        node.setManaged(visible);
    }
}
