package knightschool.ui.render;

import java.util.function.Consumer;
import javafx.scene.Scene;
import knightschool.ui.Rooms;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** The whole window with one scene in it, as a person would see it. */
final class WindowSubject implements Photographer.Subject {
    private final MainWindow window;

    /**
     * @param room the scene's name
     * @param prepare brings the scene to what is to be seen
     */
    WindowSubject(String room, Theme theme, Consumer<SceneRoom> prepare) {
        Settings settings = Settings.forgotten();
        settings.themeProperty().set(theme);
        window = new MainWindow(settings, Rooms.all());
        window.show(room);
        prepare.accept(window.room());
    }

    @Override
    public Scene scene() {
        return window.scene();
    }

    @Override
    public boolean isReady() {
        return window.room().isSettled();
    }

    @Override
    public void close() {
        window.close();
    }
}
