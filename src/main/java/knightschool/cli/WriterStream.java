package knightschool.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Hands plain ASCII bytes on to a writer, many at a time. */
final class WriterStream extends OutputStream {
    private final Writer writer;

    WriterStream(Writer writer) {
        this.writer = writer;
    }

    @Override
    public void write(int b) throws IOException {
        writer.write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        writer.write(new String(bytes, from, length, StandardCharsets.ISO_8859_1));
    }

    @Override
    public void flush() throws IOException {
        writer.flush();
    }
}
