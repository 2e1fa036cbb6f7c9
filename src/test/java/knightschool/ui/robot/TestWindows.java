package knightschool.ui.robot;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Makes windows for one test, as a field with {@link org.junit.jupiter.api.extension.RegisterExtension}, and closes
 * them after it, also after one that failed: a window that is left goes on working, and the tests after it wait for
 * that, or fail of it.
 */
public final class TestWindows implements AfterEachCallback {
    private final List<MainWindow> made = new CopyOnWriteArrayList<>();

    /** Makes a window with all scenes and the settings of the first start. */
    public MainWindow make() {
        return ToolkitThread.call(() -> make(UserSettings.forgotten(), SceneRegistry.all()));
    }

    /** Makes a window. */
    public MainWindow make(UserSettings settings, SceneDescriptors scenes) {
        Wardrobe.open();
        MainWindow window = ToolkitThread.call(() -> new MainWindow(settings, scenes));
        made.add(window);
        return window;
    }

    /** Closes a window before its test is over, and forgets it. */
    public void close(MainWindow window) {
        made.remove(window);
        ToolkitThread.run(window::close);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        made.forEach(this::close);
    }
}
