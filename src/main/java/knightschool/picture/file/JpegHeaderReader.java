package knightschool.picture.file;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the segments before the picture data in a JPEG file (ITU-T T.81, Annex B). */
final class JpegHeaderReader {
    private static final int START = 0xFFD8;
    private static final int FIRST_MARKER = 0xFF00;
    private static final int FILL = 0xFFFF;
    private static final int SCAN = 0xFFDA;
    private static final Set<Integer> FRAMES_IN_ONE_PASS = Set.of(0xFFC0, 0xFFC1);

    /** The offset of the number of components in a frame header; a scan header begins with its number of components. */
    private static final int COMPONENTS = 5;

    /** The maximum number of pixels per byte: every 8 × 8 pixels take at least one bit, the shortest Huffman code. */
    private static final long MOST_PIXELS_OF_BYTE = 512;

    private JpegHeaderReader() {}

    /**
     * A segment of the header.
     *
     * @param content the bytes after the length field
     */
    record Segment(int marker, ByteBuffer content) {}

    /** Returns the segments up to the first scan or the first invalid one; none for a file of another format. */
    static List<Segment> of(byte[] file) {
        List<Segment> segments = new ArrayList<>();
        try {
            ByteBuffer in = ByteBuffer.wrap(file);
            int marker = isJpeg(in) ? marker(in) : 0;
            while (marker >= FIRST_MARKER) {
                int length = (in.getShort() & 0xFFFF) - Short.BYTES;
                segments.add(new Segment(marker, in.slice().limit(length)));
                in.position(in.position() + length);
                marker = marker == SCAN ? 0 : marker(in);
            }
        } catch (BufferUnderflowException | IllegalArgumentException _) {
            // The segments read so far are valid.
        }
        return segments;
    }

    private static boolean isJpeg(ByteBuffer in) {
        return (in.getShort() & 0xFFFF) == START;
    }

    private static int marker(ByteBuffer in) {
        int marker = in.getShort() & 0xFFFF;
        while (marker == FILL) {
            marker = FIRST_MARKER | in.get() & 0xFF;
        }
        return marker;
    }

    /**
     * Returns whether the picture comes in several passes: progressive, or one colour component at a time. A header
     * that cannot be read counts as such, because Java may read it.
     */
    static boolean isInPasses(byte[] file) {
        if (file.length < Short.BYTES || !isJpeg(ByteBuffer.wrap(file))) {
            return false;
        }
        List<Segment> segments = of(file);
        Optional<Segment> frame = segments.stream()
                .filter(segment -> FRAMES_IN_ONE_PASS.contains(segment.marker()))
                .findFirst();
        Optional<Segment> scan =
                segments.stream().filter(segment -> segment.marker() == SCAN).findFirst();
        return frame.isEmpty() || scan.isEmpty() || number(frame.get(), COMPONENTS) != number(scan.get(), 0);
    }

    /** Returns a byte of a segment, or -1 if the segment is shorter. */
    private static int number(Segment segment, int at) {
        ByteBuffer content = segment.content();
        return at < content.limit() ? content.get(at) & 0xFF : -1;
    }

    /**
     * Returns an upper bound for the number of passes: the number of scan markers, which occur elsewhere only in an
     * embedded picture such as a thumbnail.
     */
    static int passes(byte[] file) {
        int passes = 0;
        for (int i = 1; i < file.length; i++) {
            passes += file[i - 1] == (byte) (SCAN >> Byte.SIZE) && file[i] == (byte) SCAN ? 1 : 0;
        }
        return passes;
    }

    /** Returns whether a JPEG file is too short for the number of pixels that its header states. */
    static boolean isTooShort(byte[] file, long pixels) {
        return file.length >= Short.BYTES
                && isJpeg(ByteBuffer.wrap(file))
                && pixels > MOST_PIXELS_OF_BYTE * file.length;
    }
}
