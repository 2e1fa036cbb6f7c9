package knightschool.ui.statemap;

import static knightschool.Eventually.afterFrames;
import static knightschool.Eventually.onFx;
import static knightschool.Eventually.untilShown;

import javafx.stage.Stage;
import knightschool.setup.scene.StateMapSetup;
import knightschool.setup.source.WrittenPuzzle;
import knightschool.setup.value.GraphLayoutKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.Start;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A window with the tab of maps in it, and what its tests have in common. */
@ExtendWith(OnScreen.class)
abstract class MapOnScreen {
    Stage stage;
    MainWindow window;
    StateMapScene scene;

    /** The width of the window, in pixels. */
    double width() {
        return 1100;
    }

    /** Shows something else than the puzzle that is there at first. */
    void begin() {}

    @Start
    final void open(Stage shared) {
        stage = new Stage();
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        // In layers it stands still at once: for each test springs would take longer than all else.
        window.open(StateMapSetup.of(WrittenPuzzle.usual()).with(GraphLayoutKind.DISTANCE));
        scene = (StateMapScene) window.current().orElseThrow();
        begin();
        stage.setScene(window.scene());
        stage.setWidth(width());
        stage.setHeight(720);
        stage.show();
    }

    @BeforeEach
    final void settled() {
        untilShown("the map is there", () -> scene.isAnswered());
    }

    /** Waits for the map's vertices as well: only then are positions where they stay. */
    final void atRest() {
        untilShown("the map is there and nothing moves", () -> scene.isSettled());
        afterFrames();
    }

    @AfterEach
    final void close() {
        onFx(() -> {
            window.close();
            stage.close();
            return null;
        });
    }
}
