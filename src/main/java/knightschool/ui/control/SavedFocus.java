package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;

/** The keyboard focus of a scene, saved to be restored later: the focused control and the element that it marked. */
public final class SavedFocus {
    private final Node owner;
    private final boolean isByKeys;
    private final Runnable ring;

    private SavedFocus(Node owner, boolean isByKeys, Runnable ring) {
        this.owner = owner;
        this.isByKeys = isByKeys;
        this.ring = ring;
    }

    /** The current focus of a scene. */
    public static SavedFocus of(Scene scene) {
        Node owner = scene.getFocusOwner();
        boolean isByKeys = owner != null && owner.isFocusVisible();
        return new SavedFocus(
                owner, isByKeys, owner instanceof FocusMarkingControl marked ? marked.keepRing() : () -> {});
    }

    /** The focus on a control that has not had it yet; null for none. */
    public static SavedFocus of(Node owner) {
        return new SavedFocus(owner, owner != null && owner.isFocusVisible(), () -> {});
    }

    /** The focus on a control to which a key leads, with its frame. */
    public static SavedFocus byKeys(Node owner) {
        return new SavedFocus(owner, true, () -> {});
    }

    /** Whether the control is in a part of the window now. */
    public boolean isIn(Node part) {
        return NodeContainment.isInside(owner, part);
    }

    /** Restores the focus. */
    public void restore() {
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
