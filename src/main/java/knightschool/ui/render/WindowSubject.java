package knightschool.ui.render;

import java.util.Optional;
import javafx.scene.Scene;
import knightschool.setup.Setup;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.Theme;

/** The whole window with the scene of a set-up in it, as a person would see it. */
final class WindowSubject implements SceneRenderer.Subject {
    private final MainWindow window;

    /** What is to be opened when everything before it is on screen. */
    private Optional<Setup> next = Optional.empty();

    WindowSubject(SceneDescriptors types, Setup setup, Theme theme) {
        Settings settings = Settings.forgotten();
        settings.themeProperty().set(theme);
        window = new MainWindow(settings, types);
        window.open(setup);
    }

    @Override
    public Scene scene() {
        return window.scene();
    }

    @Override
    public boolean makeReady() {
        if (!window.isSettled()) {
            return false;
        }
        next.ifPresent(window::open);
        boolean last = next.isEmpty();
        next = Optional.empty();
        return last;
    }

    /** Something else to be shown in the next picture. */
    void then(Setup setup) {
        next = Optional.of(setup);
    }

    /** Does what a person would do next. */
    MainWindow window() {
        return window;
    }

    @Override
    public void close() {
        window.close();
    }
}
