package knightschool.ui.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.setup.Setup;
import knightschool.ui.SceneRegistry;
import knightschool.ui.figure.MarkedBoardScene;
import knightschool.ui.level.LevelScene;
import knightschool.ui.play.PlayScene;
import knightschool.ui.shell.SceneDescriptor;
import knightschool.ui.shell.SceneDescriptors;
import knightschool.ui.theme.Settings;
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
        ScreenshotGalleryRenderer.scenes(types, folder, new SceneRenderer(WIDTH, HEIGHT));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("level-dark.png", "level-light.png", "play-dark.png", "play-light.png"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
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
                    assertNotEquals(type.first().apply(Settings.forgotten()), example, type.title());
                }
            }
        }
    }
}
