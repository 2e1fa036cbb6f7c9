package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.setup.Setup;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** No key of a scene is silent: where its command cannot be done, it says why. */
@Execution(ExecutionMode.CONCURRENT)
class CommandRefusalTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @Test
    void everyCommandThatCannotBeDoneAtFirstSaysWhy() {
        List<String> silent = new ArrayList<>();
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            window.scenes().all().stream()
                    .filter(SceneDescriptor::fillsWindow)
                    .forEach(type -> silent.addAll(silent(type, window)));
        });
        assertEquals(List.of(), silent);
    }

    private static <S extends Setup> List<String> silent(SceneDescriptor<S> type, MainWindow window) {
        try (var scene = type.make().apply(window, ScenePlacement.WINDOW)) {
            scene.open(type.first().apply(window.settings()));
            return SilentCommands.of(scene.commands());
        }
    }

    /** Also where nothing is edited, such as in a census: a person who presses it elsewhere presses it there. */
    @Test
    void everySceneSaysThatThereIsNothingToTakeBackOrToDoAgain() {
        List<String> said = new ArrayList<>();
        ToolkitThread.run(() -> {
            MainWindow window = windows.make();
            window.scenes().all().stream().filter(SceneDescriptor::fillsWindow).forEach(type -> {
                window.show(type.kind());
                for (KeyCode key : List.of(KeyCode.Z, KeyCode.Y)) {
                    said.add(type.kind().word() + " "
                            + window.press(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, true, false, false))
                                    .orElse("nothing"));
                }
            });
        });
        assertTrue(said.size() > 14, said.toString());
        assertEquals(
                List.of(),
                said.stream()
                        .filter(words -> !words.endsWith(" There is nothing to take back.")
                                && !words.endsWith(" There is nothing to do again.")
                                && !words.equals("tourmap This is the position at the start."))
                        .toList());
    }
}
