package knightschool.layout.file;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraph;

/**
 * Reads a graph in GraphML. A vertex has the label {@code label} or {@code name} and the place {@code x}, {@code y}
 * with y upwards, or both as yEd writes them, with y downwards. yEd calls every graph directed: its edges are read if
 * they have no arrows. Other data are skipped, and no other file is read, whatever the text refers to.
 *
 * <p>Source: The GraphML File Format, graphml.graphdrawing.org.
 */
final class GraphMlReader {
    private static final int NONE = -1;

    private final GraphFileAssembler graph = new GraphFileAssembler();

    /** The attributes of vertices that matter here, by key. */
    private final Map<String, String> attributes = new HashMap<>();

    private final List<Edge> edges = new ArrayList<>();
    private final StringBuilder characters = new StringBuilder();
    private boolean hasGraph;
    private boolean isDirected;
    private boolean isDirectedEdge;
    private int vertex = NONE;
    private String attribute = "";
    private boolean isLabel;
    private double x = Double.NaN;
    private double y = Double.NaN;

    /** An edge whose ends may stand below it. */
    private record Edge(String source, String target, int line) {}

    private GraphMlReader() {}

    /** @throws InputFault naming the line */
    static PlacedGraph parse(String text) {
        return new GraphMlReader().read(text);
    }

    private PlacedGraph read(String text) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
            while (xml.hasNext()) {
                switch (next(xml)) {
                    case XMLStreamConstants.START_ELEMENT -> begin(xml);
                    case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> characters.append(xml.getText());
                    case XMLStreamConstants.END_ELEMENT -> end(xml);
                    default -> {}
                }
            }
        } catch (XMLStreamException fault) {
            int line = fault.getLocation() == null ? 0 : fault.getLocation().getLineNumber();
            throw new InputFault("", Math.max(0, line), "this is not correct XML", "Save the file as GraphML again.");
        }
        edges.forEach(
                edge -> graph.edge(end(edge.source(), edge.line()), end(edge.target(), edge.line()), edge.line()));
        return graph.graph();
    }

    /**
     * Goes to the next event. Java's parser also throws exceptions that it does not announce, such as of its messages.
     */
    private static int next(XMLStreamReader xml) throws XMLStreamException {
        try {
            return xml.next();
        } catch (RuntimeException e) {
            throw new XMLStreamException(e);
        }
    }

    private int end(String identifier, int line) {
        if (!graph.hasVertex(identifier)) {
            throw new InputFault(
                    "",
                    line,
                    "an edge ends at \"" + identifier + "\", but there is no such vertex",
                    "Write a node with this id.");
        }
        return graph.vertex(identifier, line);
    }

    private void begin(XMLStreamReader xml) {
        int line = xml.getLocation().getLineNumber();
        endLabel();
        characters.setLength(0);
        switch (xml.getLocalName()) {
            case "key" -> attributes.put(value(xml, "id"), value(xml, "attr.name"));
            case "graph" -> beginGraph(xml, line);
            case "node" -> beginVertex(value(xml, "id"), line);
            case "data" -> attribute = attributes.getOrDefault(value(xml, "key"), "");
            case "NodeLabel" -> isLabel = true;
            case "Geometry" -> place(number(value(xml, "x")), number(value(xml, "y")));
            case "hyperedge" ->
                throw new InputFault(
                        "", line, "an edge joins more than two vertices", "Write an edge for each two of them.");
            case "edge" -> {
                String direction = value(xml, "directed");
                isDirectedEdge = direction.isEmpty() ? isDirected : direction.equals("true");
                edges.add(new Edge(value(xml, "source"), value(xml, "target"), line));
            }
            case "Arrows" ->
                isDirectedEdge = !(value(xml, "source").equals("none")
                        && value(xml, "target").equals("none"));
            default -> {}
        }
    }

    private void beginGraph(XMLStreamReader xml, int line) {
        if (hasGraph) {
            throw new InputFault(
                    "", line, "there is more than one graph in this file", "Leave one, and take out the others.");
        }
        hasGraph = true;
        isDirected = value(xml, "edgedefault").equals("directed");
    }

    private void beginVertex(String identifier, int line) {
        if (graph.hasVertex(identifier)) {
            throw new InputFault(
                    "", line, "there are two vertices \"" + identifier + "\"", "Give each node an id of its own.");
        }
        vertex = graph.vertex(identifier, line);
        x = Double.NaN;
        y = Double.NaN;
    }

    private void end(XMLStreamReader xml) {
        String text = characters.toString();
        switch (xml.getLocalName()) {
            case "data" -> endData(text.strip());
            case "NodeLabel" -> endLabel();
            case "edge" -> requireUndirected();
            case "node" -> {
                if (!Double.isNaN(x) && !Double.isNaN(y)) {
                    graph.place(vertex, x, y, xml.getLocation().getLineNumber());
                }
                vertex = NONE;
            }
            default -> {}
        }
        characters.setLength(0);
    }

    private void requireUndirected() {
        if (isDirectedEdge) {
            throw GraphFileAssembler.directed(
                    edges.getLast().line(),
                    "Take the arrows off, or write edgedefault=\"undirected\" in the line that begins with <graph.");
        }
    }

    private void endData(String text) {
        switch (attribute) {
            case "name", "label" -> label(text);
            case "x" -> place(number(text), y);
            case "y" -> place(x, 0 - number(text));
            default -> {}
        }
        attribute = "";
    }

    /** Takes the text of a label, behind which its looks may be described. */
    private void endLabel() {
        if (isLabel) {
            label(characters.toString());
            isLabel = false;
        }
    }

    private void label(String text) {
        if (vertex != NONE) {
            graph.label(vertex, text);
        }
    }

    private void place(double toX, double toY) {
        x = toX;
        y = toY;
    }

    /** Returns the number that a text stands for; NaN if it stands for none, so that it is no part of a place. */
    static double number(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException _) {
            return Double.NaN;
        }
    }

    private static String value(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }
}
