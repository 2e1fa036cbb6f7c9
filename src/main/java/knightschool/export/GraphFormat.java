package knightschool.export;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;

/** The formats that a graph can be written in. */
public enum GraphFormat {
    JSON(GraphFormat.MOST, GraphJson::write),
    DOT(GraphFormat.MOST, GraphDot::write),
    GRAPHML(GraphFormat.MOST, GraphMl::write),
    GEXF(GraphFormat.MOST, Gexf::write),
    GRAPH6(Graph6.MAX_VERTICES, Graph6::write),
    SVG(20_000, GraphSvg::write);

    /** The most vertices of any format: what boards as text have. */
    private static final int MOST = 1_000_000;

    private interface Form {
        void write(KnightGraph graph, Appendable out) throws IOException;
    }

    private final int maxVertices;
    private final Form form;

    GraphFormat(int maxVertices, Form form) {
        this.maxVertices = maxVertices;
        this.form = form;
    }

    /** The name on the command line, such as {@code graphml}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The format of a name.
     *
     * @throws InputFault if there is none of that name; the message lists them
     */
    public static GraphFormat named(String word) {
        return Arrays.stream(values())
                .filter(format -> format.word().equals(word.strip().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new InputFault(
                        "\"" + word + "\" is not a graph format",
                        "Choose one of "
                                + Arrays.stream(values()).map(GraphFormat::word).collect(Collectors.joining(", "))
                                + "."));
    }

    /**
     * Writes the graph, with a line feed at the end.
     *
     * @throws InputFault if the graph is too large for the format
     * @throws IOException if {@code out} cannot be written
     */
    public void write(KnightGraph graph, Appendable out) throws IOException {
        if (graph.vertexCount() > maxVertices) {
            throw new InputFault(
                    "a graph of " + graph.vertexCount() + " vertices is too large for " + word(),
                    "This format goes up to " + maxVertices + " vertices here: take a smaller board"
                            + (this == GRAPH6 || this == SVG ? " or another format." : "."));
        }
        form.write(graph, out);
    }

    /** The text of the graph; for large graphs rather {@link #write}. */
    public String text(KnightGraph graph) {
        StringBuilder text = new StringBuilder();
        try {
            write(graph, text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return text.toString();
    }
}
