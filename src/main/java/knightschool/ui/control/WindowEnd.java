package knightschool.ui.control;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/**
 * Stops timers, such as the one of a message, when their window is closed. Otherwise a timer would run on, cause
 * frames, and keep the closed window in memory.
 */
public final class WindowEnd {
    private WindowEnd() {}

    /**
     * Runs an action each time the window that a node is in is closed or hidden. A node that leaves its window, as the
     * scene of a tab does, may come back: nothing ends.
     */
    public static void of(Node node, Runnable end) {
        // Not by the property that tells whether the window is shown: its menus observe it, too, and are told nothing
        // but null where the action ends the last of them.
        EventHandler<WindowEvent> hidden = _ -> end.run();
        ObservableValue<Window> window = node.sceneProperty().flatMap(Scene::windowProperty);
        window.subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(one -> one.removeEventHandler(WindowEvent.WINDOW_HIDDEN, hidden));
            Optional.ofNullable(now).ifPresent(one -> one.addEventHandler(WindowEvent.WINDOW_HIDDEN, hidden));
        });
        Optional.ofNullable(window.getValue()).ifPresent(one -> one.addEventHandler(WindowEvent.WINDOW_HIDDEN, hidden));
    }
}
