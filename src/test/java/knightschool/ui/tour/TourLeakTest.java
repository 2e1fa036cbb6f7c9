package knightschool.ui.tour;

import static knightschool.ui.shell.LoneScene.until;

import knightschool.Leaks;
import knightschool.setup.TourSetup;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;

/** What is closed is gone, in the midst of a pass over millions of squares too. */
class TourLeakTest {
    @Test
    void closedSceneEndsItsThreadsAndCanBeCollected() {
        LoneScene stage = new LoneScene();
        Leaks.test(checker -> {
            MainWindow window = stage.open(TourSetup.of(2000, 2000, true));
            TourScene scene = (TourScene) window.current().orElseThrow();
            until("the rule has begun", () -> scene.model().visited() > 0);
            stage.close(window);
            until("the threads behind it have ended", scene::isEnded);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
            checker.assertCollectable(scene.model());
        });
        stage.hide();
    }
}
