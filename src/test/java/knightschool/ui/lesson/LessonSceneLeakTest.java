package knightschool.ui.lesson;

import static knightschool.ui.shell.LoneScene.until;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import knightschool.Leaks;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is closed is gone. */
@ExtendWith(ClosedWindows.class)
class LessonSceneLeakTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void closedSceneAndTheSlidesThatWereTurnedCanBeCollected() {
        LoneScene lone = new LoneScene(windows);
        Leaks.test(checker -> {
            MainWindow window = lone.open(LessonsSetup.LIST);
            LessonScene scene = (LessonScene) window.current().orElseThrow();
            until(scene::ready);
            for (String lesson :
                    List.of("vertices-and-edges", "walks-trails-paths-circuits", "looking-one-move-ahead")) {
                ToolkitThread.run(() -> window.open(OwnLessons.slide(lesson, 2)));
                until(scene::isSettled);
                checker.assertCollectable(ToolkitThread.call(() -> slide(scene)));
            }
            lone.close(window);
            checker.assertCollectable(scene);
        });
        lone.hide();
    }

    private static Node slide(LessonScene scene) {
        return ((BorderPane) ((StackPane) scene.node()).getChildren().getFirst()).getCenter();
    }
}
