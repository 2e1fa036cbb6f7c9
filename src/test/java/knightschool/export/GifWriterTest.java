package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class GifWriterTest {

    private static BufferedImage picture(int rgb) {
        BufferedImage picture = new BufferedImage(4, 3, BufferedImage.TYPE_INT_RGB);
        picture.setRGB(1, 1, rgb);
        return picture;
    }

    @Test
    void writeKeepsEveryPictureAndRepeats() throws IOException {
        byte[] gif;
        try (GifWriter writer = new GifWriter(200)) {
            writer.add(picture(0xFFC800));
            writer.add(picture(0x0072B2));
            gif = writer.finish();
        }
        assertTrue(new String(gif, StandardCharsets.ISO_8859_1).startsWith("GIF89a"));
        assertTrue(new String(gif, StandardCharsets.ISO_8859_1).contains("NETSCAPE2.0"));
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(in);
            assertEquals(2, reader.getNumImages(true));
            assertEquals(0x0072B2, reader.read(1).getRGB(1, 1) & 0xFFFFFF);
        } finally {
            reader.dispose();
        }
    }
}
