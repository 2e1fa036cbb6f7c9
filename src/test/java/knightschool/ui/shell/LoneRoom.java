package knightschool.ui.shell;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.ui.render.Toolkit;
import knightschool.ui.theme.Settings;

/**
 * A stage on which windows of one room are opened and closed, to see whether they can be collected. Nothing of a test
 * robot here: it would hold on to what it has touched.
 */
public final class LoneRoom {
    private final Stage stage = Toolkit.call(Stage::new);

    /** Opens a window with that room alone. */
    public MainWindow open(Function<Shell, SceneRoom> room) {
        return Toolkit.call(() -> {
            MainWindow window = new MainWindow(Settings.forgotten(), List.of(new RoomPlan("room", "Room", room)));
            stage.setScene(window.scene());
            stage.show();
            return window;
        });
    }

    /** Closes a window; the stage forgets it. */
    public void close(MainWindow window) {
        Toolkit.run(() -> {
            window.close();
            stage.setScene(new Scene(new StackPane()));
        });
    }

    /** Takes the stage away. */
    public void hide() {
        Toolkit.run(stage::hide);
    }

    /** Waits until something holds, looked at on the JavaFX thread. */
    public static void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> Toolkit.call(holds::getAsBoolean));
    }
}
