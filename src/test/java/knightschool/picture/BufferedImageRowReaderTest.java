package knightschool.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.awt.image.BufferedImage;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BufferedImageRowReaderTest {
    private static final int WIDTH = 13;
    private static final int HEIGHT = 9;

    static IntStream kinds() {
        return IntStream.rangeClosed(BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_BYTE_INDEXED);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void rowsAreReadAsThePictureGivesThem(int kind) {
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, kind);
        Random random = new Random(kind);
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            picture.setRGB(i % WIDTH, i / WIDTH, random.nextInt());
        }
        assertRows(picture);
        assertRows(picture.getSubimage(3, 2, WIDTH - 5, HEIGHT - 3));
    }

    /** Whole rows, then shorter parts of them by the same reader. */
    private static void assertRows(BufferedImage picture) {
        BufferedImageRowReader pixels = new BufferedImageRowReader(picture);
        for (int from = 0; from < picture.getWidth(); from++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                int[] row = new int[picture.getWidth() - from];
                pixels.read(from, y, row);
                int[] expected = picture.getRGB(from, y, row.length, 1, null, 0, row.length);
                assertArrayEquals(expected, row, "row " + y + " from " + from);
            }
        }
    }
}
