package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes line after line: what the formats with a line for every vertex and every edge share. */
final class TemplateLineWriter {
    private final Appendable out;

    TemplateLineWriter(Appendable out) {
        this.out = out;
    }

    /** One part of a format. */
    interface Part {
        void write() throws UncheckedIOException;
    }

    /** Runs a part whose lines come from within lambdas, where no checked exception can pass. */
    static void whole(Part part) throws IOException {
        try {
            part.write();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** A line; each {@code §} is replaced by the next value, in order. */
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
