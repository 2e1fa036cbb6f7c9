package knightschool.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Returns the bytes that a piece of code writes to a stream. The stream is in memory, where the disk cannot be full.
 */
public final class MemoryWriter {
    private MemoryWriter() {}

    /** Writes the content. */
    public interface Content {
        void to(OutputStream out) throws IOException;
    }

    /** Returns the bytes that the content writes. */
    public static byte[] bytes(Content content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            content.to(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
