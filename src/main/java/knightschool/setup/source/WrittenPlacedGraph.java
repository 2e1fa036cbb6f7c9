package knightschool.setup.source;

import java.nio.file.Path;
import knightschool.files.FilePathCodec;
import knightschool.files.InputFault;
import knightschool.graph.PlacedGraph;
import knightschool.graph.PlacedGraphText;
import knightschool.layout.file.GraphFileFormat;

/**
 * A graph with places and its written form: the name of a file, or its lines.
 *
 * @param written the text in the set-up, which is written back unchanged
 * @param graph the graph that the text stood for when it was read
 */
public record WrittenPlacedGraph(String written, PlacedGraph graph) {
    /** Returns the default graph, a triangle. */
    public static WrittenPlacedGraph usual() {
        return of(PlacedGraphText.parse("A 1 0\nB 2 2\nC 0 2\nA-B B-C A-C\n"));
    }

    /** Returns a graph written as its lines. */
    public static WrittenPlacedGraph of(PlacedGraph graph) {
        return new WrittenPlacedGraph(PlacedGraphText.format(graph), graph);
    }

    /**
     * Reads the graph of a file, written as its absolute path.
     *
     * @throws InputFault naming file and line
     */
    public static WrittenPlacedGraph ofFile(Path file) {
        return new WrittenPlacedGraph(FilePathCodec.of(file.toAbsolutePath()), GraphFileFormat.read(file));
    }

    /** Returns whether the written form is the name of a file. */
    public boolean isFileName() {
        return !WrittenBoard.isRows(written);
    }

    /** Returns a source of the same graph that does not refer to a file. */
    public WrittenPlacedGraph selfContained() {
        return isFileName() ? of(graph) : this;
    }

    /**
     * Reads the graph of a text: lines, or a file name.
     *
     * @param files resolves a file name
     * @throws InputFault with the line within the text, or with the file name
     */
    public static WrittenPlacedGraph read(String written, FileResolver files) {
        if (!WrittenBoard.namesFile(written, PlacedGraphText::isRow, files)) {
            return new WrittenPlacedGraph(WrittenBoard.rows(written), PlacedGraphText.parse(written));
        }
        String name = written.strip();
        return new WrittenPlacedGraph(
                name, WrittenBoard.inFile("graph", name, () -> GraphFileFormat.parse(name, files.text(name))));
    }
}
