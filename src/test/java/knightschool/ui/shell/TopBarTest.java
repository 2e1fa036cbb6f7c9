package knightschool.ui.shell;

import static knightschool.Eventually.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import knightschool.setup.SceneKind;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.LessonsSetup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.snapshot.JavaFxSceneCapture;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The bar on top is read in every window, whatever a scene puts there: no tab is cut, and nothing leaves it. */
@Execution(ExecutionMode.CONCURRENT)
class TopBarTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final int HEIGHT = 800;
    private static final int[] WIDTHS = {1024, 1152, 1280, 1366};
    private static final List<SceneKind> OTHERS = List.of(
            BuiltInSceneKinds.PLAY,
            BuiltInSceneKinds.COMPARE,
            BuiltInSceneKinds.EDITOR,
            BuiltInSceneKinds.STATEMAP,
            BuiltInSceneKinds.CENSUS);

    private final List<String> faults = new ArrayList<>();
    private MainWindow window;

    @Test
    void everyTabIsReadAlsoWithAFolderOfOnesOwnAndWithLargerWords(@TempDir Path own) throws IOException {
        Files.writeString(own.resolve("01-a.md"), "---\ntitle: A lesson\n---\n## One\n\nText.\n");
        for (int width : WIDTHS) {
            UserSettings settings = UserSettings.forgotten();
            settings.rememberSize(width, HEIGHT);
            window = windows.make(settings, SceneRegistry.all());
            ToolkitThread.run(() -> window.open(new LessonsSetup(own.toString(), "", 1, Optional.empty())));
            until("the folder is listed", () -> ToolkitThread.call(window::isSettled));
            lookAtEverySize("a folder of one's own, " + width, settings);
            for (SceneKind kind : OTHERS) {
                ToolkitThread.run(() -> window.show(kind));
                lookAtEverySize(kind.word() + ", " + width, settings);
            }
            windows.close(window);
        }
        assertEquals("", String.join("\n", faults));
    }

    private void lookAtEverySize(String what, UserSettings settings) {
        for (TextSize size : TextSize.values()) {
            ToolkitThread.run(() -> {
                settings.textSizeProperty().set(size);
                look(what + ", " + size);
            });
        }
    }

    private void look(String where) {
        Scene scene = window.scene();
        int width = (int) scene.getWidth();
        JavaFxSceneCapture.arrange(scene, width, HEIGHT);
        scene.getRoot()
                .lookupAll(".top-bar .segmented-button .toggle-button")
                .forEach(tab -> whole(where, (Labeled) tab));
        Node last = scene.lookup("#theme");
        if (last.localToScene(last.getLayoutBounds()).getMaxX() > width) {
            faults.add(where + ": the bar is wider than the window");
        }
    }

    private void whole(String where, Labeled tab) {
        String shown = ((Text) tab.lookup(".text")).getText();
        if (!shown.equals(tab.getText())) {
            faults.add(where + ": " + tab.getText() + " is shown as " + shown);
        }
    }
}
