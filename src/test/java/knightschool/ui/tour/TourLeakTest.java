package knightschool.ui.tour;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.setup.TourSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of a pass over millions of squares too. */
class TourLeakTest {
    @Test
    void closedSceneEndsItsThreadsAndCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            TourScene scene = (TourScene) window.current().orElseThrow();
            until("the rule has begun", () -> scene.model().visited() > 0);
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
        window.open(TourSetup.of(2000, 2000, true));
        stage.setScene(window.scene());
        stage.show();
        return window;
    }

    private static void until(String what, BooleanSupplier holds) {
        Eventually.until(what, () -> Toolkit.call(holds::getAsBoolean));
    }
}
