package knightschool.ui.editor;

import static knightschool.Eventually.onFx;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import java.util.List;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.RoomPlan;
import knightschool.ui.shell.SceneRoom;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** What is closed is gone. */
@ExtendWith(ApplicationExtension.class)
class EditorLeakTest {
    @Test
    void closedRoomIsCollectable() {
        JMemoryBuddy.memoryTest(checker -> onFx(() -> {
            MainWindow[] other = new MainWindow[1];
            SceneRoom[] made = new SceneRoom[1];
            other[0] = new MainWindow(
                    Settings.forgotten(),
                    List.of(new RoomPlan("editor", "Editor", shell -> made[0] = new EditorRoom(shell))));
            other[0].scene().snapshot(null);
            other[0].close();
            checker.assertCollectable(made[0]);
            checker.assertCollectable(made[0].node());
            checker.assertCollectable(((EditorRoom) made[0]).tours());
            return null;
        }));
    }
}
