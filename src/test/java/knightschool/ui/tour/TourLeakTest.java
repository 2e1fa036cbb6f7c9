package knightschool.ui.tour;

import static knightschool.ui.shell.LoneScene.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import knightschool.Leaks;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.TourConstructionSetup;
import knightschool.setup.value.Moment;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is closed is gone, in the midst of a pass over millions of squares too. */
@ExtendWith(ClosedWindows.class)
class TourLeakTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final int STEP = 40;

    @Test
    void closedSceneEndsItsThreadsAndCanBeCollected() {
        LoneScene stage = new LoneScene(windows);
        Leaks.test(checker -> {
            MainWindow window = stage.open(TourConstructionSetup.of(2000, 2000, true));
            TourConstructionScene scene =
                    (TourConstructionScene) window.current().orElseThrow();
            until("the rule has begun", () -> scene.model().visited() > 0);
            stage.close(window);
            until("the threads behind it have ended", scene::isEnded);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
            checker.assertCollectable(scene.model());
        });
        stage.hide();
    }

    @Test
    void largeTourOfATabThatWasLeftIsCollectedAndComesBackAtTheSameStep() {
        LoneScene stage = new LoneScene(windows);
        TourConstructionSetup large = TourConstructionSetup.of(600, 600, true).at(Optional.of(new Moment.Step(STEP)));
        MainWindow window = stage.open(large);
        TourConstructionScene scene = (TourConstructionScene) window.current().orElseThrow();
        until("the tour is there", scene::isSettled);
        Leaks.test(checker -> {
            checker.assertCollectable(scene.model().builtProperty().get().places());
            checker.assertCollectable(scene.model().greedyProperty().get().path());
            ToolkitThread.run(() -> {
                scene.model().steps().playback().step(1);
                window.show(BuiltInSceneKinds.PLAY);
            });
        });
        Optional<Moment> moment = ToolkitThread.call(() -> {
            window.show(BuiltInSceneKinds.TOUR);
            return scene.now().moment();
        });
        assertEquals(Optional.of(new Moment.Step(STEP + 1)), moment);
        until("the tour is there again", scene::isSettled);
        assertEquals(STEP + 1, scene.model().steps().stepProperty().get());
        assertEquals(600 * 600, scene.model().visited());
        stage.close(window);
        stage.hide();
    }
}
