package knightschool.ui.theme;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/**
 * Loads style sheets before they are needed and keeps them loaded. JavaFX reads a sheet on its own thread when the
 * first scene uses it, and discards it with the last one. Reading all at once would block that thread for long, so they
 * are read one after the other. Used on the JavaFX thread.
 */
final class StyleSheetPreloader {
    private final Executor later;
    private final Queue<String> unread = new ArrayDeque<>();
    private final Scene scene = new Scene(new StackPane(new Label()));
    private boolean requested;

    /** @param later runs tasks on the JavaFX thread after those already waiting */
    StyleSheetPreloader(Executor later) {
        this.later = later;
    }

    /** Loads these style sheets and keeps them, and discards all others. */
    void keep(List<String> sheets) {
        scene.getStylesheets().retainAll(sheets);
        unread.clear();
        sheets.stream().filter(sheet -> !scene.getStylesheets().contains(sheet)).forEach(unread::add);
        requestNext();
    }

    private void requestNext() {
        if (!requested && !unread.isEmpty()) {
            requested = true;
            later.execute(this::readNext);
        }
    }

    private void readNext() {
        requested = false;
        String next = unread.poll();
        if (next != null) {
            scene.getStylesheets().add(next);
            scene.getRoot().applyCss();
            requestNext();
        }
    }

    /** The style sheets that are loaded. */
    List<String> read() {
        return List.copyOf(scene.getStylesheets());
    }
}
