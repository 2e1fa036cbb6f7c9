package knightschool.ui.control;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/** Runs an action before each press of a key or mouse button in the window of a node takes effect. */
public final class WindowInputObserver {
    private WindowInputObserver() {}

    /**
     * Runs an action before each key press or mouse press takes effect, except a mouse press on the node itself.
     *
     * @param node whose window is observed as long as the node is in it
     * @param action receives the event of the press
     */
    public static void observe(Node node, Consumer<InputEvent> action) {
        EventHandler<InputEvent> handler = event -> {
            boolean onNode = event.getTarget() instanceof Node target && NodeContainment.isInside(target, node);
            boolean begun = !(event instanceof KeyEvent key) || !key.getCode().isModifierKey();
            if (begun && !(onNode && event instanceof MouseEvent)) {
                action.accept(event);
            }
        };
        node.sceneProperty().subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(scene -> {
                scene.removeEventFilter(KeyEvent.KEY_PRESSED, handler);
                scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, handler);
            });
            Optional.ofNullable(now).ifPresent(scene -> {
                scene.addEventFilter(KeyEvent.KEY_PRESSED, handler);
                scene.addEventFilter(MouseEvent.MOUSE_PRESSED, handler);
            });
        });
    }
}
