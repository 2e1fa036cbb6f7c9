package knightschool.ui.editor.fact;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import knightschool.ui.control.NodeVisibility;

/** A column that hides its least important nodes where it is too long for its place. */
final class PriorityColumn extends VBox {
    private final List<Node> least;

    /** @param least the children to hide first */
    PriorityColumn(List<Node> least) {
        this.least = List.copyOf(least);
        setMinHeight(0);
    }

    @Override
    protected void layoutChildren() {
        show(true);
        if (computeMinHeight(getWidth()) > getHeight()) {
            show(false);
        }
        super.layoutChildren();
    }

    private void show(boolean whole) {
        least.forEach(node -> NodeVisibility.set(node, whole));
    }
}
