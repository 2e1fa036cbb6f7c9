package knightschool.ui.render;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import javafx.scene.Scene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** The whole window with one scene in it, as a person would see it. */
final class WindowSubject implements SceneRenderer.Subject {
    private final MainWindow window;
    private final Queue<Consumer<SceneRoom>> steps;

    /**
     * @param plans the tabs
     * @param room the scene's name
     * @param steps bring the scene to what is to be seen; each waits until the one before is on screen
     */
    WindowSubject(List<RoomPlan> plans, String room, Theme theme, List<Consumer<SceneRoom>> steps) {
        Settings settings = Settings.forgotten();
        settings.themeProperty().set(theme);
        this.steps = new ArrayDeque<>(steps);
        window = new MainWindow(settings, plans);
        window.show(room);
    }

    @Override
    public Scene scene() {
        return window.scene();
    }

    @Override
    public boolean isReady() {
        if (!window.room().isSettled()) {
            return false;
        }
        if (steps.isEmpty()) {
            return true;
        }
        steps.remove().accept(window.room());
        return false;
    }

    /** Something more to be done before the next picture. */
    void then(Consumer<SceneRoom> step) {
        steps.add(step);
    }

    @Override
    public void close() {
        window.close();
    }
}
