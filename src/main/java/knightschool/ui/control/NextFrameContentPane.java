package knightschool.ui.control;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;

/**
 * A pane that adds its content to a scene one frame after the rest of the scene. Styling controls takes most of the
 * time in which a scene is first shown, and this spreads it over several frames. In a scene without a window the
 * content is there at once.
 */
public final class NextFrameContentPane extends StackPane {
    private final Node content;
    private final double width;
    private Scene awaited;
    private final Runnable laidOut = this::joinAfterFrame;

    public NextFrameContentPane(Node content) {
        this(content, 0);
    }

    /** @param width the width reserved until the part joins, in pixels, so that the rest of the scene does not move */
    public NextFrameContentPane(Node content, double width) {
        this.content = content;
        this.width = width;
        sceneProperty().subscribe(this::follow);
    }

    @Override
    protected double computeMinWidth(double height) {
        return getChildren().isEmpty() ? width : super.computeMinWidth(height);
    }

    @Override
    protected double computePrefWidth(double height) {
        return getChildren().isEmpty() ? width : super.computePrefWidth(height);
    }

    private void follow(Scene now) {
        leave();
        if (now == null) {
            // Else the whole scene would be styled at once when it comes back.
            getChildren().clear();
        } else if (now.getWindow() != null) {
            awaited = now;
            now.addPostLayoutPulseListener(laidOut);
            PendingParts.in(now).parts.add(this);
            Platform.requestNextPulse();
        } else {
            getChildren().setAll(content);
        }
    }

    private void leave() {
        if (awaited != null) {
            awaited.removePostLayoutPulseListener(laidOut);
            PendingParts.in(awaited).leave(this);
            awaited = null;
        }
    }

    /** Joins after the frame, in an event of its own. */
    private void joinAfterFrame() {
        List<String> sheets = List.copyOf(awaited.getStylesheets());
        Platform.runLater(() -> join(sheets));
    }

    /**
     * Adds the content to the scene.
     *
     * @param sheets the style sheets of the frame; if they have changed since, the part waits for another frame
     */
    private void join(List<String> sheets) {
        if (awaited != null && awaited.getStylesheets().equals(sheets)) {
            PendingParts waiting = PendingParts.in(awaited);
            awaited.removePostLayoutPulseListener(laidOut);
            awaited = null;
            getChildren().setAll(content);
            waiting.remove(this);
        } else if (awaited != null) {
            Platform.requestNextPulse();
        }
    }

    /** Requests the focus for a node, as soon as the node is in a scene. */
    public static void focus(Node node) {
        if (node.getScene() != null) {
            node.requestFocus();
            return;
        }
        node.sceneProperty().addListener(new ChangeListener<>() {
            @Override
            public void changed(ObservableValue<? extends Scene> scene, Scene before, Scene now) {
                scene.removeListener(this);
                node.requestFocus();
            }
        });
    }

    /** Returns whether all parts that a JavaFX scene puts off to the next frame have come. */
    public static boolean isComplete(Scene scene) {
        return PendingParts.in(scene).parts.isEmpty();
    }

    /** Runs an action once all parts that a JavaFX scene puts off to the next frame have come, at once if they have. */
    public static void whenComplete(Scene scene, Runnable action) {
        PendingParts waiting = PendingParts.in(scene);
        if (waiting.parts.isEmpty()) {
            action.run();
        } else {
            waiting.actions.add(action);
        }
    }

    /** The parts put off to the next frame that a JavaFX scene waits for, with the actions that follow. */
    private static final class PendingParts {
        private final List<NextFrameContentPane> parts = new ArrayList<>();
        private final List<Runnable> actions = new ArrayList<>();

        static PendingParts in(Scene scene) {
            return (PendingParts) scene.getProperties().computeIfAbsent(PendingParts.class, _ -> new PendingParts());
        }

        /** Removes a part that left the scene; if it was the last one, the waiting actions are dropped. */
        void leave(NextFrameContentPane part) {
            parts.remove(part);
            if (parts.isEmpty()) {
                actions.clear();
            }
        }

        void remove(NextFrameContentPane part) {
            parts.remove(part);
            if (parts.isEmpty()) {
                List<Runnable> now = List.copyOf(actions);
                actions.clear();
                now.forEach(Runnable::run);
            }
        }
    }
}
