package knightschool.ui.robot;

import javafx.event.EventType;
import javafx.geometry.Point2D;
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
        fire(node, type, x, y, 1);
    }

    /**
     * Presses twice in the middle of a node. A robot cannot: on a slow machine its two clicks lie too far apart in time
     * to be one. To be called on the JavaFX thread.
     */
    public static void pressTwice(Node node) {
        Point2D middle = node.localToScene(
                node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY());
        fire(node, MouseEvent.MOUSE_PRESSED, middle.getX(), middle.getY(), 1);
        fire(node, MouseEvent.MOUSE_PRESSED, middle.getX(), middle.getY(), 2);
    }

    private static void fire(Node node, EventType<MouseEvent> type, double x, double y, int clicks) {
        boolean down = type != MouseEvent.MOUSE_RELEASED;
        node.fireEvent(new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                clicks,
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
