package knightschool.statemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlidingPuzzleTextTest {
    @TempDir
    Path folder;

    @Test
    void levelOneIsWrittenAsItWasRead() throws IOException {
        SlidingPuzzle puzzle = StateMapTest.levelOne();
        assertEquals("BB...G\nE..H.G\nEAAH.G\nE..H..\nF...CC\nF.DDD.\n", SlidingPuzzleText.format(puzzle));
        assertEquals(6, puzzle.columns());
        assertEquals(8, puzzle.blocks().size());
        assertEquals(new SlidingBlock('H', 3, 1, 3, false), puzzle.blocks().getLast());
        assertEquals(new SlidingBlock('A', 1, 2, 2, true), puzzle.target());
    }

    @Test
    void everyPuzzleIsReadAsItWasWritten() {
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            SlidingPuzzle puzzle = RandomPuzzles.drawn(
                    random, 2 + random.nextInt(11), 1 + random.nextInt(12), random.nextInt(6), random.nextInt(25));
            assertEquals(puzzle, SlidingPuzzleText.parse(SlidingPuzzleText.format(puzzle)));
            assertEquals(
                    puzzle.hashCode(),
                    SlidingPuzzleText.parse(puzzle.toString()).hashCode());
        }
    }

    @Test
    void commentsEmptyLinesAndLineEndsOfAnySystemAreRead() {
        SlidingPuzzle puzzle = SlidingPuzzleText.parse("AA.B\n...B\n");
        assertEquals(puzzle, SlidingPuzzleText.parse("; seed 5\r\n\r\nAA.B ; the first row\r\n...B\r\n; end"));
        assertEquals(puzzle, SlidingPuzzleText.parse("AA.B  \n...B\t"));
    }

    @Test
    void lettersOfBothCasesAreBlocksButForTheWall() {
        SlidingPuzzle puzzle = SlidingPuzzleText.parse("AAxXb\n..aXb\nyyaXx\n");
        assertEquals(
                List.of('A', 'X', 'a', 'b', 'y'),
                puzzle.blocks().stream().map(SlidingBlock::letter).toList());
        assertEquals("{2, 14}", puzzle.walls().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''              | 1 | the puzzle is empty
            ; a/ /;b        | 1 | the puzzle is empty
            AA./B..         | 2 | block B has one cell only
            AA./...B        | 2 | this row has 4 cells, the first has 3
            AA./..          | 2 | this row has 2 cells, the first has 3
            .BB/.B.         | 1 | there is no block A
            A..             | 1 | block A has one cell only
            A./A.           | 1 | block A stands in a column
            AA/BB/B.        | 2 | the cells of block B are not side by side in one line
            AA/.B/B.        | 2 | the cells of block B are not side by side in one line
            AA.B/..../...B  | 1 | the cells of block B are not side by side in one line
            AA.BB/BB...     | 1 | the cells of block B are not side by side in one line
            AA...B/B.....   | 1 | the cells of block B are not side by side in one line
            AABBBB          | 1 | block B has 4 cells
            AAB/..B/..B/..B | 1 | block B has 4 cells
            AA.AA           | 1 | the cells of block A are not side by side in one line
            AA#             | 1 | '#' in column 3 is not a cell
            AA*             | 1 | '*' in column 3 is not a cell
            ;c/AA./.1.      | 3 | '1' in column 2 is not a cell
            AA é            | 1 | ' ' in column 3 is not a cell
            AAé             | 1 | 'é' in column 3 is not a cell
            AA.😀           | 1 | '😀' in column 4 is not a cell
            .............AA | 1 | the puzzle is too large
            """)
    void faultNamesLineAndWhat(String text, int line, String what) {
        String rows = text.replace('/', '\n');
        InputFault fault = assertThrows(InputFault.class, () -> SlidingPuzzleText.parse(rows));
        assertEquals(what, fault.description());
        assertEquals(line, fault.line());
        assertTrue(fault.remedy().endsWith("."), fault::getMessage);
    }

    @Test
    void invisibleSymbolsAreNamedByTheirCode() {
        InputFault fault = assertThrows(InputFault.class, () -> SlidingPuzzleText.parse("AA\u200b."));
        assertEquals("U+200B in column 3 is not a cell", fault.description());
    }

    @Test
    void thirteenRowsAreTooMany() {
        SlidingPuzzleText.parse("AA\n".concat("..\n".repeat(11)));
        InputFault fault =
                assertThrows(InputFault.class, () -> SlidingPuzzleText.parse("AA\n".concat("..\n".repeat(12))));
        assertEquals("the puzzle is too large", fault.description());
        assertEquals(13, fault.line());
    }

    @Test
    void fileIsReadWithAByteOrderMarkAndItsFaultsNameIt() throws IOException {
        Path file = folder.resolve("some.slide");
        Files.write(file, "\uFEFFAA.\n".getBytes(StandardCharsets.UTF_8));
        assertEquals(3, SlidingPuzzleText.read(file).columns());
        Files.writeString(file, "AA.\nB..\n");
        assertTrue(assertThrows(InputFault.class, () -> SlidingPuzzleText.read(file))
                .getMessage()
                .startsWith(file + ":2: block B has one cell only."));
    }

    @Test
    void hugeBinaryAndForeignFilesAreRefused() throws IOException {
        Path file = folder.resolve("some.slide");
        Files.writeString(file, "; ".concat("much ".repeat(20_000)));
        assertFault(file, "the file is larger than 65,536 bytes");
        Files.write(file, new byte[] {'A', 'A', '\n', 0});
        assertFault(file, "the file is not text");
        Files.write(file, new byte[] {'A', 'A', (byte) 0xFF});
        assertFault(file, "the text is not UTF-8");
        assertFault(folder.resolve("none"), "there is no such file");
        assertFault(folder, "this is a folder, not a file");
    }

    private static void assertFault(Path file, String what) {
        assertEquals(
                what,
                assertThrows(InputFault.class, () -> SlidingPuzzleText.read(file))
                        .description());
    }

    @Test
    void anyTextIsAPuzzleOrAFault() {
        Random random = new Random(7);
        String symbols = "AAABBCx..;\n\n\r é\t";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(20), 0, symbols.length()).forEach(at -> text.append(symbols.charAt(at)));
            try {
                SlidingPuzzle puzzle = SlidingPuzzleText.parse(text.toString());
                assertEquals(puzzle, SlidingPuzzleText.parse(SlidingPuzzleText.format(puzzle)));
            } catch (InputFault fault) {
                assertTrue(fault.line() > 0, fault::getMessage);
            }
        }
    }

    @Test
    void fileIsWrittenAsItIsRead() throws IOException {
        Path file = folder.resolve("some.slide");
        TextFiles.write(file, SlidingPuzzleText.format(StateMapTest.levelOne()));
        assertEquals(StateMapTest.levelOne(), SlidingPuzzleText.read(file));
    }
}
