package knightschool.ui.compare;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.Eventually;
import knightschool.setup.SceneKind;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneTypes;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;

/** What is closed is gone. */
class CompareLeakTest {
    @Test
    void closedSceneEndsItsThreadAndCanBeCollected() {
        Stage stage = Toolkit.call(Stage::new);
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = Toolkit.call(() -> open(stage));
            CompareScene scene = (CompareScene) window.current().orElseThrow();
            CompareModel model = scene.model();
            Eventually.until(
                    "a step is explored",
                    () -> Toolkit.call(() -> model.exploredProperty().get() > 0));
            Toolkit.run(() -> {
                window.close();
                stage.setScene(new Scene(new StackPane()));
            });
            Eventually.until("the threads behind it have ended", () -> Toolkit.call(model::isEnded));
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.view());
            checker.assertCollectable(model);
        });
        Toolkit.run(stage::hide);
    }

    private static MainWindow open(Stage stage) {
        MainWindow window = new MainWindow(Settings.forgotten(), new SceneTypes(List.of(CompareJourney.TYPE)));
        window.show(SceneKind.COMPARE);
        stage.setScene(window.scene());
        stage.show();
        return window;
    }
}
