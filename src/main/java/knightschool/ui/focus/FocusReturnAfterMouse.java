package knightschool.ui.focus;

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
    private final Node controls;
    private final Runnable focus;
    private boolean isMouseUsed;

    /** @param home the node of the scene, which contains the controls and receives the focus */
    public FocusReturnAfterMouse(Node home) {
        this(home, home::requestFocus);
    }

    /**
     * @param controls the node that contains the controls
     * @param focus focuses the node whose keys work again, such as a board
     */
    public FocusReturnAfterMouse(Node controls, Runnable focus) {
        this.controls = controls;
        this.focus = focus;
        controls.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> isMouseUsed = true);
        controls.addEventFilter(KeyEvent.KEY_PRESSED, _ -> isMouseUsed = false);
    }

    @Override
    public void run() {
        Scene scene = controls.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        if (isMouseUsed || owner == null || !owner.isFocusVisible() || !isUsable(owner, scene)) {
            focus.run();
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
