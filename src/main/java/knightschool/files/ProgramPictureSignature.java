package knightschool.files;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * A marker in picture files of this program, which allows a later run to replace them without confirmation. Other
 * programs ignore it: in PNG it is a text chunk (W3C, Portable Network Graphics, third edition, 2025, 11.3.3.2), in GIF
 * a comment (CompuServe, GIF89a, 1990, 24), each directly before the end.
 */
public final class ProgramPictureSignature {
    private static final String NAME = "Knight School";
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};
    private static final byte[] GIF = {'G', 'I', 'F', '8', '9', 'a'};
    private static final byte[] PNG_END = pngChunk("IEND", new byte[0]);
    private static final byte[] PNG_MARK =
            joined(pngChunk("tEXt", ("Software\0" + NAME).getBytes(StandardCharsets.ISO_8859_1)), PNG_END);
    private static final byte[] GIF_END = {0x3B};
    private static final byte[] GIF_MARK = joined(gifComment(), GIF_END);

    private ProgramPictureSignature() {}

    /** Returns the picture with the marker; bytes of other formats are returned unchanged. */
    public static byte[] put(byte[] picture) {
        if (begins(picture, PNG) && ends(picture, PNG_END)) {
            return joined(Arrays.copyOf(picture, picture.length - PNG_END.length), PNG_MARK);
        }
        return begins(picture, GIF) && ends(picture, GIF_END)
                ? joined(Arrays.copyOf(picture, picture.length - GIF_END.length), GIF_MARK)
                : picture;
    }

    /**
     * Returns whether a regular file is a picture with the marker; false also if it cannot be read, so that it is not
     * replaced.
     */
    public static boolean isOn(Path file) {
        try (FileChannel in = FileChannel.open(file)) {
            return has(in, PNG, PNG_MARK) || has(in, GIF, GIF_MARK);
        } catch (IOException _) {
            return false;
        }
    }

    private static boolean has(FileChannel in, byte[] begin, byte[] end) throws IOException {
        return in.size() > begin.length + end.length
                && Arrays.equals(read(in, 0, begin.length), begin)
                && Arrays.equals(read(in, in.size() - end.length, end.length), end);
    }

    private static byte[] read(FileChannel in, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining()) {
            if (in.read(bytes, from + bytes.position()) < 0) {
                throw new EOFException();
            }
        }
        return bytes.array();
    }

    private static byte[] pngChunk(String type, byte[] data) {
        byte[] checked = joined(type.getBytes(StandardCharsets.ISO_8859_1), data);
        CRC32 sum = new CRC32();
        sum.update(checked);
        return ByteBuffer.allocate(checked.length + 2 * Integer.BYTES)
                .putInt(data.length)
                .put(checked)
                .putInt((int) sum.getValue())
                .array();
    }

    private static byte[] gifComment() {
        byte[] words = NAME.getBytes(StandardCharsets.ISO_8859_1);
        byte[] head = {0x21, (byte) 0xFE, (byte) words.length};
        return joined(joined(head, words), new byte[1]);
    }

    private static boolean begins(byte[] bytes, byte[] with) {
        return bytes.length >= with.length && Arrays.equals(bytes, 0, with.length, with, 0, with.length);
    }

    private static boolean ends(byte[] bytes, byte[] with) {
        int from = bytes.length - with.length;
        return from >= 0 && Arrays.equals(bytes, from, bytes.length, with, 0, with.length);
    }

    private static byte[] joined(byte[] one, byte[] two) {
        return ByteBuffer.allocate(one.length + two.length).put(one).put(two).array();
    }
}
