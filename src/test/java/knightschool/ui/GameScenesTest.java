package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.Leaks;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.SetupSamples;
import knightschool.ui.command.Command;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.ClosedWindows;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.scene.SetupDrivenScene;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SetupCastingScene;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tour game and the levels answer with the set-up that they were opened from, and leave nothing behind. */
@ExtendWith(ClosedWindows.class)
class GameScenesTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    @ParameterizedTest
    @CsvSource({"play, WINDOW", "play, SLIDE", "level, WINDOW", "level, SLIDE"})
    void nowIsWhatWasOpened(SceneKind kind, ScenePlacement form) {
        SetupSamples samples = new SetupSamples(5, 10);
        MainWindow window = windows.make();
        SetupCastingScene<?> scene = ToolkitThread.call(() -> window.scenes().open(samples.of(kind), form, window));
        for (int i = 0; i < 40; i++) {
            Setup setup = samples.of(kind);
            ToolkitThread.run(() -> scene.open(setup));
            LoneScene.until(scene.scene()::isSettled);
            assertEquals(setup, ToolkitThread.call(() -> scene.scene().now()));
        }
        ToolkitThread.run(scene.scene()::close);
    }

    /** Also after "start over" and after another slide, which forget what was played before. */
    @ParameterizedTest
    @ValueSource(strings = {"play", "level", "statemap"})
    void undoAndRedoAreLitOnASlideWhereTheyChangeSomething(SceneKind kind) {
        SetupSamples samples = new SetupSamples(11, 8);
        MainWindow window = windows.make();
        SetupCastingScene<?> scene =
                ToolkitThread.call(() -> window.scenes().open(samples.of(kind), ScenePlacement.SLIDE, window));
        for (int i = 0; i < 40; i++) {
            Setup setup = samples.of(kind);
            ToolkitThread.run(() -> {
                scene.open(setup);
                checkLit(scene.scene(), ".undo");
                checkLit(scene.scene(), ".redo");
            });
        }
        ToolkitThread.run(scene.scene()::close);
    }

    private static void checkLit(SetupDrivenScene<?> scene, String act) {
        Command command = scene.commands().stream()
                .filter(one -> one.id().endsWith(act))
                .findFirst()
                .orElseThrow();
        Setup before = scene.now();
        boolean lit = command.available().get();
        command.action().run();
        assertEquals(!before.equals(scene.now()), lit, () -> command.id() + " of " + before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "level", "tourmap"})
    void closedSceneCanBeCollected(SceneKind kind) {
        LoneScene stage = new LoneScene(windows);
        Leaks.test(checker -> {
            MainWindow window = stage.open(new SetupSamples(8, 8).of(kind));
            SetupDrivenScene<?> scene = window.current().orElseThrow();
            LoneScene.until(scene::isSettled);
            stage.close(window);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
        });
        stage.hide();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tourmap", "statemap"})
    void sceneOfASlideThatWasLeftCanBeCollected(SceneKind kind) {
        MainWindow window = windows.make();
        Leaks.test(checker -> {
            SetupCastingScene<?> scene = ToolkitThread.call(
                    () -> window.scenes().open(new SetupSamples(8, 8).of(kind), ScenePlacement.SLIDE, window));
            SetupDrivenScene<?> live = scene.scene();
            ToolkitThread.run(live::close);
            checker.assertCollectable(live);
            checker.assertCollectable(live.node());
        });
    }
}
