package knightschool.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import knightschool.picture.file.NamedPicture;
import knightschool.picture.synthetic.PlainPicture;
import knightschool.setup.SceneKind;
import knightschool.setup.Setup;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.SetupSamples;
import knightschool.ui.play.PlayScene;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.robot.TestWindows;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.shell.SetupCastingScene;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scenes that need no thread answer with the set-up that was opened; the others have tests of their own. */
@Execution(ExecutionMode.CONCURRENT)
class SceneRegistryTest {
    @RegisterExtension
    private final TestWindows windows = new TestWindows();

    private static final int SAMPLES = 100;
    private static final int LONGEST = 9;

    private final MainWindow window = windows.make();

    @ParameterizedTest
    @CsvSource({
        "board, WINDOW",
        "board, SLIDE",
        "graph, WINDOW",
        "graph, SLIDE",
        "walk, WINDOW",
        "walk, SLIDE",
        "graphwalk, WINDOW",
        "graphwalk, SLIDE"
    })
    void nowIsWhatWasOpened(SceneKind kind, ScenePlacement form) {
        SetupSamples samples = new SetupSamples(3, LONGEST);
        SetupCastingScene<?> scene = ToolkitThread.call(() -> window.scenes().open(samples.of(kind), form, window));
        for (int i = 0; i < SAMPLES; i++) {
            Setup setup = samples.of(kind);
            ToolkitThread.run(() -> scene.open(setup));
            assertEquals(setup, ToolkitThread.call(() -> scene.scene().now()));
        }
        ToolkitThread.run(scene.scene()::close);
    }

    @ParameterizedTest
    @ValueSource(strings = {"board", "graph", "walk", "graphwalk"})
    void sceneWithoutATabIsAlsoAPageOfItsOwn(SceneKind kind) {
        Setup setup = new SetupSamples(4, LONGEST).of(kind);
        ToolkitThread.run(() -> window.open(setup));
        assertEquals(setup, ToolkitThread.call(() -> window.now().orElseThrow()));
        ToolkitThread.run(() -> window.show(BuiltInSceneKinds.COMPARE));
        ToolkitThread.run(() -> window.run("window.back"));
        assertEquals(setup, ToolkitThread.call(() -> window.now().orElseThrow()));
    }

    /** It went to the tab Play by name, whatever the descriptors said. */
    @Test
    void pictureIsOpenedByTheFirstSceneWhoseDescriptorSaysThatItReadsPictures() {
        SceneDescriptors all = SceneRegistry.all();
        MainWindow other = ToolkitThread.call(
                () -> windows.make(UserSettings.forgotten(), all.with(withoutPictures(PlayScene.type()))));
        ToolkitThread.run(() -> {
            other.show(BuiltInSceneKinds.COMPARE);
            other.openPicture(new NamedPicture("board.png", PlainPicture.of("K...\n....\n...#\n")));
        });
        assertEquals(
                BuiltInSceneKinds.EDITOR,
                ToolkitThread.call(() -> other.now().orElseThrow().scene()));
    }

    private static <S extends Setup> SceneDescriptor<S> withoutPictures(SceneDescriptor<S> type) {
        return new SceneDescriptor<>(type.kind(), type.title(), type.setups(), type.first(), type.make());
    }

    @Test
    void everyKindOfSceneIsThereOnce() {
        for (SceneKind kind : SceneKind.values()) {
            assertEquals(kind, window.scenes().of(kind).kind());
        }
        assertEquals(SceneKind.values().size(), window.scenes().all().size());
    }
}
