package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Returns the keyboard focus to a scene after one of its controls was used with the mouse, so that the keys of the
 * scene work again. A control that was reached with the keyboard keeps the focus; otherwise the user would have to
 * begin again at the first control.
 */
public final class FocusReturnAfterMouse implements Runnable {
    private final Node home;
    private boolean isMouseUsed;

    /** @param home the node of the scene, which contains the controls */
    public FocusReturnAfterMouse(Node home) {
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

    /** Returns whether a node can still receive keys: its use may have hidden, disabled or removed it. */
    private static boolean isUsable(Node owner, Scene scene) {
        boolean isThere = owner.getScene() == scene && !owner.isDisabled();
        for (Node node = owner; isThere && node != null; node = node.getParent()) {
            isThere = node.isVisible();
        }
        return isThere;
    }
}
