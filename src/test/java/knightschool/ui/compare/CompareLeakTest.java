package knightschool.ui.compare;

import static knightschool.ui.shell.LoneScene.until;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import knightschool.Leaks;
import knightschool.board.Board;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.document.FixedAnswers;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What is closed is gone. */
@ExtendWith(ClosedWindows.class)
class CompareLeakTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void closedSceneEndsItsThreadAndCanBeCollected() {
        LoneScene stage = new LoneScene(windows);
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

    @Test
    void endedRecordingOfAnAnimatedPictureLetsItsComparisonBeCollected(@TempDir Path folder) {
        Path file = folder.resolve("race.gif");
        SceneDescriptor<CompareSetup> type = new SceneDescriptor<>(
                BuiltInSceneKinds.COMPARE,
                "Compare",
                CompareSetup.class,
                _ -> CompareSetup.of(Board.full(5, 5)),
                (shell, form) -> new CompareScene(shell, form, FixedAnswers.savingTo(file)));
        LoneScene stage = new LoneScene(windows);
        MainWindow window = stage.open(CompareSetup.of(Board.full(5, 5)), new SceneDescriptors(List.of(type)));
        CompareScene scene = (CompareScene) window.current().orElseThrow();
        until("steps are explored", () -> scene.model().playback().last() >= 1);
        Leaks.test(checker -> {
            checker.assertCollectable(recording(window, scene));
            until("the animated picture is saved", () -> scene.isSettled() && Files.exists(file));
        });
        Leaks.test(checker -> {
            checker.assertCollectable(recording(window, scene));
            ToolkitThread.run(() -> ((Button) window.scene().lookup("#animation-stop")).fire());
            assertTrue(ToolkitThread.call(scene.animation()::isSettled));
        });
        stage.close(window);
        stage.hide();
    }

    /** Begins to save the first two steps, and returns the scene that the pictures are taken of. */
    private static Scene recording(MainWindow window, CompareScene scene) {
        return ToolkitThread.call(() -> {
            window.run(AnimatedPictureExporter.COMMAND);
            ((TextField) window.scene().lookup("#animation-first")).setText("0");
            ((TextField) window.scene().lookup("#animation-last")).setText("1");
            ((Button) window.scene().lookup("#animation-save")).fire();
            return scene.animation().offscreen().orElseThrow();
        });
    }
}
