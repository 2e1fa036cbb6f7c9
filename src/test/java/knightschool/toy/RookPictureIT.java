package knightschool.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import knightschool.files.FileReplacementRule;
import knightschool.setup.SetupText;
import knightschool.ui.render.LessonAndSetupRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A picture is made of a scene that the program does not know. */
class RookPictureIT {
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 700;

    @TempDir
    private Path folder;

    @Test
    void itIsRendered() throws IOException {
        BufferedImage picture = rendered("rook", RookSceneIT.ROOK);
        assertEquals(WIDTH, picture.getWidth());
        long colours = IntStream.range(0, WIDTH)
                .map(x -> picture.getRGB(x, HEIGHT / 2))
                .distinct()
                .count();
        assertTrue(colours > 3, () -> "of its board " + colours + " colours are seen");
        BufferedImage more = rendered("light", RookSceneIT.ROOK.showing(RookFormat.LIGHT, true));
        assertTrue(
                IntStream.range(0, WIDTH * HEIGHT)
                        .anyMatch(i -> picture.getRGB(i % WIDTH, i / WIDTH) != more.getRGB(i % WIDTH, i / WIDTH)),
                "what the set-up shows is not seen");
    }

    private BufferedImage rendered(String name, RookSetup setup) throws IOException {
        Path file = folder.resolve(name + ".setup");
        SetupText.write(file, setup);
        FileReplacementRule nothingRead = new FileReplacementRule(false, List.of());
        List<Path> written =
                new LessonAndSetupRenderer(folder.resolve(name), WIDTH, HEIGHT, "dark", nothingRead).render(file);
        return ImageIO.read(written.getFirst().toFile());
    }
}
