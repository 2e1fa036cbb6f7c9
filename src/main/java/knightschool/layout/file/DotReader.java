package knightschool.layout.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraph;
import knightschool.layout.file.DotScanner.Token;

/**
 * Reads a graph in the DOT language of Graphviz. A vertex has its {@code label} and its place {@code pos}, with y
 * upwards. Subgraphs count by their vertices and edges; other attributes and ports are skipped. A {@code strict} graph
 * may name an edge more than once.
 *
 * <p>Source: the DOT language, Graphviz documentation.
 */
final class DotReader {
    private static final String NUMBER = "\\s*([-+]?\\d{0,20}\\.?\\d{1,20}(?:[eE][-+]?\\d{1,3})?)";

    /** A place, perhaps with a third number, and a mark that it is to be kept. */
    private static final Pattern PLACE = Pattern.compile(NUMBER + "\\s*," + NUMBER + "(?:[\\s,!].*)?");

    private static final int DEEPEST = 20;

    private final GraphFileAssembler graph = new GraphFileAssembler();
    private final DotScanner scanner;
    private Token token;

    private DotReader(String text) {
        scanner = new DotScanner(text);
        token = scanner.next();
    }

    /** @throws InputFault naming the line */
    static PlacedGraph parse(String text) {
        return new DotReader(text).read();
    }

    private PlacedGraph read() {
        if (token.isKeyword("strict")) {
            graph.mergeParallelEdges();
            advance();
        }
        if (token.isKeyword("digraph")) {
            throw GraphFileAssembler.directed(token.line(), "Write graph for digraph, and -- for ->.");
        }
        if (!token.isKeyword("graph")) {
            throw new InputFault("", token.line(), "this is not DOT", "Begin the file as in: graph { A -- B }.");
        }
        advance();
        if (token.isIdentifier()) {
            advance();
        }
        expect("{");
        statements(1);
        if (token.kind() != DotScanner.Kind.END) {
            throw new InputFault(
                    "", token.line(), "something stands behind the end of the graph", "Leave one graph in the file.");
        }
        return graph.graph();
    }

    private void advance() {
        token = scanner.next();
    }

    private boolean accept(String sign) {
        boolean isThere = token.isSign(sign);
        if (isThere) {
            advance();
        }
        return isThere;
    }

    private void expect(String sign) {
        if (!accept(sign)) {
            throw unexpected("\"" + sign + "\"");
        }
    }

    private InputFault unexpected(String expectation) {
        String found = token.kind() == DotScanner.Kind.END ? "the file ends" : "\"" + token.text() + "\" stands";
        return new InputFault(
                "",
                token.line(),
                found + " where " + expectation + " is expected",
                "Look at this line and the one above.");
    }

    private String identifier() {
        if (!token.isIdentifier()) {
            throw unexpected("a name");
        }
        String name = token.text();
        advance();
        return name;
    }

    /** Reads statements up to and with the closing bracket, and returns the vertices in them. */
    private Set<Integer> statements(int depth) {
        if (depth > DEEPEST) {
            throw new InputFault("", token.line(), "subgraphs stand inside each other too deep", "Take some out.");
        }
        Set<Integer> vertices = new LinkedHashSet<>();
        while (!accept("}")) {
            if (!accept(";")) {
                vertices.addAll(statement(depth));
            }
        }
        return vertices;
    }

    private Set<Integer> statement(int depth) {
        if (Stream.of("graph", "node", "edge").anyMatch(token::isKeyword)) {
            advance();
            attributes();
            return Set.of();
        }
        if (token.isSign("{") || token.isKeyword("subgraph")) {
            return edges(subgraph(depth), depth);
        }
        int line = token.line();
        String name = identifier();
        if (accept("=")) {
            identifier();
            return Set.of();
        }
        int vertex = vertex(name, line);
        if (token.isSign("--") || token.isSign("->")) {
            return edges(Set.of(vertex), depth);
        }
        describe(vertex, attributes(), line);
        return Set.of(vertex);
    }

    /** Reads the edges from the given vertices on, if there are any, and returns all their ends. */
    private Set<Integer> edges(Set<Integer> from, int depth) {
        Set<Integer> all = new LinkedHashSet<>(from);
        Set<Integer> sources = from;
        while (token.isSign("--") || token.isSign("->")) {
            int line = token.line();
            if (token.isSign("->")) {
                throw GraphFileAssembler.directed(line, "Write -- for ->.");
            }
            advance();
            Set<Integer> targets = token.isSign("{") || token.isKeyword("subgraph")
                    ? subgraph(depth)
                    : Set.of(vertex(identifier(), line));
            for (int source : sources) {
                targets.forEach(target -> graph.edge(source, target, line));
            }
            all.addAll(targets);
            sources = targets;
        }
        attributes();
        return all;
    }

    private Set<Integer> subgraph(int depth) {
        if (token.isKeyword("subgraph")) {
            advance();
            if (token.isIdentifier()) {
                advance();
            }
        }
        expect("{");
        return statements(depth + 1);
    }

    /** Returns a vertex, after its port, as in {@code A:port:n}. */
    private int vertex(String name, int line) {
        while (accept(":")) {
            identifier();
        }
        return graph.vertex(name, line);
    }

    /** Reads any number of lists of attributes, as in {@code [label=A, pos="1,2"]}. */
    private Map<String, String> attributes() {
        Map<String, String> all = new LinkedHashMap<>();
        while (accept("[")) {
            while (!accept("]")) {
                String name = identifier();
                all.put(name, accept("=") ? identifier() : "true");
                if (!accept(",")) {
                    accept(";");
                }
            }
        }
        return all;
    }

    private void describe(int vertex, Map<String, String> attributes, int line) {
        String label = attributes.get("label");
        if (label != null) {
            graph.label(vertex, label);
        }
        Matcher place = PLACE.matcher(attributes.getOrDefault("pos", ""));
        if (place.matches()) {
            graph.place(vertex, GraphMlReader.number(place.group(1)), 0 - GraphMlReader.number(place.group(2)), line);
        }
    }
}
