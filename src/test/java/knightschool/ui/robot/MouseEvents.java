package knightschool.ui.robot;

import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;

/** What a mouse with its left button would tell a node, without a pointer that must be moved there. */
public final class MouseEvents {
    private MouseEvents() {}

    /**
     * Fires an event on a node. To be called on the JavaFX thread.
     *
     * @param x in the scene, as is y; may lie outside of the node, as a drag may
     */
    public static void fire(Node node, EventType<MouseEvent> type, double x, double y) {
        boolean down = type != MouseEvent.MOUSE_RELEASED;
        node.fireEvent(new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                false,
                true,
                true,
                new PickResult(node, x, y)));
    }
}
