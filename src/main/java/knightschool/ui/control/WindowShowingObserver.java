package knightschool.ui.control;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import javafx.util.Subscription;

/**
 * Runs an action when the window of a node is shown, hidden or closed, for example to stop the timer of a message. A
 * timer that is not stopped would run on, cause frames, and keep the closed window in memory.
 */
public final class WindowShowingObserver {
    private WindowShowingObserver() {}

    /**
     * Runs an action each time the window that a node is in is closed or hidden. A node that leaves its window, as the
     * scene of a tab does, may come back: nothing ends.
     */
    public static void of(Node node, Runnable end) {
        handle(node, WindowEvent.WINDOW_HIDDEN, end);
    }

    /**
     * Runs an action each time the window that a node is in is shown or hidden, or the node comes into another window,
     * until unsubscribed.
     */
    public static Subscription onShowing(Node node, Runnable changed) {
        return Subscription.combine(
                handle(node, WindowEvent.WINDOW_SHOWN, changed),
                handle(node, WindowEvent.WINDOW_HIDDEN, changed),
                windowOf(node).subscribe((_, _) -> changed.run()));
    }

    /** Whether a node is in a window that is shown. */
    public static boolean isShowing(Node node) {
        return Optional.ofNullable(windowOf(node).getValue())
                .filter(Window::isShowing)
                .isPresent();
    }

    private static ObservableValue<Window> windowOf(Node node) {
        return node.sceneProperty().flatMap(Scene::windowProperty);
    }

    private static Subscription handle(Node node, EventType<WindowEvent> type, Runnable action) {
        // Not by the property that tells whether the window is shown: its menus observe it, too, and are told nothing
        // but null where the action ends the last of them.
        EventHandler<WindowEvent> handler = _ -> action.run();
        ObservableValue<Window> window = windowOf(node);
        Consumer<Window> leave = one -> one.removeEventHandler(type, handler);
        Subscription moves = window.subscribe((before, now) -> {
            Optional.ofNullable(before).ifPresent(leave);
            Optional.ofNullable(now).ifPresent(one -> one.addEventHandler(type, handler));
        });
        Optional.ofNullable(window.getValue()).ifPresent(one -> one.addEventHandler(type, handler));
        return () -> {
            Optional.ofNullable(window.getValue()).ifPresent(leave);
            moves.unsubscribe();
        };
    }
}
