package knightschool.layout.file;

import java.util.List;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraph;

/**
 * Reads a graph in the format graph6: one line, see {@code export.Graph6Writer}. The vertices are named by their
 * numbers from 0.
 *
 * <p>Source: B. McKay, Description of graph6, sparse6 and digraph6 encodings (formats.txt of nauty).
 */
final class Graph6Reader {
    private static final String HEADER = ">>graph6<<";
    private static final int BITS = 6;
    private static final char FIRST = 63;
    private static final char LAST = 126;

    private Graph6Reader() {}

    /** @throws InputFault naming the line */
    static PlacedGraph parse(String text) {
        List<String> lines = text.lines().toList();
        int at = 0;
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
        if (at == lines.size()) {
            throw new InputFault("there is no graph in this file", "Write a graph in one line, such as Bw.");
        }
        int line = at + 1;
        if (lines.stream().skip(line).anyMatch(next -> !next.isBlank())) {
            throw new InputFault(
                    "",
                    line + 1,
                    "there is more than one graph in this file",
                    "Leave one line, and take out the others.");
        }
        String code = lines.get(at).strip();
        return graph(code.startsWith(HEADER) ? code.substring(HEADER.length()) : code, line);
    }

    private static PlacedGraph graph(String code, int line) {
        if (code.startsWith(":") || code.startsWith(";")) {
            throw new InputFault("", line, "this is sparse6, not graph6", "Save the graph as graph6.");
        }
        if (code.startsWith("&")) {
            throw GraphFileAssembler.directed(line, "Save the graph without directions, as graph6.");
        }
        if (code.isEmpty() || !code.chars().allMatch(c -> FIRST <= c && c <= LAST)) {
            throw new InputFault("", line, "this is not graph6", "It has only letters and signs from ? to ~.");
        }
        boolean isLong = code.charAt(0) == LAST;
        int first = isLong ? 4 : 1;
        if (isLong && (code.length() < first || code.charAt(1) == LAST)) {
            throw code.length() < first ? wrongLength(line) : GraphFileAssembler.tooMany(line);
        }
        int count = 0;
        for (int i = isLong ? 1 : 0; i < first; i++) {
            count = count << BITS | code.charAt(i) - FIRST;
        }
        GraphFileAssembler graph = new GraphFileAssembler();
        for (int vertex = 0; vertex < count; vertex++) {
            graph.vertex(String.valueOf(vertex), line);
        }
        int pairs = count * (count - 1) / 2;
        if (code.length() - first != (pairs + BITS - 1) / BITS) {
            throw wrongLength(line);
        }
        int bit = 0;
        for (int larger = 1; larger < count; larger++) {
            for (int smaller = 0; smaller < larger; smaller++) {
                int value = code.charAt(first + bit / BITS) - FIRST;
                if ((value >> BITS - 1 - bit % BITS & 1) == 1) {
                    graph.edge(smaller, larger, line);
                }
                bit++;
            }
        }
        return graph.graph();
    }

    private static InputFault wrongLength(int line) {
        return new InputFault(
                "", line, "the line is too short or too long for its number of vertices", "Copy the whole line.");
    }
}
