package knightschool.ui.theme;

import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/** States of a node that are chosen while it is laid out, by the room that there is. On the JavaFX thread. */
public final class LayoutPseudoClassUpdater {
    private LayoutPseudoClassUpdater() {}

    /**
     * Sets states. Where one is another, the node and all in it are styled at once, so that what is measured next has
     * its new sizes: by itself that would come with the next frame. Where none is, nothing is styled, which takes
     * longer than anything else in a layout.
     */
    public static void set(Node node, Map<PseudoClass, Boolean> states) {
        boolean changes = states.entrySet().stream()
                .anyMatch(state -> node.getPseudoClassStates().contains(state.getKey()) != state.getValue());
        if (changes) {
            states.forEach(node::pseudoClassStateChanged);
            node.applyCss();
        }
    }
}
