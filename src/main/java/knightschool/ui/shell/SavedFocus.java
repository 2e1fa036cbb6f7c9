package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import knightschool.ui.control.FocusMarkOwner;
import knightschool.ui.control.NodeTree;

/** The keyboard focus of a scene, saved to be restored later: the focused control and the element that it marked. */
final class SavedFocus {
    private final Node owner;
    private final boolean isByKeys;
    private final Runnable ring;

    private SavedFocus(Node owner, Runnable ring) {
        this.owner = owner;
        this.isByKeys = owner != null && owner.isFocusVisible();
        this.ring = ring;
    }

    /** Where keys are in a scene now. */
    static SavedFocus of(Scene scene) {
        Node owner = scene.getFocusOwner();
        return new SavedFocus(owner, owner instanceof FocusMarkOwner marked ? marked.keepRing() : () -> {});
    }

    /** A control that keys have not come to yet; null for none. */
    static SavedFocus of(Node owner) {
        return new SavedFocus(owner, () -> {});
    }

    /** Whether the control lies in a part of the window, as it is now. */
    boolean isIn(Node part) {
        return NodeTree.isInside(owner, part);
    }

    /** The keys are there again. */
    void restore() {
        if (owner != null) {
            owner.requestFocus();
            if (isByKeys) {
                frame();
            }
            ring.run();
        }
    }

    /** JavaFX frames a control only where keys bring the focus to it: they go on to the next one and come back. */
    private void frame() {
        Scene scene = owner.getScene();
        if (scene == null || scene.getFocusOwner() != owner) {
            return;
        }
        owner.requestFocusTraversal(TraversalDirection.NEXT);
        if (scene.getFocusOwner() != owner) {
            scene.getFocusOwner().requestFocusTraversal(TraversalDirection.PREVIOUS);
            if (scene.getFocusOwner() != owner) {
                owner.requestFocus();
            }
        }
    }
}
