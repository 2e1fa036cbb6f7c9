package knightschool.picture;

import java.awt.image.BufferedImage;

/**
 * Reads the pixels of a picture row by row, like {@link BufferedImage#getRGB(int, int, int, int, int[], int, int)},
 * which asks the colour model about each pixel. The picture types that screens and most files use are read directly,
 * many times as fast.
 */
public final class BufferedImageRowReader {
    private static final int OPAQUE = 0xFF000000;

    private final BufferedImage picture;
    private byte[] bytes = {};

    public BufferedImageRowReader(BufferedImage picture) {
        this.picture = picture;
    }

    /**
     * Reads a part of a row, with pixels as 0xAARRGGBB.
     *
     * @param row the array to fill; its length is the number of pixels read
     */
    public void read(int x, int y, int... row) {
        int count = row.length;
        switch (picture.getType()) {
            case BufferedImage.TYPE_INT_ARGB -> picture.getRaster().getDataElements(x, y, count, 1, row);
            case BufferedImage.TYPE_INT_RGB -> {
                picture.getRaster().getDataElements(x, y, count, 1, row);
                for (int i = 0; i < count; i++) {
                    row[i] |= OPAQUE;
                }
            }
            case BufferedImage.TYPE_3BYTE_BGR -> readBytes(x, y, row);
            default -> picture.getRGB(x, y, count, 1, row, 0, count);
        }
    }

    private void readBytes(int x, int y, int... row) {
        int count = row.length;
        if (bytes.length < 3 * count) {
            bytes = new byte[3 * count];
        }
        picture.getRaster().getDataElements(x, y, count, 1, bytes);
        for (int i = 0; i < count; i++) {
            row[i] = OPAQUE | (bytes[3 * i] & 255) << 16 | (bytes[3 * i + 1] & 255) << 8 | bytes[3 * i + 2] & 255;
        }
    }
}
