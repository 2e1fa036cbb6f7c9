package knightschool.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.drawing.ColourPalette;
import knightschool.drawing.Sketch;
import knightschool.drawing.SvgWriter;
import knightschool.drawing.board.BoardGeometry;
import knightschool.drawing.graph.BoardToGraphMorph;
import knightschool.export.AttributedGraph.Attribute;
import knightschool.export.AttributedGraph.Role;
import knightschool.export.AttributedGraph.Type;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.graph.measure.ConnectedComponents;
import knightschool.text.JsonWriter;
import knightschool.text.Keyword;
import knightschool.text.NumberFormatter;

/** The formats for graphs. */
public enum GraphFormat implements Keyword {
    /**
     * A JSON object: {@code vertices} (indices, ascending), {@code edges} (pairs, smaller first, each once),
     * {@code degrees} and {@code colours} (parallel to {@code vertices}; 0 light, 1 dark) and {@code components}.
     */
    JSON(GraphFormat.MOST, GraphFormat::json),
    /** The DOT language. Vertices have the positions of their squares, which {@code neato -n} or {@code fdp} keep. */
    DOT(GraphFormat.MOST, (graph, out) -> attributed(graph).writeDot(out)),
    GRAPHML(GraphFormat.MOST, (graph, out) -> attributed(graph).writeGraphMl(out)),
    GEXF(GraphFormat.MOST, (graph, out) -> attributed(graph).writeGexf(out)),
    GRAPH6(Graph6Writer.MAX_VERTICES, Graph6Writer::write),
    /** A picture on light paper, with vertices at the positions of their squares and with their chess names. */
    SVG(
            20_000,
            (graph, out) -> out.append(SvgWriter.write(
                    picture(graph.board(), GraphFormat.SIDE), ColourPalette.named(ColourPalette.LIGHT))));

    /** The largest number of vertices of any format, which is that of boards in text form. */
    private static final int MOST = 1_000_000;

    /** The side of a square in the picture, in pixels. */
    private static final int SIDE = 60;

    private interface Form {
        void write(KnightGraph graph, Appendable out) throws IOException;
    }

    private final int maxVertices;
    private final Form form;

    GraphFormat(int maxVertices, Form form) {
        this.maxVertices = maxVertices;
        this.form = form;
    }

    /**
     * Returns the format with the given name.
     *
     * @throws InputFault if there is none of that name; the message lists them
     */
    public static GraphFormat named(String word) {
        return Keyword.find(GraphFormat.class, word.strip().toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new InputFault(
                        "\"" + word + "\" is not a graph format",
                        "Choose one of " + Keyword.list(GraphFormat.class) + "."));
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
                    "a graph of " + NumberFormatter.grouped(graph.vertexCount()) + " vertices is too large for "
                            + word(),
                    "This format goes up to " + NumberFormatter.grouped(maxVertices)
                            + " vertices here: take a smaller board"
                            + (this == GRAPH6 || this == SVG ? " or another format." : "."));
        }
        form.write(graph, out);
    }

    /**
     * Returns the squares by index, each with its chess name, its position (x from the left, y from the bottom) and its
     * colour.
     */
    private static AttributedGraph attributed(KnightGraph graph) {
        Board board = graph.board();
        IntFunction<String> name = square -> SquareNames.name(board, square);
        IntFunction<String> x = square -> Integer.toString(board.column(square));
        IntFunction<String> y = square -> Integer.toString(board.rows() - 1 - board.row(square));
        IntFunction<String> colour = square -> board.isDark(square) ? "dark" : "light";
        List<Attribute> attributes = List.of(
                new Attribute("name", Role.LABEL, Type.STRING, name),
                new Attribute("x", Role.X, Type.INT, x),
                new Attribute("y", Role.Y, Type.INT, y),
                new Attribute("colour", Role.OTHER, Type.STRING, colour));
        IntFunction<String> dot = square -> "label=\"" + name.apply(square) + "\", pos=\"" + x.apply(square) + ","
                + y.apply(square) + "!\", style=\"" + (board.isDark(square) ? "filled" : "solid") + "\"";
        return new AttributedGraph(
                "knight", board.playable(), edge -> graph.forEachEdge(edge::between), attributes, dot);
    }

    private static void json(KnightGraph graph, Appendable out) throws IOException {
        TemplateLineWriter.whole(() -> json(graph, new JsonWriter(out)));
        out.append('\n');
    }

    private static void json(KnightGraph graph, JsonWriter json) {
        Board board = graph.board();
        json.object();
        json.put("vertices", board.playable().toArray());
        json.key("edges").array();
        graph.forEachEdge(json::ints);
        json.end();
        json.key("degrees").ints(board.playable().map(graph::degree).toArray());
        json.key("colours")
                .ints(board.playable()
                        .map(square -> board.isDark(square) ? 1 : 0)
                        .toArray());
        json.put("components", ConnectedComponents.of(graph).lists());
        json.end();
    }

    /**
     * Returns a picture of the graph.
     *
     * @param side the distance between adjacent squares, in pixels; names are omitted below 40
     */
    public static Sketch picture(Board board, int side) {
        return new BoardToGraphMorph(BoardGeometry.bare(board, side), 1).sketch(KnightGraph.of(board), Board.NONE);
    }
}
