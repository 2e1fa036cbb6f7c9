package knightschool.ui.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import de.sandec.jmemorybuddy.JMemoryBuddy;
import knightschool.setup.LevelSetup;
import knightschool.setup.SceneKind;
import knightschool.setup.SetupSamples;
import knightschool.ui.SceneRegistry;
import knightschool.ui.render.Toolkit;
import knightschool.ui.shell.LoneScene;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.OpenScene;
import knightschool.ui.shell.SceneForm;
import knightschool.ui.theme.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The scene answers with the set-up that it was opened from, and leaves nothing behind. */
class LevelSetupsTest {
    @ParameterizedTest
    @EnumSource(SceneForm.class)
    void nowIsWhatWasOpened(SceneForm form) {
        SetupSamples samples = new SetupSamples(6, 10);
        MainWindow window = Toolkit.call(() -> new MainWindow(Settings.forgotten(), SceneRegistry.all()));
        OpenScene<?> scene = Toolkit.call(() -> SceneRegistry.all().open(samples.of(SceneKind.LEVEL), form, window));
        for (int i = 0; i < 40; i++) {
            LevelSetup setup = (LevelSetup) samples.of(SceneKind.LEVEL);
            Toolkit.run(() -> scene.open(setup));
            LoneScene.until(scene.scene()::isSettled);
            assertEquals(setup, Toolkit.call(() -> scene.scene().now()));
        }
        Toolkit.run(scene.scene()::close);
    }

    @Test
    void closedSceneCanBeCollected() {
        LoneScene stage = new LoneScene();
        JMemoryBuddy.memoryTest(checker -> {
            MainWindow window = stage.open(new SetupSamples(8, 8).of(SceneKind.LEVEL));
            LevelScene scene = (LevelScene) window.current().orElseThrow();
            LoneScene.until(scene::isSettled);
            stage.close(window);
            checker.assertCollectable(scene);
            checker.assertCollectable(scene.node());
            checker.assertCollectable(scene.model());
        });
        stage.hide();
    }
}
