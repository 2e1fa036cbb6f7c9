package knightschool.ui.robot;

import static knightschool.Eventually.onFx;

import java.util.Optional;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.ShownWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A window with all scenes and the settings of the first start, open during each test of a class. */
@ExtendWith(OnScreen.class)
public abstract class WindowOnScreen {
    protected MainWindow window;
    private final Optional<SceneKind> first;
    private ShownWindow shown;

    /** A window that shows no scene before the test has it show one. */
    protected WindowOnScreen() {
        first = Optional.empty();
    }

    /** @param first the scene that the window shows at first */
    protected WindowOnScreen(SceneKind first) {
        this.first = Optional.of(first);
    }

    protected final MainWindow window() {
        return window;
    }

    @BeforeEach
    protected final void openWindow() {
        onFx(() -> {
            window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
            first.ifPresent(window::show);
            shown = new ShownWindow(window);
            return true;
        });
    }

    /** Shows another window in place of the one that was closed. */
    protected final void reopen(MainWindow other) {
        window = other;
        shown = new ShownWindow(other);
    }

    @AfterEach
    protected final void closeWindow() {
        shown.close();
    }
}
