package knightschool.picture.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import knightschool.files.InputFault;

/**
 * Checks the header of a BMP file (Microsoft, BITMAPFILEHEADER and BITMAPINFOHEADER): whether the file embeds a picture
 * of another format, and whether it ends before its picture data does.
 */
final class BmpFileCheck {
    private static final int START = 'B' | 'M' << Byte.SIZE;
    private static final int PICTURE_AT = 10;
    private static final int WIDTH = 18;
    private static final int HEIGHT = 22;
    private static final int BITS = 28;
    private static final int COMPRESSION = 30;
    private static final int SIZE = 34;
    private static final int LENGTH = 54;

    /** The offset of the header length. The OS/2 header is shorter, and Java reads it differently. */
    private static final int HEAD_LENGTH_AT = 14;

    private static final int LEAST_HEAD_LENGTH = 40;

    /**
     * The compression value for an embedded JPEG (BI_JPEG). A BMP for printers contains a whole JPEG or PNG (BI_PNG),
     * which Java would read.
     */
    private static final int JPEG_INSIDE = 4;

    private static final int PNG_INSIDE = 5;
    private static final int OS2_HEAD_LENGTH = 12;

    private BmpFileCheck() {}

    /**
     * Rejects a BMP with a picture of another format inside, because such a picture would escape the checks for its
     * format.
     *
     * @param name the location named in the fault
     */
    static void refusePictureInside(String name, byte[] file) {
        ByteBuffer head = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (file.length < SIZE
                || (head.getShort(0) & 0xFFFF) != START
                || head.getInt(HEAD_LENGTH_AT) == OS2_HEAD_LENGTH) {
            return;
        }
        int packing = head.getInt(COMPRESSION);
        if (packing == JPEG_INSIDE || packing == PNG_INSIDE) {
            throw new InputFault(
                    name, "this BMP file has a picture of another kind inside", "Save the picture as PNG.");
        }
    }

    /**
     * Returns whether a BMP file ends before its picture data does. When Java skips rows, it would fill in what is
     * missing.
     */
    static boolean isCutOff(byte[] file) {
        ByteBuffer head = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (file.length < LENGTH
                || (head.getShort(0) & 0xFFFF) != START
                || head.getInt(HEAD_LENGTH_AT) < LEAST_HEAD_LENGTH) {
            return false;
        }
        return (head.getInt(PICTURE_AT) & 0xFFFFFFFFL) + length(head) > file.length;
    }

    /**
     * Returns the number of bytes of the picture data. All rows but the last are padded to four bytes; compressed data
     * gives its own length.
     */
    private static long length(ByteBuffer head) {
        int packing = head.getInt(COMPRESSION);
        if (packing == 1 || packing == 2) {
            return head.getInt(SIZE) & 0xFFFFFFFFL;
        }
        if (packing != 0 && packing != 3) {
            return 0;
        }
        long bits = (long) head.getInt(WIDTH) * head.getShort(BITS);
        long rows = Math.abs((long) head.getInt(HEIGHT));
        return (rows - 1) * Math.ceilDiv(bits, Integer.SIZE) * Integer.BYTES + Math.ceilDiv(bits, Byte.SIZE);
    }
}
