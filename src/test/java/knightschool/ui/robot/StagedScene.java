package knightschool.ui.robot;

import static knightschool.Eventually.onFx;

import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.SceneRegistry;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;

/**
 * A scene in a stage of its own, for which a window that is not shown is the host.
 *
 * @param <C> the type of the scene
 */
public final class StagedScene<C extends SetupDrivenScene<?>> implements AutoCloseable {
    private final StackPane place = new StackPane();
    private final MainWindow window;
    private final Stage stage;
    private C scene;

    /** Shows an empty stage; called on the JavaFX thread. */
    public StagedScene(UserSettings settings, double width, double height) {
        window = new MainWindow(settings, SceneRegistry.all());
        stage = new Stage();
        stage.setScene(new Scene(place, width, height));
        Theme.LIGHT.applyTo(stage.getScene());
        stage.show();
    }

    /** Shows another scene in place of the present one, which is closed. */
    public void enter(Function<MainWindow, C> make) {
        onFx(() -> {
            leave();
            scene = make.apply(window);
            place.getChildren().setAll(scene.node());
            return null;
        });
    }

    private void leave() {
        if (scene != null) {
            scene.close();
        }
    }

    public C scene() {
        return scene;
    }

    /** The parent of the node of the scene. */
    public StackPane place() {
        return place;
    }

    @Override
    public void close() {
        onFx(() -> {
            leave();
            window.close();
            stage.close();
            return null;
        });
    }
}
