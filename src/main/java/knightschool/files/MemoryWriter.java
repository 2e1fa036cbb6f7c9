package knightschool.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes into memory, where no disk can be full. */
public final class MemoryWriter {
    private MemoryWriter() {}

    /** What is written. */
    public interface Content {
        void to(OutputStream out) throws IOException;
    }

    /** The bytes of what is written. */
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
