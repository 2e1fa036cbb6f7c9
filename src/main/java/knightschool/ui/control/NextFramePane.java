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
 * A part of a scene that joins it one frame after the rest: most of the time in which a scene comes to the screen is
 * spent on styling its controls, and no frame is to style them all. Where no window shows it, the part is there at
 * once.
 */
public final class NextFramePane extends StackPane {
    private final Node content;
    private final double width;
    private Scene awaited;
    private final Runnable laidOut = this::joinAfterFrame;

    public NextFramePane(Node content) {
        this(content, 0);
    }

    /** @param width for which there is room before it comes, in pixels: the rest of the scene stands still then */
    public NextFramePane(Node content, double width) {
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
            Waiting.in(now).parts.add(this);
            Platform.requestNextPulse();
        } else {
            getChildren().setAll(content);
        }
    }

    private void leave() {
        if (awaited != null) {
            awaited.removePostLayoutPulseListener(laidOut);
            Waiting.in(awaited).leave(this);
            awaited = null;
        }
    }

    /** After the frame, not in it: what comes next is an event of its own. */
    private void joinAfterFrame() {
        List<String> sheets = List.copyOf(awaited.getStylesheets());
        Platform.runLater(() -> join(sheets));
    }

    /** @param sheets those of the frame; if they changed since, the part waits for another frame */
    private void join(List<String> sheets) {
        if (awaited != null && awaited.getStylesheets().equals(sheets)) {
            Waiting waiting = Waiting.in(awaited);
            awaited.removePostLayoutPulseListener(laidOut);
            awaited = null;
            getChildren().setAll(content);
            waiting.came(this);
        } else if (awaited != null) {
            Platform.requestNextPulse();
        }
    }

    /** Gives the keys to a node, once it has come. */
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

    /** Whether all parts of a JavaFX scene have come. */
    public static boolean isComplete(Scene scene) {
        return Waiting.in(scene).parts.isEmpty();
    }

    /** Does something once all parts of a JavaFX scene have come, at once if they have. */
    public static void whenComplete(Scene scene, Runnable action) {
        Waiting waiting = Waiting.in(scene);
        if (waiting.parts.isEmpty()) {
            action.run();
        } else {
            waiting.actions.add(action);
        }
    }

    /** What a JavaFX scene waits for. */
    private static final class Waiting {
        private final List<NextFramePane> parts = new ArrayList<>();
        private final List<Runnable> actions = new ArrayList<>();

        static Waiting in(Scene scene) {
            return (Waiting) scene.getProperties().computeIfAbsent(Waiting.class, _ -> new Waiting());
        }

        /** If the last part that is awaited is taken away, what waited for it is dropped. */
        void leave(NextFramePane part) {
            parts.remove(part);
            if (parts.isEmpty()) {
                actions.clear();
            }
        }

        void came(NextFramePane part) {
            parts.remove(part);
            if (parts.isEmpty()) {
                List<Runnable> now = List.copyOf(actions);
                actions.clear();
                now.forEach(Runnable::run);
            }
        }
    }
}
