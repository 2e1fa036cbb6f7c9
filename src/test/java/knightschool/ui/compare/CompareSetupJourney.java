package knightschool.ui.compare;

import java.util.ArrayList;
import java.util.List;
import knightschool.Eventually;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Scenes of comparisons that are opened in no window. */
abstract class CompareSetupJourney {
    static final long PULSE_NANOS = 16_000_000;
    static final List<String> SOLVERS = List.of(
            "backtracking",
            "forward-checking",
            "forward-checking --strict",
            "warnsdorff",
            "warnsdorff --no-backtracking",
            "warnsdorff --no-backtracking --tie-break pohl",
            "warnsdorff --tie-break random --seed 9",
            "warnsdorff-article",
            "dead-ends",
            "stored-circuit");

    final List<CompareScene> scenes = new ArrayList<>();
    MainWindow window;
    long now;

    @BeforeEach
    void makeWindow() {
        window = ToolkitThread.call(
                () -> new MainWindow(UserSettings.forgotten(), new SceneDescriptors(List.of(CompareScene.type()))));
    }

    @AfterEach
    void closeScenes() {
        ToolkitThread.run(window::close);
        scenes.forEach(scene -> ToolkitThread.run(scene::close));
        Eventually.until(
                "the threads have ended",
                () -> scenes.stream()
                        .allMatch(
                                scene -> ToolkitThread.call(() -> scene.model().isEnded())));
    }

    final CompareScene scene(ScenePlacement form) {
        CompareScene scene = ToolkitThread.call(() -> new CompareScene(window, form));
        scenes.add(scene);
        return scene;
    }

    final void open(CompareScene scene, CompareSetup setup) {
        ToolkitThread.run(() -> scene.open(setup));
        settle(scene);
    }

    final void settle(CompareScene scene) {
        Eventually.until(
                "the scene is settled",
                () -> ToolkitThread.call(() -> {
                    now += PULSE_NANOS;
                    scene.model().tick(now);
                    return scene.isSettled();
                }));
    }

    static CompareSetup now(CompareScene scene) {
        return ToolkitThread.call(scene::now);
    }

    static String refusal(CompareScene scene, String id) {
        return ToolkitThread.call(() -> scene.commands().stream()
                .filter(command -> command.id().equals(id))
                .map(Command::refusal)
                .findFirst()
                .orElse(""));
    }
}
