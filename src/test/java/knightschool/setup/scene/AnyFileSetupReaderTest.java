package knightschool.setup.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.setup.Setup;
import knightschool.setup.SetupText;
import knightschool.setup.value.Moment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnyFileSetupReaderTest {
    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.board", "a", "a.txt", "B.BOARD"})
    void readOpensABoardInTheEditorWhateverItsEnding(String name) throws IOException {
        EditorSetup setup = (EditorSetup) AnyFileSetupReader.read(file(name, "; mine\n..K\n...\n"));
        assertEquals(Board.full(3, 2).withStart(2), setup.board());
        assertEquals(Optional.of(folder.resolve(name)), setup.source().file());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.setup", "a", "a.yaml"})
    void readOpensASetUpWhateverItsEnding(String name) throws IOException {
        Setup setup = AnyFileSetupReader.read(file(name, "board: 6x6\nscene: compare\nmoment: step 3\n"));
        assertEquals(CompareSetup.of(Board.full(6, 6)).at(Optional.of(new Moment.Step(3))), setup);
    }

    @ParameterizedTest
    @ValueSource(strings = {"01-a.md", "a"})
    void readOpensALessonWhateverItsEnding(String name) throws IOException {
        Setup setup = AnyFileSetupReader.read(file(name, "---\ntitle: A\nminutes: 5\n---\n\n## One\n\nText.\n"));
        assertEquals(new LessonsSetup(folder.toString(), name, 1, Optional.empty()), setup);
    }

    @Test
    void readOpensAFolderOfLessons() {
        assertEquals(new LessonsSetup(folder.toString(), "", 1, Optional.empty()), AnyFileSetupReader.read(folder));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a.graphml | <graphml><graph edgedefault="undirected"><node id="0"/><node id="1"/></graph></graphml>
            a.dot     | graph { 0 1 }
            A.GV      | graph { 0 1 }
            a.g6      | A?
            a.graph6  | A?
            """)
    void readOpensGraphsOfOtherPrograms(String name, String text) throws IOException {
        GraphWalkSetup setup = (GraphWalkSetup) AnyFileSetupReader.read(file(name, text));
        assertEquals(
                List.of("0", "1"),
                setup.graph().vertices().mapToObj(setup.graph()::name).toList());
        Path kept = folder.resolve("kept.setup");
        SetupText.write(kept, setup.selfContained());
        assertEquals(setup.selfContained(), AnyFileSetupReader.read(kept));
    }

    @Test
    void readOpensAGraphThatIsNoBoard() throws IOException {
        GraphWalkSetup setup = (GraphWalkSetup) AnyFileSetupReader.read(file("a.graph", "A 0 0\nB 1 0\nA-B\n"));
        assertEquals(
                List.of("A", "B"),
                setup.graph().vertices().mapToObj(setup.graph()::name).toList());
        Path bad = file("bad.graph", "A 0 0\nA-B\n");
        InputFault fault = assertThrows(InputFault.class, () -> AnyFileSetupReader.read(bad));
        assertTrue(fault.getMessage().startsWith(bad + ":2: "), fault::getMessage);
    }

    @Test
    void readNamesTheFileAndTheLineOfWhatIsWrong() throws IOException {
        Path board = file("bad.board", "...\n.?.\n");
        InputFault fault = assertThrows(InputFault.class, () -> AnyFileSetupReader.read(board));
        assertTrue(fault.getMessage().startsWith(board + ":2: "), fault::getMessage);
        Path setup = file("bad.setup", "scene: walk\nstart: a1\n");
        assertTrue(assertThrows(InputFault.class, () -> AnyFileSetupReader.read(setup))
                .getMessage()
                .startsWith(setup + ":2: "));
        Path wide = file("wide.board", ".".repeat(201) + "\n");
        assertTrue(assertThrows(InputFault.class, () -> AnyFileSetupReader.read(wide))
                .getMessage()
                .startsWith(wide + ": "));
        assertThrows(InputFault.class, () -> AnyFileSetupReader.read(folder.resolve("none.board")));
    }

    /** They were read as a board, and a letter of the first line was refused. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board,algorithm,max-steps,start,outcome,steps | these are runs of an experiment, not a board
            start,outcome,steps                           | this is a census table, not a board
            player,number,move,position,before,after,seconds | these are moves in a sliding puzzle, not a board
            """)
    void readSaysWhereATableIsOpened(String head, String words) throws IOException {
        for (String name : List.of("a.csv", "a")) {
            Path table = file(name, head + "\n");
            InputFault fault = assertThrows(InputFault.class, () -> AnyFileSetupReader.read(table));
            assertTrue(
                    fault.getMessage().startsWith(table + ":1: " + words + ". Save it in a file"), fault::getMessage);
        }
    }

    /** A table may be larger than what else is read: it was refused for its size, as if it were a board. */
    @Test
    void readSaysWhereALargeTableIsOpened() throws IOException {
        Path table = file("large.csv", "start,outcome,steps\n" + "0,found,100\n".repeat(400_000));
        InputFault fault = assertThrows(InputFault.class, () -> AnyFileSetupReader.read(table));
        assertTrue(
                fault.getMessage().startsWith(table + ":1: this is a census table, not a board. "), fault::getMessage);
    }

    /** The letters of its first line were refused as those of a board. */
    @Test
    void readSaysThatNoTabOpensAnotherTable() throws IOException {
        Path table = file("a.csv", "start,square,backtracking outcome,backtracking steps\n0,a5,found,100\n");
        InputFault fault = assertThrows(InputFault.class, () -> AnyFileSetupReader.read(table));
        assertEquals(
                table + ":1: this is a table, not a board. No tab opens it, but a spreadsheet does.",
                fault.getMessage());
    }
}
