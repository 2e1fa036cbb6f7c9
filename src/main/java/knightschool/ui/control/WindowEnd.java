package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/**
 * Ends what waits for a time to pass, such as a message that is shown until it has been read, when the window in which
 * it is seen is closed: else the clock runs on, makes frames, and keeps the closed window in memory.
 */
public final class WindowEnd {
    private WindowEnd() {}

    /**
     * Runs an action each time the window that a node is in is closed or hidden. A node that leaves its window, as the
     * scene of a tab does, may come back: nothing ends.
     */
    public static void of(Node node, Runnable end) {
        node.sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .orElse(false)
                .subscribe((wasShown, isShown) -> {
                    if (wasShown && !isShown && node.getScene() != null) {
                        end.run();
                    }
                });
    }
}
