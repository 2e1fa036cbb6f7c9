package knightschool.handout;

import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.ImageIO;
import knightschool.files.MemoryWriter;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/**
 * The picture of a scene without the empty space around it, compressed, so that the pictures of a lesson take little
 * memory.
 */
public final class HandoutPicture {
    private static final int EDGE = 8;
    private static final int WHITE = 0xFFFFFFFF;

    private final byte[] png;

    private HandoutPicture(byte[] png) {
        this.png = png;
    }

    /**
     * Returns a trimmed picture.
     *
     * @param picture a picture whose upper left corner has the colour of its empty space
     */
    public static HandoutPicture of(BufferedImage picture) {
        BufferedImage white = onWhite(trimmed(picture), picture.getRGB(0, 0));
        return new HandoutPicture(MemoryWriter.bytes(out -> ImageIO.write(white, "png", out)));
    }

    /** Returns the picture with its empty space in white, like the paper. */
    private static BufferedImage onWhite(BufferedImage picture, int empty) {
        int width = picture.getWidth();
        int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = pixels[i] == empty ? WHITE : pixels[i];
        }
        BufferedImage white = new BufferedImage(width, picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        white.setRGB(0, 0, width, picture.getHeight(), pixels, 0, width);
        return white;
    }

    private static BufferedImage trimmed(BufferedImage picture) {
        int empty = picture.getRGB(0, 0);
        int left = picture.getWidth();
        int right = -1;
        int top = picture.getHeight();
        int bottom = -1;
        int[] row = new int[picture.getWidth()];
        for (int y = 0; y < picture.getHeight(); y++) {
            picture.getRGB(0, y, row.length, 1, row, 0, row.length);
            for (int x = 0; x < row.length; x++) {
                if (row[x] != empty) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    bottom = y;
                }
            }
        }
        if (right < 0) {
            return picture.getSubimage(0, 0, 1, 1);
        }
        int fromX = Math.max(0, left - EDGE);
        int fromY = Math.max(0, top - EDGE);
        return picture.getSubimage(
                fromX,
                fromY,
                Math.min(picture.getWidth(), right + EDGE) - fromX,
                Math.min(picture.getHeight(), bottom + EDGE) - fromY);
    }

    /** Returns the picture as an object of a document. */
    PDImageXObject in(PDDocument document) throws IOException {
        return PDImageXObject.createFromByteArray(document, png, "");
    }
}
