package knightschool.ui.editor;

import static knightschool.Eventually.onFx;

import knightschool.Leaks;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.shell.MainWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is closed is gone. */
@ExtendWith(OnScreen.class)
class EditorLeakTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void closedSceneIsCollectable() {
        Leaks.test(checker -> onFx(() -> {
            MainWindow other = windows.make();
            other.show(BuiltInSceneKinds.EDITOR);
            EditorScene made = (EditorScene) other.current().orElseThrow();
            other.scene().snapshot(null);
            windows.close(other);
            checker.assertCollectable(made);
            checker.assertCollectable(made.node());
            checker.assertCollectable(made.tours());
            return null;
        }));
    }
}
