package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckTourCommandTest {
    /** 3 × 3 with a hole in the middle. */
    private static final String RING = "0\n5\n6\n1\n8\n3\n2\n7\n";

    @TempDir
    Path folder;

    @Test
    void tourOfABoardWithHolesIsOk() throws IOException {
        assertEquals("ok\n", CommandLineRun.outputOf("check-tour", file(RING), "--board", board("...\n.#.\n...\n")));
        assertEquals(
                "ok\n",
                CommandLineRun.outputOf("check-tour", file(RING), "--board", board("...\n.#.\n...\n"), "--closed"));
    }

    @Test
    void startAndEndOfTheBoardHold() throws IOException {
        assertEquals("ok\n", CommandLineRun.outputOf("check-tour", file(RING), "--board", board("K..\n.#.\n.E.\n")));
        assertFault(":1: the tour begins on a3 (0), not on b3 (1)", file(RING), board(".K.\n.#.\n...\n"));
        assertFault(":5: c1 (8) is where the tour must end (E)", file(RING), board("...\n.#.\n..E\n"));
    }

    private static void assertFault(String fault, String tour, String board) {
        CommandLineRun run = CommandLineRun.of("check-tour", tour, "--board", board);
        assertEquals(1, run.status());
        assertEquals("", run.messages());
        assertEquals(1, run.output().lines().count());
        assertTrue(run.output().startsWith(tour + fault), run.output());
    }

    @Test
    void firstFaultIsNamedWithItsLine() throws IOException {
        assertFault(":2: a1 (6) is a hole", file("1\n6\n"), board("...\n.#.\n#..\n"));
        assertFault(":3: a3 (0) is visited twice", file("0\n5\n0\n"), board("...\n.#.\n...\n"));
        assertFault(": 6 of 8 squares are not visited", file("0\n5\n"), board("...\n.#.\n...\n"));
        assertFault(":1: 9 is not a square", file("9\n"), board("...\n.#.\n...\n"));
    }

    @Test
    void fileWithoutAnIndexHoldsNoTour() throws IOException {
        for (String text : List.of("", "\n \n", "\uFEFF", "\uFEFF\n")) {
            assertFault(": this holds no tour: there is no index in it", file(text), board("...\n.#.\n...\n"));
        }
    }

    @Test
    void byteOrderMarkIsSkippedAtTheBeginningAlone() throws IOException {
        assertEquals(
                "ok\n",
                CommandLineRun.outputOf("check-tour", file("\uFEFF" + RING), "--board", board("...\n.#.\n...\n")));
        String message = CommandLineRun.refusalOf("check-tour", file("0\n\uFEFF5\n"), "--board", "3x3");
        assertTrue(message.contains(":2: \"???5\" is not an index"), message);
    }

    @Test
    void unreadableInputIsRefused() throws IOException {
        String message = CommandLineRun.refusalOf("check-tour", file("0\na2\n"), "--board", "3x3");
        assertTrue(message.contains(".txt:2: \"a2\" is not an index. Write the indices"), message);
        assertTrue(CommandLineRun.refusalOf("check-tour", folder.toString(), "--board", "3x3")
                .contains("this is a folder"));
        assertTrue(CommandLineRun.refusalOf("check-tour", file(RING), "--board", board("...\n.#.\n..E\n"), "--closed")
                .contains("--closed: a closed tour has no end square"));
    }

    private String file(String text) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "some", ".txt"), text)
                .toString();
    }

    private String board(String rows) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "some", ".board"), rows)
                .toString();
    }

    /** A square may be lost there; a comma at the end of a line is none too many where the list goes on. */
    @Test
    void emptyFieldIsRefusedWithItsLine() throws IOException {
        List<String> rows = List.of(
                "0,,5", ",0,5", "0,5,", "0,5,\n", "0,5, ,6", "0 5\n6,\n\n,1", "0,5\n6,\n \n", ",", "0,5\n,,6\n");
        List<Integer> lines = List.of(1, 1, 1, 1, 1, 4, 2, 1, 2);
        for (int i = 0; i < rows.size(); i++) {
            String tour = file(rows.get(i));
            String message = CommandLineRun.refusalOf("check-tour", tour, "--board", "3x3");
            String said = tour + ":" + lines.get(i) + ": an index is missing before or after a comma. Write it there,";
            assertTrue(message.contains(said), rows.get(i) + ": " + message);
        }
        String ring = board("...\n.#.\n...\n");
        for (String text : List.of(
                "0,5,6,1,8,3,2,7",
                "0, 5,\n6 ,1\n,8 3\t2,\r\n\r\n7\n\n",
                RING.strip().replace("\n", ",\n"))) {
            assertEquals("ok\n", CommandLineRun.outputOf("check-tour", file(text), "--board", ring), text);
        }
    }
}
