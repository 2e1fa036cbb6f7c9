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
import knightschool.ui.render.PictureFileRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A picture is made of a scene that the program does not know. */
class RookPictureIT {
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 700;

    @Test
    void itIsRendered(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("rook.setup");
        SetupText.write(file, RookSceneIT.ROOK);
        FileReplacementRule nothingRead = new FileReplacementRule(false, List.of());
        List<Path> written =
                new PictureFileRenderer(folder.resolve("out"), WIDTH, HEIGHT, "dark", nothingRead).render(file);
        BufferedImage picture = ImageIO.read(written.getFirst().toFile());
        assertEquals(WIDTH, picture.getWidth());
        long colours = IntStream.range(0, WIDTH)
                .map(x -> picture.getRGB(x, HEIGHT / 2))
                .distinct()
                .count();
        assertTrue(colours > 3, () -> "of its board " + colours + " colours are seen");
    }
}
