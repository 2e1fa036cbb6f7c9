package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;
import knightschool.ui.control.NodeContainment;

/** Returns the keyboard focus from a text field to its scene when the user presses the mouse on an unused area. */
final class TextFieldFocusRelease {
    private final Scene window;
    private final Supplier<Optional<Node>> sceneNode;

    private TextFieldFocusRelease(Scene window, Supplier<Optional<Node>> sceneNode) {
        this.window = window;
        this.sceneNode = sceneNode;
    }

    /**
     * Installs the behaviour in a window.
     *
     * @param sceneNode the node of the scene that is on screen in the window
     */
    static void of(Scene window, Supplier<Optional<Node>> sceneNode) {
        TextFieldFocusRelease release = new TextFieldFocusRelease(window, sceneNode);
        window.addEventFilter(MouseEvent.MOUSE_PRESSED, release::pressed);
    }

    private void pressed(MouseEvent press) {
        Node field = window.getFocusOwner();
        if (isTypedInto(field) && press.getTarget() instanceof Node target) {
            sceneNode
                    .get()
                    .filter(scene -> NodeContainment.isInside(field, scene) && isPaper(target, scene, field))
                    .ifPresent(scene -> Platform.runLater(() -> release(field, scene)));
        }
    }

    /** Moves the focus after the press, unless the pressed control has taken it already. */
    private void release(Node field, Node scene) {
        if (window.getFocusOwner() == field) {
            scene.requestFocus();
        }
    }

    private static boolean isTypedInto(Node node) {
        return node instanceof TextInputControl || node instanceof Spinner<?>;
    }

    /** Whether a press on a node has no effect: neither the node nor any of its parents within the scene handles it. */
    private static boolean isPaper(Node target, Node scene, Node field) {
        Node above = target;
        while (above != null && above != scene) {
            if (isUsedControl(above) || hasMouseHandler(above) || takesKeys(above, field)) {
                return false;
            }
            above = above.getParent();
        }
        return above == scene;
    }

    /**
     * Whether the mouse has an effect on a node. Labels and scroll panes are controls too, but do not react to a press.
     */
    private static boolean isUsedControl(Node node) {
        boolean words = node instanceof Labeled && !(node instanceof ButtonBase);
        return node instanceof Control && !words && !(node instanceof ScrollPane);
    }

    private static boolean hasMouseHandler(Node node) {
        return node.getOnMousePressed() != null
                || node.getOnMouseReleased() != null
                || node.getOnMouseClicked() != null;
    }

    /**
     * Whether a node takes keys without being a control, such as a number that is dragged, and does not contain the
     * field.
     */
    private static boolean takesKeys(Node node, Node field) {
        return node.isFocusTraversable() && !(node instanceof Control) && !NodeContainment.isInside(field, node);
    }
}
