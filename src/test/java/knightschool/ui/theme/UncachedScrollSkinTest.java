package knightschool.ui.theme;

import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import knightschool.ui.render.ToolkitThread;
import org.junit.jupiter.api.Test;

class UncachedScrollSkinTest {
    /** JavaFX keeps such pictures until memory is short: after an hour they were most of what was alive. */
    @Test
    void nothingThatScrollsKeepsAPictureOfItself() {
        assertFalse(ToolkitThread.call(() -> {
            VBox root = new VBox(new ScrollPane(new Label("long")), new TextArea());
            Scene scene = new Scene(root, 200, 200);
            Theme.LIGHT.applyTo(scene);
            root.applyCss();
            root.layout();
            return root.lookupAll(".viewport").stream().anyMatch(Node::isCache)
                    || root.lookupAll(".viewport").size() < 2;
        }));
    }
}
