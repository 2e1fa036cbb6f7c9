package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes lines from templates in which {@code §} stands for a value, for graph formats with one line for each vertex
 * and each edge.
 */
record TemplateLineWriter(Appendable out) {
    /** One part of a format. */
    interface Part {
        void write() throws UncheckedIOException;
    }

    /** Runs a part whose lines are written in lambdas, which cannot throw checked exceptions. */
    static void whole(Part part) throws IOException {
        try {
            part.write();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Writes a line; each {@code §} is replaced by the next value, in order. */
    TemplateLineWriter line(String pattern, Object... values) {
        try {
            int next = 0;
            for (int i = 0; i < pattern.length(); i++) {
                char c = pattern.charAt(i);
                out.append(c == '§' ? String.valueOf(values[next++]) : String.valueOf(c));
            }
            out.append('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }
}
