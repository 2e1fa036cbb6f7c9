package knightschool.picture.file;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What stands before the picture in a JPEG file, as far as it can be read (ITU-T T.81, Annex B). */
final class JpegHeader {
    private static final int START = 0xFFD8;
    private static final int FIRST_MARKER = 0xFF00;
    private static final int FILL = 0xFFFF;
    private static final int SCAN = 0xFFDA;
    private static final Set<Integer> FRAMES_IN_ONE_PASS = Set.of(0xFFC0, 0xFFC1);

    /** Where the head of a frame says how many components it has; that of a scan begins with how many are in it. */
    private static final int COMPONENTS = 5;

    /** Every 8 × 8 pixels take at least one bit, the least that a Huffman code has. */
    private static final long MOST_PIXELS_OF_BYTE = 512;

    private JpegHeader() {}

    /** A part of the head, with what follows its length. */
    record Segment(int marker, ByteBuffer content) {}

    /** The parts up to the first scan, or up to the first that makes no sense; none of a file of another kind. */
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
            // What was read until here holds.
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
     * Whether the picture comes in several passes: from coarse to fine, or colour by colour. A head that cannot be read
     * is taken for one of those, since Java may read it.
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

    /** A byte of a segment; -1 where it has none. */
    private static int number(Segment segment, int at) {
        ByteBuffer content = segment.content();
        return at < content.limit() ? content.get(at) & 0xFF : -1;
    }

    /**
     * How many passes there are at most: nothing else in a file has the marker of a scan, but a picture in its notes.
     */
    static int passes(byte[] file) {
        int passes = 0;
        for (int i = 1; i < file.length; i++) {
            passes += file[i - 1] == (byte) (SCAN >> Byte.SIZE) && file[i] == (byte) SCAN ? 1 : 0;
        }
        return passes;
    }

    /** Whether a file of this kind is too short for the pixels that it claims. */
    static boolean isTooShort(byte[] file, long pixels) {
        return file.length >= Short.BYTES
                && isJpeg(ByteBuffer.wrap(file))
                && pixels > MOST_PIXELS_OF_BYTE * file.length;
    }
}
