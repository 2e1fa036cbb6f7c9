package knightschool.ui.session;

import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.stage.Window;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;

/** A window that is shown and takes files which are dropped on it; called from the thread of a test. */
public final class DropWindow {
    private final MainWindow window;
    private final WindowFileCommands files;
    private final ShownWindow shown;

    /** Shows it with a scene as it is at first. */
    public DropWindow(SceneKind first) {
        this.window = onFx(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));
        this.files = onFx(() -> new WindowFileCommands(window, Platform::runLater));
        this.shown = onFx(() -> {
            FileDropHandler.on(window.scene(), files::open);
            window.show(first);
            return new ShownWindow(window);
        });
    }

    public MainWindow window() {
        return window;
    }

    /** Goes to a scene as it was left. */
    public void show(SceneKind kind) {
        onFx(() -> {
            window.show(kind);
            return true;
        });
        settled();
    }

    /** Drags over the window, and drops where it accepts that; tells whether it took what was dropped. */
    public boolean drop(Path... dropped) {
        DraggedFiles dragged = new DraggedFiles(List.of(dropped));
        return onFx(() -> {
            DragEvent over = dragged.event(DragEvent.DRAG_OVER);
            Event.fireEvent(window.scene(), over);
            DragEvent drop = dragged.event(DragEvent.DRAG_DROPPED);
            if (over.isAccepted()) {
                Event.fireEvent(window.scene(), drop);
            }
            return drop.isDropCompleted();
        });
    }

    /** Waits until all files are opened or refused, and all that was asked for is on screen. */
    public void settled() {
        untilShown("the files are opened or refused", () -> files.isSettled() && window.isSettled());
    }

    /** What the scene on screen shows. */
    public Setup now() {
        return onFx(window::now).orElseThrow();
    }

    /** What is on screen with that id, if it is there. */
    public Optional<Node> find(String id) {
        return onFx(() -> Optional.ofNullable(window.scene().lookup("#" + id)));
    }

    /** What a label says. */
    public String text(String id) {
        return onFx(() -> ((Label) window.scene().lookup("#" + id)).getText());
    }

    /** What the window says to the person; empty where that is nothing. */
    public String message() {
        return onFx(() -> {
            Label message = (Label) window.scene().lookup("#message");
            return message.getParent().isVisible() ? message.getText() : "";
        });
    }

    /** Waits for a question, and answers it by the button with that word. */
    public void answer(String button) {
        untilShown("the question is asked", () -> isQuestionShown(button));
        onFx(() -> {
            question(button).orElseThrow().fire();
            return true;
        });
        settled();
    }

    /** Whether a question is asked that has a button with that word; called on the JavaFX thread. */
    public static boolean isQuestionShown(String button) {
        return question(button).isPresent();
    }

    private static Optional<ButtonBase> question(String button) {
        return Window.getWindows().stream()
                .flatMap(open -> open.getScene().getRoot().lookupAll(".question-card .button").stream())
                .map(found -> (ButtonBase) found)
                .filter(found -> found.getText().equals(button))
                .findFirst();
    }

    /** Closes the window and its stage. */
    public void close() {
        onFx(() -> {
            files.close();
            return true;
        });
        shown.close();
    }
}
