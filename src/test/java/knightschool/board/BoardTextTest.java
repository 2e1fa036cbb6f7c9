package knightschool.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.text.NumberFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class BoardTextTest {

    @TempDir
    Path folder;

    @Test
    void parseGivesBackWhatFormatWrote() {
        RandomBoards.stream(1, 500, 12).forEach(board -> assertEquals(board, BoardText.parse(BoardText.format(board))));
    }

    @Test
    void readGivesBackWhatWriteWrote() {
        Board board = Board.full(5, 4).withHole(7, true).withStart(0).withEnd(19);
        Path file = folder.resolve("name without an ending");
        BoardText.write(file, board);
        assertEquals(board, BoardText.read(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "K.#\n..E\n",
                "K.#\r\n..E\r\n",
                "K.#\n..E",
                "; a comment\nK.#\n; another; with # and K\n..E\n\n",
                "\nK.#  \n..E\t\n\n",
                "K.#\r..E"
            })
    void parseForgivesHowLinesEndAndWhatStandsBetweenThem(String text) {
        Board board = BoardText.parse(text);
        assertEquals("K.#\n..E\n", BoardText.format(board));
    }

    @Test
    void readLeavesAByteOrderMarkOut() throws IOException {
        Path file = folder.resolve("marked.board");
        Files.writeString(file, "\uFEFFK..\n...\n");
        assertEquals(Board.full(3, 2).withStart(0), BoardText.read(file));
    }

    @Test
    void parseTakesOnePlayableSquare() {
        assertEquals(1, BoardText.parse(".").playableCount());
        assertEquals(0, BoardText.parse("K").start());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                  | 1 | the board is empty",
                "'; only words'      | 1 | the board is empty",
                "'...|..|'           | 2 | this row has 2 squares, the first has 3",
                "'; c|...|; d|....'  | 4 | this row has 4 squares, the first has 3",
                "'.. .'              | 1 | ' ' in column 3 is not a square",
                "'...|.x.'           | 2 | 'x' in column 2 is not a square",
                "'...|.k.'           | 2 | 'k' in column 2 is not a square",
                "'...|hello'         | 2 | 'h' in column 1 is not a square",
                "'.é.'               | 1 | 'é' in column 2 is not a square",
                "'..é.|...'          | 1 | 'é' in column 3 is not a square",
                "'K..|..K'           | 2 | this is a second start (K)",
                "'KK'                | 1 | this is a second start (K)",
                "'E..|...|..E'       | 3 | this is a second end (E)",
                "'###|###'           | 1 | no square is playable",
            },
            quoteCharacter = '\'')
    void parseNamesTheLineOfAFault(String rows, int line, String what) {
        InputFault fault =
                assertThrows(InputFault.class, () -> BoardText.parse((rows == null ? "" : rows).replace('|', '\n')));
        assertEquals(line, fault.line());
        assertEquals(what, fault.description());
        assertFalse(fault.remedy().isBlank());
    }

    @Test
    void parseShowsAControlCharacterByItsNumber() {
        InputFault fault = assertThrows(InputFault.class, () -> BoardText.parse(".\u0007."));
        assertEquals("U+0007 in column 2 is not a square", fault.description());
    }

    @Test
    void parseTakesTheLargestBoardAndNoLarger() {
        String row = ".".repeat(1000) + "\n";
        assertEquals(1_000_000, BoardText.parse(row.repeat(1000)).playableCount());
        InputFault high = assertThrows(InputFault.class, () -> BoardText.parse(row.repeat(1001)));
        assertEquals(1001, high.line());
        InputFault wide = assertThrows(InputFault.class, () -> BoardText.parse(".".repeat(1001)));
        assertEquals(1, wide.line());
    }

    @Test
    void readNamesTheFileOfAFault() throws IOException {
        Path file = folder.resolve("ragged.board");
        Files.writeString(file, "...\n..\n");
        String message =
                assertThrows(InputFault.class, () -> BoardText.read(file)).getMessage();
        assertTrue(message.startsWith(file + ":2: this row has 2 squares"), message);
    }

    @Test
    void readRefusesWhatIsNoText() throws IOException {
        assertFault("binary.board", new byte[] {'.', '.', '\n', 0, 1, 2}, 2, "the file is not text");
        assertFault("latin.board", "...\n.\u00e9.\n".getBytes(StandardCharsets.ISO_8859_1), 2, "the text is not UTF-8");
        assertFault("wide.board", "...\n...\n".getBytes(StandardCharsets.UTF_16), 1, "the file is not text");
        byte[] huge = ".".repeat(BoardText.MAX_BYTES + 1).getBytes(StandardCharsets.US_ASCII);
        assertFault(
                "huge.board",
                huge,
                0,
                "the file is larger than " + NumberFormatter.grouped(BoardText.MAX_BYTES) + " bytes");
        assertFault("empty.board", new byte[0], 1, "the board is empty");
    }

    private void assertFault(String name, byte[] content, int line, String what) throws IOException {
        Path file = Files.write(folder.resolve(name), content);
        InputFault fault = assertThrows(InputFault.class, () -> BoardText.read(file));
        assertEquals(what, fault.description());
        assertEquals(line, fault.line());
        assertEquals(file.toString(), fault.place());
    }

    @ParameterizedTest
    @CsvSource({"8x8,8,8", "8X6,8,6", "' 3 × 4 ',3,4", "4096x1,4096,1"})
    void ofSizeReadsColumnsFirst(String text, int columns, int rows) {
        assertTrue(BoardText.isSize(text));
        assertEquals(Board.full(columns, rows), BoardText.ofSize(text));
        assertEquals(Board.full(columns, rows), BoardText.named(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x8", "8x0", "4097x2", "999999999x999999999", "8x", "8", "-1x3", "8x8x8", ""})
    void ofSizeRefusesWhatNoBoardHas(String text) {
        assertThrows(InputFault.class, () -> BoardText.ofSize(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"no such file", "9999999999x3", "", "\0"})
    void namedSaysWhatItCannotFind(String text) {
        assertThrows(InputFault.class, () -> BoardText.named(text));
    }

    @Test
    void everyBoardOfTheOraclesIsRead() throws Exception {
        Path boards = Path.of(BoardTextTest.class.getResource("/oracles/boards").toURI());
        try (Stream<Path> files = Files.list(boards)) {
            long read = files.filter(file -> file.toString().endsWith(".board"))
                    .map(BoardText::read)
                    .filter(board -> board.start() != Board.NONE)
                    .count();
            assertEquals(6, read);
        }
    }
}
