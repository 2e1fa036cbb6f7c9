package knightschool.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import knightschool.files.TextFiles;
import knightschool.graph.PlacedGraph;
import knightschool.graph.RandomPlacedGraphs;
import knightschool.layout.file.GraphFileFormat;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever the program writes it reads again. */
class PlacedGraphFormatTest {
    private static final int CASES = 300;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsReadAgain(PlacedGraphFormat format) {
        Random random = new Random(19);
        for (int i = 0; i < CASES; i++) {
            PlacedGraph graph = RandomPlacedGraphs.next(random);
            PlacedGraph read = GraphFileFormat.parse("a" + format.ending(), format.text(graph));
            if (format == PlacedGraphFormat.G6) {
                assertEquals(graph.vertexCount(), read.vertexCount());
                assertEquals(graph.edges(), read.edges());
            } else {
                assertEquals(graph, read);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void largestGraphIsReadAgainFromItsFile(PlacedGraphFormat format) {
        PlacedGraph graph = RandomPlacedGraphs.largest();
        Path file = folder.resolve("largest" + format.ending());
        TextFiles.write(file, format.text(graph));
        PlacedGraph read = GraphFileFormat.read(file);
        assertEquals(graph.edges(), read.edges());
        if (format != PlacedGraphFormat.G6) {
            assertEquals(graph, read);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyEndingIsOneThatIsRead(PlacedGraphFormat format) {
        assertEquals(
                List.of(format.ending()),
                GraphFileFormat.ENDINGS.stream().filter(format.ending()::equals).toList());
    }
}
