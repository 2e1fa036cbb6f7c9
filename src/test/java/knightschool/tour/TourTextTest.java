package knightschool.tour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import knightschool.board.Board;
import knightschool.files.InputFault;
import knightschool.tour.TourText.Finding;
import knightschool.tour.construction.TourConstruction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TourTextTest {
    @TempDir
    Path folder;

    @Test
    void writeGivesOneIndexALine() throws IOException {
        int[] tour = {0, 9, 10, 99, 100, 16777215};
        assertEquals("0\n9\n10\n99\n100\n16777215\n", written(tour));
    }

    @Test
    void writtenTourIsReadAgainWhateverItsLength() throws IOException {
        int[] tour = TourConstruction.of(300, 401, true).tour();
        String text = written(tour);
        assertArrayEquals(tour, text.lines().mapToInt(Integer::parseInt).toArray());
        AtomicInteger told = new AtomicInteger();
        Path file = file(text);
        assertEquals(Optional.empty(), TourText.firstFault(file, Board.full(300, 401), true, told::set));
        assertEquals(65536, told.get());
    }

    @Test
    void whatWasWrittenIsKnownAgainAndNoOtherNumbers() throws IOException {
        for (int[] sides : new int[][] {{5, 5}, {5, 6}, {3, 10}, {10, 3}, {30, 41}}) {
            int[] tour = TourConstruction.of(sides[0], sides[1], false).tour();
            assertTrue(TourText.isOwn(file(written(tour))), sides[0] + " x " + sides[1]);
        }
        for (String others :
                new String[] {"", "0\n", "0 ", "0,1,2,3,4\n", "1\n0\n", "0\n1\n2\n3\n4\n5\n", "0\n7\n14\n"}) {
            assertFalse(TourText.isOwn(file(others)), others);
        }
        String oneLine = written(TourConstruction.of(5, 5, false).tour()).replace('\n', ' ');
        assertFalse(TourText.isOwn(file(oneLine)), "several on a line");
    }

    private static String written(int[] tour) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TourText.write(tour, out, _ -> {});
        return out.toString(StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    '0\\n6'                | 0 | MISSING
                    ''                     | 0 | MISSING
                    '\\n\\n 0 \\r\\n\\n\\t8'  | 5 | NO_MOVE
                    '0\\n6\\n0\\n'           | 3 | VISITED_TWICE
                    '12\\n'                | 1 | NO_SQUARE
                    '0\\n-3\\n'             | 2 | NO_SQUARE
                    '0 6,7'                | 1 | NO_MOVE
                    ' 0,6\\n\\n 0'          | 3 | VISITED_TWICE
                    '999999999999999999'   | 1 | NO_SQUARE
                    """)
    void faultHasTheLineOfTheFile(String text, int line, TourFault.Kind kind) throws IOException {
        Path file = file(text.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t"));
        Finding found =
                TourText.firstFault(file, Board.full(4, 3), false, _ -> {}).orElseThrow();
        assertEquals(kind, found.fault().kind());
        assertEquals(line, found.line());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    '0\\n6\\na8\\n'             | 3 | "a8" is not an index
                    '[0,6]'                    | 1 | "[0" is not an index
                    '0, 6\\n2;'                | 2 | "2;" is not an index
                    '\\0\\u0001'                 | 1 | is not an index
                    '0\\n1234567890123456789'   | 2 | "123456789012345678…" is not an index
                    '-'                        | 1 | "-" is not an index
                    """)
    void whatIsNoIndexIsRefusedWithItsLine(String text, int line, String what) throws IOException {
        Path file = file(text.replace("\\n", "\n").replace("\\0", "\0").replace("\\u0001", "\u0001"));
        InputFault fault =
                assertThrows(InputFault.class, () -> TourText.firstFault(file, Board.full(4, 3), false, _ -> {}));
        assertTrue(fault.getMessage().startsWith(file + ":" + line + ": "), fault.getMessage());
        assertTrue(fault.getMessage().contains(what), fault.getMessage());
    }

    private Path file(String text) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "some", ".tour"), text);
    }
}
