package knightschool.export;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A graph with attributes of its vertices, written in the formats of other programs: vertices ascending, every edge
 * once.
 *
 * <p>Sources: the DOT language, Graphviz documentation; The GraphML File Format, graphml.graphdrawing.org; GEXF
 * 1.2draft Primer, gexf.net (the version that most programs read).
 *
 * @param name the name of the graph, such as {@code knight}
 * @param vertices the numbers of the vertices
 * @param edges calls an action with both ends of each edge
 * @param attributes the attributes of the vertices, in the order in which GraphML declares them
 * @param dot returns the attributes of a vertex for Graphviz, without brackets
 */
record AttributedGraph(
        String name, IntStream vertices, Consumer<Edge> edges, List<Attribute> attributes, IntFunction<String> dot) {
    /** Receives the ends of an edge. */
    interface Edge {
        void between(int one, int other);
    }

    /** The meaning of an attribute for programs that draw the graph. */
    enum Role {
        LABEL,
        X,
        Y,
        OTHER
    }

    /** The type of an attribute's values, as GraphML and GEXF name it. */
    enum Type {
        STRING("string", "string"),
        INT("int", "integer"),
        DOUBLE("double", "double");

        private final String graphMl;
        private final String gexf;

        Type(String graphMl, String gexf) {
            this.graphMl = graphMl;
            this.gexf = gexf;
        }
    }

    /**
     * An attribute of vertices.
     *
     * @param value returns the value of a vertex; empty if it has none
     */
    record Attribute(String name, Role role, Type type, IntFunction<String> value) {}

    private List<Attribute> having(Role role) {
        return attributes.stream().filter(attribute -> attribute.role() == role).toList();
    }

    /** Writes the graph in the DOT language of Graphviz. */
    void writeDot(Appendable out) throws IOException {
        TemplateLineWriter lines = new TemplateLineWriter(out);
        TemplateLineWriter.whole(() -> {
            lines.line("graph § {", name).line("  node [shape=circle];");
            vertices.forEach(vertex -> lines.line("  § [§];", vertex, dot.apply(vertex)));
            edges.accept((one, other) -> lines.line("  § -- §;", one, other));
            lines.line("}");
        });
    }

    /** Writes the graph as GraphML; vertex 5 is {@code n5}. */
    void writeGraphMl(Appendable out) throws IOException {
        TemplateLineWriter lines = new TemplateLineWriter(out);
        TemplateLineWriter.whole(() -> {
            lines.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                    .line("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\""
                            + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                            + " xsi:schemaLocation=\"http://graphml.graphdrawing.org/xmlns"
                            + " http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd\">");
            attributes.forEach(attribute -> lines.line(
                    "  <key id=\"§\" for=\"node\" attr.name=\"§\" attr.type=\"§\"/>",
                    attribute.name(),
                    attribute.name(),
                    attribute.type().graphMl));
            lines.line("  <graph id=\"§\" edgedefault=\"undirected\">", name);
            vertices.forEach(vertex -> lines.line("    <node id=\"n§\">§</node>", vertex, graphMlData(vertex)));
            edges.accept((one, other) -> lines.line("    <edge source=\"n§\" target=\"n§\"/>", one, other));
            lines.line("  </graph>").line("</graphml>");
        });
    }

    private String graphMlData(int vertex) {
        StringBuilder data = new StringBuilder();
        for (Attribute attribute : attributes) {
            String value = attribute.value().apply(vertex);
            if (!value.isEmpty()) {
                data.append("<data key=\"").append(attribute.name()).append("\">");
                data.append(value).append("</data>");
            }
        }
        return data.toString();
    }

    /** Writes the graph as GEXF, the format of Gephi, with positions of vertices if they have any. */
    void writeGexf(Appendable out) throws IOException {
        TemplateLineWriter lines = new TemplateLineWriter(out);
        boolean placed = !having(Role.X).isEmpty();
        List<Attribute> otherAttributes = having(Role.OTHER);
        TemplateLineWriter.whole(() -> {
            lines.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
                    .line(
                            "<gexf xmlns=\"http://www.gexf.net/1.2draft\"§ version=\"1.2\">",
                            placed ? " xmlns:viz=\"http://www.gexf.net/1.2draft/viz\"" : "")
                    .line("  <graph defaultedgetype=\"undirected\">")
                    .line("    <attributes class=\"node\">");
            for (int i = 0; i < otherAttributes.size(); i++) {
                Attribute attribute = otherAttributes.get(i);
                lines.line(
                        "      <attribute id=\"§\" title=\"§\" type=\"§\"/>",
                        i,
                        attribute.name(),
                        attribute.type().gexf);
            }
            lines.line("    </attributes>").line("    <nodes>");
            vertices.forEach(vertex -> lines.line(
                    "      <node id=\"§\" label=\"§\"><attvalues>§</attvalues>§</node>",
                    vertex,
                    having(Role.LABEL).getFirst().value().apply(vertex),
                    gexfValues(otherAttributes, vertex),
                    placed ? gexfPlace(vertex) : ""));
            lines.line("    </nodes>").line("    <edges>");
            AtomicInteger id = new AtomicInteger();
            edges.accept((one, other) ->
                    lines.line("      <edge id=\"§\" source=\"§\" target=\"§\"/>", id.getAndIncrement(), one, other));
            lines.line("    </edges>").line("  </graph>").line("</gexf>");
        });
    }

    private static String gexfValues(List<Attribute> otherAttributes, int vertex) {
        StringBuilder values = new StringBuilder();
        for (int i = 0; i < otherAttributes.size(); i++) {
            String value = otherAttributes.get(i).value().apply(vertex);
            if (!value.isEmpty()) {
                values.append("<attvalue for=\"").append(i).append("\" value=\"");
                values.append(value).append("\"/>");
            }
        }
        return values.toString();
    }

    private String gexfPlace(int vertex) {
        String x = having(Role.X).getFirst().value().apply(vertex);
        String y = having(Role.Y).getFirst().value().apply(vertex);
        return "<viz:position x=\"" + x + "\" y=\"" + y + "\" z=\"0\"/>";
    }
}
