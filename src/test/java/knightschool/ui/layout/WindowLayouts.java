package knightschool.ui.layout;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/**
 * Counts the frames in which a whole window is laid out, because of a change that no unmanaged node on the way to the
 * root holds back. Used on the JavaFX thread.
 */
public final class WindowLayouts implements AutoCloseable {
    private final Scene scene;
    private final Runnable frame = this::look;
    private final List<String> causes = new ArrayList<>();
    private int frames;

    /** Counts from now on. */
    public WindowLayouts(Scene scene) {
        this.scene = scene;
        scene.addPreLayoutPulseListener(frame);
    }

    /** The number of frames up to now. */
    public int frames() {
        return frames;
    }

    /** What asked for the layout of the whole window, one for each frame that had such a layout. */
    public List<String> causes() {
        return List.copyOf(causes);
    }

    private void look() {
        frames++;
        if (scene.getRoot().isNeedsLayout()) {
            causes.add(lowest(scene.getRoot()));
        }
    }

    /** The way to a lowest node that needs a layout, from the window down. */
    private static String lowest(Parent parent) {
        String name = parent.getClass().getSimpleName() + (parent.getId() == null ? "" : "#" + parent.getId());
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Parent inner && inner.isManaged() && inner.isNeedsLayout()) {
                return name + " > " + lowest(inner);
            }
        }
        return name;
    }

    @Override
    public void close() {
        scene.removePreLayoutPulseListener(frame);
    }
}
