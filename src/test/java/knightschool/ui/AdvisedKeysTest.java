package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.setup.Setup;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.FrameLayout;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Where a key is refused and the reason names another key, that one does something now. */
@Execution(ExecutionMode.CONCURRENT)
class AdvisedKeysTest {
    private static final Pattern KEY = Pattern.compile("\\(([^()]+)\\)");

    /** The keys of the slide around a scene, which are available there. */
    private static final List<String> OF_THE_SLIDE = List.of("Alt + Enter");

    private final MainWindow window =
            ToolkitThread.call(() -> new MainWindow(UserSettings.forgotten(), SceneRegistry.all()));

    @AfterEach
    void close() {
        ToolkitThread.run(window::close);
    }

    @Test
    void advisedKeyIsNotRefusedInATab() {
        List<String> refused = new ArrayList<>();
        window.scenes().all().stream().filter(SceneDescriptor::fillsWindow).forEach(type -> {
            ToolkitThread.run(() -> window.show(type.kind()));
            FrameLayout.untilSettled(window, 1280, 720);
            ToolkitThread.run(
                    () -> refused.addAll(refused(window.current().orElseThrow().commands())));
        });
        assertEquals(List.of(), refused);
    }

    @Test
    void advisedKeyIsNotRefusedBesideAText() {
        List<String> refused = new ArrayList<>();
        ToolkitThread.run(() -> window.scenes().all().forEach(type -> refused.addAll(refusedBeside(type))));
        assertEquals(List.of(), refused);
    }

    private <S extends Setup> List<String> refusedBeside(SceneDescriptor<S> type) {
        try (var scene = type.make().apply(window, ScenePlacement.SLIDE)) {
            scene.open(type.first().apply(window.settings()));
            return refused(scene.commands());
        }
    }

    private static List<String> refused(List<Command> commands) {
        return commands.stream()
                .filter(command -> advised(command.refusal()).anyMatch(key -> isRefused(key, commands)))
                .map(command -> command.id() + ": " + command.refusal())
                .toList();
    }

    private static Stream<String> advised(String reason) {
        return KEY.matcher(reason).results().map(found -> found.group(1));
    }

    private static boolean isRefused(String key, List<Command> commands) {
        return !OF_THE_SLIDE.contains(key)
                && commands.stream()
                        .noneMatch(command -> command.keyText().equals(key)
                                && command.available().get());
    }

    @Test
    void keysAreFoundInReasons() {
        assertEquals(
                List.of("F10"), advised("Show the search tree first (F10).").toList());
        Matcher none = KEY.matcher("There is nothing to take back.");
        assertTrue(none.results().findAny().isEmpty());
    }
}
