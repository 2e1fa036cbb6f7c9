package knightschool.ui.compare;

import static knightschool.ui.shell.LoneScene.until;

import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.setup.CompareSetup;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is closed is gone. */
@ExtendWith(ClosedWindows.class)
class CompareLeakTest {
    @Test
    void closedSceneEndsItsThreadAndCanBeCollected() {
        LoneScene stage = new LoneScene();
        Leaks.test(checker -> {
            MainWindow window = stage.open(CompareSetup.of(Board.full(8, 8)));
            CompareScene scene = (CompareScene) window.current().orElseThrow();
            CompareModel model = scene.model();
            until(
                    "a step is explored",
                    () -> model.progress().exploredProperty().get() > 0);
            stage.close(window);
            until("the threads behind it have ended", model::isEnded);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.view());
            checker.assertCollectable(model);
        });
        stage.hide();
    }
}
