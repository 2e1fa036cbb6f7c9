package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import knightschool.ui.control.FocusMarkOwner;
import knightschool.ui.control.NodeContainment;

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

    /** The current focus of a scene. */
    static SavedFocus of(Scene scene) {
        Node owner = scene.getFocusOwner();
        return new SavedFocus(owner, owner instanceof FocusMarkOwner marked ? marked.keepRing() : () -> {});
    }

    /** The focus on a control that has not had it yet; null for none. */
    static SavedFocus of(Node owner) {
        return new SavedFocus(owner, () -> {});
    }

    /** Whether the control is in a part of the window now. */
    boolean isIn(Node part) {
        return NodeContainment.isInside(owner, part);
    }

    /** Restores the focus. */
    void restore() {
        if (owner != null) {
            owner.requestFocus();
            if (isByKeys) {
                frame();
            }
            ring.run();
        }
    }

    /**
     * Makes JavaFX draw the focus frame, which it does only if keys bring the focus to a control: moves the focus to
     * the next control and back.
     */
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
