package knightschool.ui.robot;

import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * A window with all scenes and the settings of the first start, on no stage: it is laid out by the test in any size,
 * beside those of other tests. There during each test of a class.
 */
public abstract class UnshownWindow {
    protected final UserSettings settings = ToolkitThread.call(UserSettings::forgotten);
    protected MainWindow window;

    @BeforeEach
    protected final void makeWindow() {
        Wardrobe.open();
        window = ToolkitThread.call(() -> new MainWindow(settings, SceneRegistry.all()));
    }

    @AfterEach
    protected final void closeWindow() {
        ToolkitThread.run(window::close);
    }
}
