package knightschool.ui.theme;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;

/**
 * Has sheets read before something is shown that wears them, and not given up when it goes: JavaFX reads a sheet on its
 * own thread when the first scene wears it, and forgets it with the last. All at once would hold that thread for long,
 * so that they are read one after the other. Used on the JavaFX thread.
 */
final class StyleSheetPreloader {
    private final Executor later;
    private final Queue<String> unread = new ArrayDeque<>();
    private final Scene scene = new Scene(new StackPane(new Label()));
    private boolean requested;

    /** @param later runs what it is given on the JavaFX thread, after what is to be done there already */
    StyleSheetPreloader(Executor later) {
        this.later = later;
    }

    /** Keeps these from now on, and no others. */
    void keep(List<String> sheets) {
        scene.getStylesheets().retainAll(sheets);
        unread.clear();
        sheets.stream().filter(sheet -> !scene.getStylesheets().contains(sheet)).forEach(unread::add);
        goOn();
    }

    private void goOn() {
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
            goOn();
        }
    }

    /** Those that are read. */
    List<String> read() {
        return List.copyOf(scene.getStylesheets());
    }
}
