package knightschool.ui.robot;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Window;
import knightschool.ui.control.NextFrameContentPane;

/** Says what stands on the screen, for the message of a test that looks for something else in vain. */
final class WindowContents {
    /** More words would hide the message. */
    private static final int MOST = 60;

    private WindowContents() {}

    /** The ids and the words of what can be seen in every window. On the JavaFX thread. */
    static String describe() {
        return String.join(
                "; ", Window.getWindows().stream().map(WindowContents::of).toList());
    }

    private static String of(Window window) {
        Scene scene = window.getScene();
        if (scene == null) {
            return "an empty window";
        }
        List<String> names = new ArrayList<>();
        collect(scene.getRoot(), names);
        String parts = NextFrameContentPane.isComplete(scene) ? "complete" : "with parts that have not come";
        return (window.isShowing() ? "a window " : "a hidden window ") + parts + " with " + names;
    }

    private static void collect(Node node, List<String> names) {
        if (!node.isVisible() || names.size() >= MOST) {
            return;
        }
        String id = node.getId() == null ? "" : "#" + node.getId();
        String words = node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
        String name = (id + " " + words).strip();
        if (!name.isEmpty()) {
            names.add(name);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, names));
        }
    }
}
