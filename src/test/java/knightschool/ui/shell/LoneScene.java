package knightschool.ui.shell;

import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.setup.Setup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.theme.UserSettings;

/**
 * A stage on which windows with one scene are opened and closed, to see whether they can be collected. Nothing of a
 * test robot here: it would hold on to what it has touched.
 */
public final class LoneScene {
    private final Stage stage = ToolkitThread.call(Stage::new);
    private final TestWindows windows;

    /** @param windows closes those that a failed test leaves open */
    public LoneScene(TestWindows windows) {
        this.windows = windows;
    }

    /** Opens a window with the scene of a set-up alone. */
    public MainWindow open(Setup setup) {
        return open(setup, SceneRegistry.all());
    }

    /** Opens a window with the scene of a set-up alone, and some kinds of scenes. */
    public MainWindow open(Setup setup, SceneDescriptors scenes) {
        return ToolkitThread.call(() -> {
            MainWindow window = windows.make(UserSettings.forgotten(), scenes);
            window.open(setup);
            stage.setScene(window.scene());
            stage.show();
            return window;
        });
    }

    /** Closes a window; the stage forgets it. */
    public void close(MainWindow window) {
        ToolkitThread.run(() -> {
            windows.close(window);
            stage.setScene(new Scene(new StackPane()));
        });
    }

    /** Takes the stage away. */
    public void hide() {
        ToolkitThread.run(stage::hide);
    }

    /** Waits until something holds, looked at on the JavaFX thread. */
    public static void until(BooleanSupplier holds) {
        until("what the test names is on screen", holds);
    }

    /** Waits until what is named holds, looked at on the JavaFX thread. */
    public static void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> ToolkitThread.call(holds::getAsBoolean));
    }
}
