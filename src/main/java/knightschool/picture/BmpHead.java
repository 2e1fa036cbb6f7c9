package knightschool.picture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** What a BMP file says of itself before the picture (Microsoft, BITMAPFILEHEADER and BITMAPINFOHEADER). */
final class BmpHead {
    private static final int START = 'B' | 'M' << Byte.SIZE;
    private static final int PICTURE_AT = 10;
    private static final int WIDTH = 18;
    private static final int HEIGHT = 22;
    private static final int BITS = 28;
    private static final int COMPRESSION = 30;
    private static final int SIZE = 34;
    private static final int LENGTH = 54;

    /** The head of OS/2 is shorter, and Java reads it in another way. */
    private static final int HEAD_LENGTH_AT = 14;

    private static final int LEAST_HEAD_LENGTH = 40;

    private BmpHead() {}

    /**
     * Whether a file of this kind ends before its picture does; where Java leaves rows out it would fill up what is
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

    /** The bytes of the picture: rows but the last are filled up to four bytes; packed ones say how many they are. */
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
