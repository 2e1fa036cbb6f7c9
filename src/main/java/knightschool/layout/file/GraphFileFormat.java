package knightschool.layout.file;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraphText;

/** The formats of files with a graph that comes from no board, told apart by the endings of their names. */
public enum GraphFileFormat {
    /** The program's own format, which the user writes by hand. */
    PLACED(PlacedGraphText.MAX_BYTES, PlacedGraphText::parse, ".graph"),
    GRAPHML(GraphFileFormat.MAX_BYTES, GraphMlReader::parse, ".graphml"),
    DOT(GraphFileFormat.MAX_BYTES, DotReader::parse, ".dot", ".gv"),
    GRAPH6(GraphFileFormat.MAX_BYTES, Graph6Reader::parse, ".g6", ".graph6");

    /** The endings of all formats, in small letters with the point. */
    public static final List<String> ENDINGS =
            Arrays.stream(values()).flatMap(format -> format.endings.stream()).toList();

    /** The maximum size of a file of another program in bytes: these say much about looks, too. */
    private static final int MAX_BYTES = 1 << 22;

    private final int maxBytes;
    private final Function<String, PlacedGraph> parser;
    private final List<String> endings;

    GraphFileFormat(int maxBytes, Function<String, PlacedGraph> parser, String... endings) {
        this.maxBytes = maxBytes;
        this.parser = parser;
        this.endings = List.of(endings);
    }

    /** Returns the format of a file by the ending of its name; empty if it has another one. */
    public static Optional<GraphFileFormat> of(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.endings.stream().anyMatch(small::endsWith))
                .findFirst();
    }

    /**
     * Parses the text of a file.
     *
     * @param name the name of the file; one without an ending of a format is read as the program's own
     * @throws InputFault naming the line
     */
    public static PlacedGraph parse(String name, String text) {
        return of(name).orElse(PLACED).parser.apply(text);
    }

    /**
     * Reads a file.
     *
     * @throws InputFault naming the file and the line
     */
    public static PlacedGraph read(Path file) {
        String name = file.toString();
        try {
            return parse(name, TextFiles.read(file, of(name).orElse(PLACED).maxBytes));
        } catch (InputFault fault) {
            throw fault.in(name);
        }
    }
}
