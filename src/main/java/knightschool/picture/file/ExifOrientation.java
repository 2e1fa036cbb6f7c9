package knightschool.picture.file;

import java.awt.image.BufferedImage;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The camera orientation stored in a JPEG file, which Java ignores, so that a photo can be shown upright (JEITA
 * CP-3451, Exchangeable image file format, 4.6.4 A: the orientation tag, 1 to 8).
 *
 * @param swaps whether rows of the file are columns of the picture
 * @param fromRight whether the rows of the picture run backwards in the file
 * @param fromBottom whether the top row of the picture is the last in the file
 */
record ExifOrientation(boolean swaps, boolean fromRight, boolean fromBottom) {
    /** The orientation in which the picture is as stored. */
    static final ExifOrientation NONE = new ExifOrientation(false, false, false);

    private static final int EXIF = 0xFFE1;
    private static final byte[] HEAD = "Exif\0\0".getBytes(StandardCharsets.US_ASCII);
    private static final int LITTLE = 0x4949;
    private static final int ORIENTATION = 0x0112;
    private static final int ENTRY = 12;

    /** Returns the orientation of a file; {@link #NONE} if it is missing or invalid. */
    static ExifOrientation of(byte[] file) {
        try {
            return JpegHeaderReader.of(file).stream()
                    .filter(segment ->
                            segment.marker() == EXIF && segment.content().remaining() > HEAD.length)
                    .map(JpegHeaderReader.Segment::content)
                    .filter(ExifOrientation::startsWithHead)
                    .findFirst()
                    .map(content -> ofDirectory(content.slice()))
                    .orElse(NONE);
        } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException _) {
            return NONE;
        }
    }

    private static boolean startsWithHead(ByteBuffer segment) {
        byte[] begin = new byte[HEAD.length];
        segment.get(begin);
        return Arrays.equals(begin, HEAD);
    }

    /**
     * Reads the first tag directory: byte order, a magic number, the offset of the directory, and the number of tags.
     */
    private static ExifOrientation ofDirectory(ByteBuffer tags) {
        tags.order(tags.getShort(0) == LITTLE ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        tags.position(tags.getInt(4));
        int count = tags.getShort() & 0xFFFF;
        for (int i = 0; i < count; i++) {
            ByteBuffer tag = tags.slice().limit(ENTRY).order(tags.order());
            if ((tag.getShort() & 0xFFFF) == ORIENTATION) {
                return ofOrientation(tag.getShort(8));
            }
            tags.position(tags.position() + ENTRY);
        }
        return NONE;
    }

    private static ExifOrientation ofOrientation(int number) {
        return switch (number) {
            case 2 -> new ExifOrientation(false, true, false);
            case 3 -> new ExifOrientation(false, true, true);
            case 4 -> new ExifOrientation(false, false, true);
            case 5 -> new ExifOrientation(true, false, false);
            case 6 -> new ExifOrientation(true, false, true);
            case 7 -> new ExifOrientation(true, true, true);
            case 8 -> new ExifOrientation(true, true, false);
            default -> NONE;
        };
    }

    /** Returns the picture in its right orientation. */
    BufferedImage applied(BufferedImage file) {
        if (equals(NONE)) {
            return file;
        }
        int width = swaps ? file.getHeight() : file.getWidth();
        int height = swaps ? file.getWidth() : file.getHeight();
        BufferedImage result = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int across = swaps ? y : x;
                int down = swaps ? x : y;
                result.setRGB(
                        x,
                        y,
                        file.getRGB(
                                fromRight ? file.getWidth() - 1 - across : across,
                                fromBottom ? file.getHeight() - 1 - down : down));
            }
        }
        return result;
    }
}
