package knightschool.ui.render;

import java.util.Optional;
import javafx.scene.Scene;
import knightschool.files.InputFault;
import knightschool.setup.Setup;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SceneSubstitute;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;

/** The complete window with the scene of a set-up, as a user would see it. */
final class WindowRenderSubject implements SceneRenderer.Subject {
    private final MainWindow window;

    /** The set-up to open once everything before it is on screen. */
    private Optional<Setup> next = Optional.empty();

    /** @throws InputFault if the scene is one of another jar that cannot be created */
    WindowRenderSubject(SceneDescriptors types, Setup setup, Theme theme) {
        UserSettings settings = UserSettings.forgotten();
        settings.themeProperty().set(theme);
        window = new MainWindow(settings, types);
        window.open(setup);
        if (window.current().orElseThrow() instanceof SceneSubstitute substitute) {
            window.close();
            throw substitute.fault();
        }
    }

    /**
     * Creates the window with a set-up. If its scene has a count or a search that a user would have to start, it is
     * started.
     */
    static WindowRenderSubject working(SceneDescriptors types, Setup setup, Theme theme) {
        WindowRenderSubject subject = new WindowRenderSubject(types, setup, theme);
        types.of(setup.scene()).picture().work().ifPresent(subject.window()::run);
        return subject;
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

    /** Sets another set-up for the next picture. */
    void then(Setup setup) {
        next = Optional.of(setup);
    }

    /** Returns the window, on which the actions of a user can be performed. */
    MainWindow window() {
        return window;
    }

    @Override
    public void close() {
        window.close();
    }
}
