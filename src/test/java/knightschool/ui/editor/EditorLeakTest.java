package knightschool.ui.editor;

import static knightschool.Eventually.onFx;

import knightschool.Leaks;
import knightschool.setup.SceneKind;
import knightschool.ui.SceneRegistry;
import knightschool.ui.robot.OnScreen;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is closed is gone. */
@ExtendWith(OnScreen.class)
class EditorLeakTest {
    @Test
    void closedSceneIsCollectable() {
        Leaks.test(checker -> onFx(() -> {
            MainWindow other = new MainWindow(Settings.forgotten(), SceneRegistry.all());
            other.show(SceneKind.EDITOR);
            EditorScene made = (EditorScene) other.current().orElseThrow();
            other.scene().snapshot(null);
            other.close();
            checker.assertCollectable(made);
            checker.assertCollectable(made.node());
            checker.assertCollectable(made.tours());
            return null;
        }));
    }
}
