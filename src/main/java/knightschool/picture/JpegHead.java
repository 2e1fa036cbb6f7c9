package knightschool.picture;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What stands before the picture in a JPEG file, as far as it can be read (ITU-T T.81, Annex B). */
final class JpegHead {
    private static final int START = 0xFFD8;
    private static final int FIRST_MARKER = 0xFF00;
    private static final int SCAN = 0xFFDA;
    private static final Set<Integer> PROGRESSIVE_FRAMES = Set.of(0xFFC2, 0xFFC6, 0xFFCA, 0xFFCE);

    private JpegHead() {}

    /** A part of the head, with what follows its length. */
    record Segment(int marker, ByteBuffer content) {}

    /** The parts up to the first that makes no sense; none of a file of another kind. */
    static List<Segment> of(byte[] file) {
        List<Segment> segments = new ArrayList<>();
        try {
            ByteBuffer in = ByteBuffer.wrap(file);
            boolean more = (in.getShort() & 0xFFFF) == START;
            for (int marker = more ? in.getShort() & 0xFFFF : 0; marker >= FIRST_MARKER && marker != SCAN; ) {
                int length = (in.getShort() & 0xFFFF) - Short.BYTES;
                segments.add(new Segment(marker, in.slice().limit(length)));
                in.position(in.position() + length);
                marker = in.getShort() & 0xFFFF;
            }
        } catch (BufferUnderflowException | IllegalArgumentException _) {
            // What was read until here holds.
        }
        return segments;
    }

    /** Whether the picture comes in several passes, from coarse to fine. */
    static boolean isInPasses(byte[] file) {
        return of(file).stream().anyMatch(segment -> PROGRESSIVE_FRAMES.contains(segment.marker()));
    }
}
