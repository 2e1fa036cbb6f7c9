package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;

/** Writes line after line: what the formats with a line for every vertex and every edge share. */
final class LineWriter {
    private final Appendable out;

    LineWriter(Appendable out) {
        this.out = out;
    }

    /** What the lines are written to. */
    Appendable out() {
        return out;
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
    LineWriter line(String pattern, Object... values) {
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

    static String name(KnightGraph graph, int square) {
        return SquareNames.name(graph.board(), square);
    }

    static String colour(KnightGraph graph, int square) {
        return graph.board().isDark(square) ? "dark" : "light";
    }

    /** Columns from the left. */
    static int x(KnightGraph graph, int square) {
        return graph.board().column(square);
    }

    /** Ranks from below, as the formats' axes point up. */
    static int y(KnightGraph graph, int square) {
        return graph.board().rows() - 1 - graph.board().row(square);
    }
}
