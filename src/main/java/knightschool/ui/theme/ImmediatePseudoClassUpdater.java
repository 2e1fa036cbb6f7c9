package knightschool.ui.theme;

import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/** Sets pseudo-classes of a node during its layout, depending on the available space. Used on the JavaFX thread. */
public final class ImmediatePseudoClassUpdater {
    private ImmediatePseudoClassUpdater() {}

    /**
     * Sets pseudo-classes. If any of them changes, CSS is applied at once to the node and its descendants, so that the
     * following measurements use the new sizes; otherwise this would happen in the next frame. If none changes, CSS is
     * not applied, since that is the slowest part of a layout.
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
