package knightschool.ui.census;

import static knightschool.ui.shell.LoneScene.until;

import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.setup.scene.CensusSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is closed is gone, in the midst of counting too. */
@ExtendWith(ClosedWindows.class)
class CensusLeakTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void closedSceneEndsItsThreadsAndCanBeCollected() {
        LoneScene stage = new LoneScene(windows);
        Leaks.test(checker -> {
            MainWindow window =
                    stage.open(CensusSetup.of(Board.full(8, 8)).withLimit(CensusViewModel.LIMITS.getLast()));
            CensusScene scene = (CensusScene) window.current().orElseThrow();
            ToolkitThread.run(() -> window.run(CensusCommands.RUN));
            until(
                    "a start is under way",
                    () -> !scene.model().underwayProperty().get().isEmpty());
            stage.close(window);
            until("the threads behind it have ended", scene::isEnded);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
            checker.assertCollectable(scene.model());
        });
        stage.hide();
    }
}
