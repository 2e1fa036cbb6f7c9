package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Returns the keyboard focus to a scene once one of its controls was used with the mouse, so that the keys of the scene
 * act. A control that was reached and used with the keyboard keeps it: to return it would mean to begin at the first
 * control again.
 */
public final class FocusReturn implements Runnable {
    private final Node home;
    private boolean isMouseUsed;

    /** @param home the node of the scene, which contains the controls */
    public FocusReturn(Node home) {
        this.home = home;
        home.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> isMouseUsed = true);
        home.addEventFilter(KeyEvent.KEY_PRESSED, _ -> isMouseUsed = false);
    }

    @Override
    public void run() {
        Scene scene = home.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        if (isMouseUsed || owner == null || !owner.isFocusVisible() || !isUsable(owner, scene)) {
            home.requestFocus();
        }
    }

    /** Returns whether a node can still take keys: it may have gone with its use. */
    private static boolean isUsable(Node owner, Scene scene) {
        boolean isThere = owner.getScene() == scene && !owner.isDisabled();
        for (Node node = owner; isThere && node != null; node = node.getParent()) {
            isThere = node.isVisible();
        }
        return isThere;
    }
}
