package knightschool.cli;

import java.io.IOException;
import java.io.Writer;

/**
 * Writes through to another writer, and once that has failed says so every time: what prints help keeps the first
 * failure for itself.
 */
final class ResultWriter extends Writer {
    private final Writer to;
    private IOException failure;

    ResultWriter(Writer to) {
        this.to = to;
    }

    @Override
    public void write(char[] buffer, int from, int length) throws IOException {
        through(() -> to.write(buffer, from, length));
    }

    @Override
    public void flush() throws IOException {
        through(to::flush);
    }

    @Override
    public void close() throws IOException {
        through(to::close);
    }

    private interface Part {
        void write() throws IOException;
    }

    private void through(Part part) throws IOException {
        if (failure != null) {
            throw failure;
        }
        try {
            part.write();
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }
}
