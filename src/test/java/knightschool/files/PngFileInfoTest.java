package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngFileInfoTest {
    private static final int WIDTH_AT = 16;

    @TempDir
    private Path parent;

    private Path folder;

    @BeforeEach
    void make() throws IOException {
        folder = Files.createDirectories(parent.resolve("lessons/inner")).getParent();
    }

    private static Path png(Path file, int width, int height) throws IOException {
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        return file;
    }

    private String refused(String name) {
        return assertThrows(InputFault.class, () -> PngFileInfo.in(folder, name))
                .getMessage();
    }

    @Test
    void pictureBesideTheLessonIsMeasured() throws IOException {
        Path file = png(folder.resolve("a.png"), 30, 20);
        PngFileInfo picture = PngFileInfo.in(folder, "a.png");
        assertEquals(30, picture.width());
        assertEquals(20, picture.height());
        assertEquals(file.toRealPath().toUri(), picture.file());
        png(folder.resolve("inner/b.png"), 5, 6);
        assertEquals(6, PngFileInfo.in(folder, "inner/b.png").height());
    }

    @Test
    void pictureOutsideTheFolderIsRefusedHoweverItIsNamed() throws IOException {
        Path outside = png(parent.resolve("out.png"), 3, 3);
        assertTrue(refused("../out.png").contains("does not lie in the folder of this file"));
        assertTrue(refused(outside.toString()).contains("does not lie in the folder of this file"));
        Files.createSymbolicLink(folder.resolve("link.png"), outside);
        assertTrue(refused("link.png").contains("does not lie in the folder of this file"));
        Files.createSymbolicLink(folder.resolve("away"), parent);
        assertTrue(refused("away/out.png").contains("does not lie in the folder of this file"));
    }

    @Test
    void whatIsNoPictureIsRefused() throws IOException {
        Files.writeString(folder.resolve("text.png"), "a text that is long enough to have a head of a picture");
        assertTrue(refused("text.png").contains("no picture that can be shown"));
        assertTrue(refused("inner").contains("is a folder"));
        Files.write(folder.resolve("short.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        assertTrue(refused("short.png").contains("is no picture"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, PngFileInfo.MAX_SIDE + 1, Integer.MAX_VALUE})
    void sideThatNobodyCouldShowIsRefusedBeforeAnythingIsUnpacked(int side) throws IOException {
        Path file = png(folder.resolve("bomb.png"), 3, 3);
        byte[] bytes = Files.readAllBytes(file);
        ByteBuffer.wrap(bytes).putInt(WIDTH_AT, side);
        Files.write(file, bytes);
        assertTrue(refused("bomb.png").contains("no picture that can be shown"));
    }

    @Test
    void hugeFileIsRefusedWithoutBeingRead() throws IOException {
        Path file = png(folder.resolve("huge.png"), 3, 3);
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(1L << 32);
        }
        assertTrue(refused("huge.png").contains("no picture that can be shown"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gone.png", "a\0b.png", "http://example.org/a.png"})
    void nameOfNoFileIsRefused(String name) {
        assertThrows(InputFault.class, () -> PngFileInfo.in(folder, name));
    }
}
