package knightschool.ui.census;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.board.Board;
import knightschool.setup.CensusSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of counting too. */
class CensusLeakTest {
    @Test
    void closedSceneEndsItsThreadsAndCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            CensusScene scene = (CensusScene) window.current().orElseThrow();
            until(
                    "a start is under way",
                    () -> !scene.model().underwayProperty().get().isEmpty());
            Toolkit.run(() -> {
                window.close();
                stage.setScene(new Scene(new StackPane()));
            });
            until("the threads behind it have ended", scene::isEnded);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
            checker.assertCollectable(scene.model());
        });
        Toolkit.run(stage::hide);
    }

    private static MainWindow open(Stage stage) {
        MainWindow window = new MainWindow(Settings.forgotten(), SceneRegistry.all());
        window.open(CensusSetup.of(Board.full(8, 8)).withLimit(CensusViewModel.LIMITS.getLast()));
        stage.setScene(window.scene());
        stage.show();
        window.run(CensusCommands.RUN);
        return window;
    }

    private static void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> Toolkit.call(holds::getAsBoolean));
    }
}
