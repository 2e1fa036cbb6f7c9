package knightschool.graph;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraph.PlacedVertex;
import knightschool.text.NumberFormatter;

/**
 * The text format of graphs with places: a line {@code A 2 0.5} for a vertex with its name and its place (to the right,
 * then down, in any unit), and lines {@code A-B B-C} for edges, as many in a line as one likes. A vertex stands before
 * its edges. {@code ;} begins a comment.
 */
public final class PlacedGraphText {
    /**
     * The maximum size of a graph as text in bytes, including comments: more than every pair of vertices with the
     * longest names.
     */
    public static final int MAX_BYTES = 1 << 21;

    private static final String NAME = "[\\p{L}\\p{N}_]{1,12}";
    private static final String NUMBER = "-?\\d{1,5}(?:\\.\\d{1,4})?";
    private static final Pattern VERTEX = Pattern.compile("(" + NAME + ")\\s+(" + NUMBER + ")\\s+(" + NUMBER + ")");
    private static final Pattern EDGE = Pattern.compile("(" + NAME + ")-(" + NAME + ")");

    private static final Pattern WHOLE_NAME = Pattern.compile(NAME);

    private static final String FORMS = "Write a vertex as its name and place, such as A 2 0.5, and edges as A-B B-C.";

    private final Map<String, PlacedVertex> vertices = new LinkedHashMap<>();
    private final List<String> order = new ArrayList<>();
    private final Set<UndirectedEdge> edges = new TreeSet<>();

    private PlacedGraphText() {}

    /**
     * Parses a graph.
     *
     * @throws InputFault naming the line
     */
    public static PlacedGraph parse(String text) {
        // A character has at least one byte, so a text that is much too long is not encoded.
        if (text.length() > MAX_BYTES || text.getBytes(StandardCharsets.UTF_8).length > MAX_BYTES) {
            throw new InputFault(
                    "the graph is larger than " + NumberFormatter.grouped(MAX_BYTES) + " bytes",
                    "No graph of this kind is that large.");
        }
        PlacedGraphText reader = new PlacedGraphText();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf(';');
            String content = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (!content.isEmpty()) {
                reader.read(content, number);
            }
        }
        if (reader.vertices.isEmpty()) {
            throw new InputFault("there is no vertex", FORMS);
        }
        return new PlacedGraph(List.copyOf(reader.vertices.values()), List.copyOf(reader.edges));
    }

    /** Returns the text of a graph: a line for each vertex, then a line for each edge. */
    public static String format(PlacedGraph graph) {
        String vertices = graph.placedVertices().stream()
                .map(vertex -> vertex.name() + " " + number(vertex.x()) + " " + number(vertex.y()) + "\n")
                .collect(Collectors.joining());
        return vertices
                + graph.edges().stream()
                        .map(edge -> graph.name(edge.smaller()) + "-" + graph.name(edge.larger()) + "\n")
                        .collect(Collectors.joining());
    }

    /**
     * Returns whether a line can only be a part of a graph, not the name of a file. Its words are matched one by one,
     * because a pattern of all of them would exhaust the stack on a long line.
     */
    public static boolean isRow(String line) {
        return line.startsWith(";")
                || VERTEX.matcher(line).matches()
                || Arrays.stream(line.split("\\s+"))
                        .allMatch(word -> EDGE.matcher(word).matches());
    }

    /** Returns whether a text can be the name of a vertex: up to 12 letters, digits and {@code _}. */
    public static boolean isName(String text) {
        return WHOLE_NAME.matcher(text).matches();
    }

    /** Returns a coordinate as precise as it is written. */
    public static double rounded(double coordinate) {
        return Double.parseDouble(number(coordinate));
    }

    /** Returns a coordinate with at most four decimals, without trailing zeros. */
    public static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.4f", value).replaceFirst("\\.?0+$", "");
        return digits.equals("-0") ? "0" : digits;
    }

    /** Returns the number of a text; -0 is 0, as it is written again. */
    private static double coordinate(String number) {
        return Double.parseDouble(number) + 0.0;
    }

    private void read(String content, int line) {
        Matcher vertex = VERTEX.matcher(content);
        if (vertex.matches()) {
            add(new PlacedVertex(vertex.group(1), coordinate(vertex.group(2)), coordinate(vertex.group(3))), line);
            return;
        }
        for (String word : content.split("\\s+")) {
            Matcher edge = EDGE.matcher(word);
            if (!edge.matches()) {
                throw fault(line, "\"" + word + "\" is neither a vertex with its place nor an edge", FORMS);
            }
            add(edge.group(1), edge.group(2), line);
        }
    }

    private void add(PlacedVertex vertex, int line) {
        boolean isTaken =
                vertices.values().stream().anyMatch(other -> other.x() == vertex.x() && other.y() == vertex.y());
        if (vertices.containsKey(vertex.name())) {
            throw fault(line, "there are two vertices " + vertex.name(), "Give each vertex a name of its own.");
        }
        if (isTaken) {
            throw fault(line, "another vertex is in the place of " + vertex.name(), "Give it another place.");
        }
        if (vertices.size() == PlacedGraph.MOST_VERTICES) {
            throw fault(line, "there are more than " + PlacedGraph.MOST_VERTICES + " vertices", "Leave some out.");
        }
        vertices.put(vertex.name(), vertex);
        order.add(vertex.name());
    }

    private void add(String one, String other, int line) {
        UndirectedEdge edge = one.equals(other) ? null : UndirectedEdge.of(vertex(one, line), vertex(other, line));
        if (edge == null) {
            throw fault(line, "the edge " + one + "-" + other + " joins a vertex with itself", "Leave it out.");
        }
        if (!edges.add(edge)) {
            throw fault(
                    line,
                    "there are two edges between " + one + " and " + other,
                    "Leave one out, or put a vertex on it.");
        }
    }

    private int vertex(String name, int line) {
        int index = order.indexOf(name);
        if (index < 0) {
            throw fault(
                    line, "there is no vertex " + name + " above", "Write its place first, as in: " + name + " 2 1.");
        }
        return index;
    }

    private static InputFault fault(int line, String description, String remedy) {
        return new InputFault("", line, description, remedy);
    }
}
