package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.setup.Setup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.figure.MarkedBoardScene;
import knightschool.ui.level.LevelScene;
import knightschool.ui.play.PlayScene;
import knightschool.ui.plugin.UnavailableScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.UserSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScreenshotGalleryRendererTest {
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 700;

    /** The gallery had pictures of five scenes that it knew by name. */
    @Test
    void everySceneThatFillsTheWindowIsPicturedInEachTheme(@TempDir Path folder) throws IOException {
        SceneDescriptors types = new SceneDescriptors(
                List.of(PlayScene.type(), LevelScene.type(Optional.empty()), MarkedBoardScene.type()));
        assertTrue(ScreenshotGalleryRenderer.scenes(types, folder, new SceneRenderer(WIDTH, HEIGHT)));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("level-dark.png", "level-light.png", "play-dark.png", "play-light.png"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void sceneThatCannotBePicturedIsSaidAndTheOthersArePictured(@TempDir Path folder) throws IOException {
        InputFault fault = new InputFault("rook.jar", "it is torn", "Mend it.");
        SceneDescriptors types = new SceneDescriptors(List.of(
                LevelScene.type(Optional.empty()).madeBy((_, _) -> new UnavailableScene<>(List.of(fault))),
                PlayScene.type()));
        PrintStream before = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            assertFalse(ScreenshotGalleryRenderer.scenes(types, folder, new SceneRenderer(WIDTH, HEIGHT)));
        } finally {
            System.setErr(before);
        }
        assertTrue(said.toString(StandardCharsets.UTF_8).startsWith("level: the scene level cannot be created"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    /**
     * What is computed for a picture must be done in a moment: the first census of a person is one of long searches.
     */
    @Test
    void sceneThatComputesHasAnExampleOfItsOwn() {
        for (SceneDescriptor<?> type : SceneRegistry.all().all()) {
            if (type.fillsWindow()) {
                Setup example = ScreenshotGalleryRenderer.example(type);
                assertEquals(type.kind(), example.scene());
                if (type.picture().work().isPresent()) {
                    assertNotEquals(type.first().apply(UserSettings.forgotten()), example, type.title());
                }
            }
        }
    }
}
