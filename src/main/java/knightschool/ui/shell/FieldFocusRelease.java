package knightschool.ui.shell;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.MouseEvent;
import knightschool.ui.control.NodeTree;

/** A press on empty paper beside a field that is typed into gives the keys back to the scene in which the field is. */
final class FieldFocusRelease {
    private final Scene window;
    private final Supplier<Optional<Node>> sceneNode;

    private FieldFocusRelease(Scene window, Supplier<Optional<Node>> sceneNode) {
        this.window = window;
        this.sceneNode = sceneNode;
    }

    /** @param sceneNode the scene that is on screen in the window */
    static void of(Scene window, Supplier<Optional<Node>> sceneNode) {
        FieldFocusRelease release = new FieldFocusRelease(window, sceneNode);
        window.addEventFilter(MouseEvent.MOUSE_PRESSED, release::pressed);
    }

    private void pressed(MouseEvent press) {
        Node field = window.getFocusOwner();
        if (isTypedInto(field) && press.getTarget() instanceof Node target) {
            sceneNode
                    .get()
                    .filter(scene -> NodeTree.isInside(field, scene) && isPaper(target, scene, field))
                    .ifPresent(scene -> Platform.runLater(() -> release(field, scene)));
        }
    }

    /** After the press: what takes the keys by itself has them then. */
    private void release(Node field, Node scene) {
        if (window.getFocusOwner() == field) {
            scene.requestFocus();
        }
    }

    private static boolean isTypedInto(Node node) {
        return node instanceof TextInputControl
                || node instanceof Spinner<?>
                || node instanceof ComboBoxBase<?> choice && choice.isEditable();
    }

    /** Whether a press there does nothing: neither it nor what it lies in is used by pointer. */
    private static boolean isPaper(Node target, Node scene, Node field) {
        Node above = target;
        while (above != null && above != scene) {
            if (isUsedControl(above) || hearsPress(above) || takesKeys(above, field)) {
                return false;
            }
            above = above.getParent();
        }
        return above == scene;
    }

    /** Words and what scrolls are controls as well, with which nothing is done. */
    private static boolean isUsedControl(Node node) {
        boolean words = node instanceof Labeled && !(node instanceof ButtonBase);
        return node instanceof Control && !words && !(node instanceof ScrollPane);
    }

    private static boolean hearsPress(Node node) {
        return node.getOnMousePressed() != null
                || node.getOnMouseReleased() != null
                || node.getOnMouseClicked() != null;
    }

    /** What keys come to is something of its own, such as a number that is dragged; not what the field lies in. */
    private static boolean takesKeys(Node node, Node field) {
        return node.isFocusTraversable() && !(node instanceof Control) && !NodeTree.isInside(field, node);
    }
}
