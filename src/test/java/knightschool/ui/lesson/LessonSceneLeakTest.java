package knightschool.ui.lesson;

import static knightschool.ui.shell.LoneScene.until;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import knightschool.setup.LessonsSetup;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;

/** What is closed is gone. */
class LessonSceneLeakTest {
    @Test
    void closedSceneAndTheSlidesThatWereTurnedCanBeCollected() {
        LoneScene lone = new LoneScene();
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = lone.open(LessonsSetup.LIST);
            LessonScene scene = (LessonScene) window.current().orElseThrow();
            until(scene::ready);
            for (int lesson = 1; lesson <= 3; lesson++) {
                int opened = lesson;
                Toolkit.run(() -> window.open(OwnLessons.slide(opened, 2)));
                until(scene::isSettled);
                checker.assertCollectable(Toolkit.call(() -> slide(scene)));
            }
            lone.close(window);
            checker.assertCollectable(scene);
        });
        lone.hide();
    }

    private static Node slide(LessonScene scene) {
        return ((BorderPane) scene.node()).getCenter();
    }
}
