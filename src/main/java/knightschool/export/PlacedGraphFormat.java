package knightschool.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntFunction;
import knightschool.export.AttributedGraph.Attribute;
import knightschool.export.AttributedGraph.Role;
import knightschool.export.AttributedGraph.Type;
import knightschool.files.ExtensionFormat;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraphText;

/** The formats for a graph that comes from no board. All but {@link #G6} have the names and places of its vertices. */
public enum PlacedGraphFormat implements ExtensionFormat {
    /** The program's own format, which the user writes by hand. */
    GRAPH((graph, out) -> out.append(PlacedGraphText.format(graph))),
    GRAPHML((graph, out) -> attributed(graph).writeGraphMl(out)),
    DOT((graph, out) -> attributed(graph).writeDot(out)),
    /** The format graph6, under the ending that nauty's users give it. */
    G6(Graph6Writer::write);

    private interface Form {
        void write(PlacedGraph graph, Appendable out) throws IOException;
    }

    private final Form form;

    PlacedGraphFormat(Form form) {
        this.form = form;
    }

    /** Returns the text of a graph, with a line feed at the end. */
    public String text(PlacedGraph graph) {
        StringBuilder text = new StringBuilder();
        try {
            form.write(graph, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Returns the vertices by number, each with its name and its place, y upwards. */
    private static AttributedGraph attributed(PlacedGraph graph) {
        IntFunction<String> x = vertex ->
                PlacedGraphText.number(graph.placedVertices().get(vertex).x());
        IntFunction<String> y = vertex ->
                PlacedGraphText.number(-graph.placedVertices().get(vertex).y());
        List<Attribute> attributes = List.of(
                new Attribute("name", Role.LABEL, Type.STRING, graph::name),
                new Attribute("x", Role.X, Type.DOUBLE, x),
                new Attribute("y", Role.Y, Type.DOUBLE, y));
        IntFunction<String> dot = vertex ->
                "label=\"" + graph.name(vertex) + "\", pos=\"" + x.apply(vertex) + "," + y.apply(vertex) + "!\"";
        return new AttributedGraph(
                "drawing",
                graph.vertices(),
                edge -> graph.edges().forEach(pair -> edge.between(pair.smaller(), pair.larger())),
                attributes,
                dot);
    }
}
