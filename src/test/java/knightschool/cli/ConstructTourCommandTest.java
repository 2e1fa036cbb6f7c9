package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import knightschool.board.Board;
import knightschool.board.BoardText;
import knightschool.tour.TourFaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstructTourCommandTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "8x8, true, divide-and-conquer",
        "5x5, false, divide-and-conquer",
        "3x10, true, divide-and-conquer",
        "31x4, false, divide-and-conquer",
        "1x1, false, divide-and-conquer",
        "101x220, true, divide-and-conquer",
        "8x8, true, warnsdorff",
        "8x8, false, warnsdorff",
        "7x9, false, warnsdorff",
        "100x100, false, warnsdorff",
        "1x1, false, warnsdorff"
    })
    void printsATourOneIndexALine(String size, boolean closed, String method) {
        String[] line = {"tour", "--board", size, "--method", method};
        String output = CommandLineRun.outputOf(closed ? Arguments.with(new String[] {"--closed"}, line) : line);
        int[] tour = output.lines().mapToInt(Integer::parseInt).toArray();
        Board board = BoardText.ofSize(size);
        assertEquals(Optional.empty(), TourFaults.first(board, tour, closed));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    4x4 |          | there is no open tour of 4 x 4: 4 x 4 has no tour (Conrad
                    7x7 | --closed | there is no closed tour of 7 x 7: a closed tour changes colour at every step
                    4x9 | --closed | there is no closed tour of 4 x 9: no board with a side of 1, 2 or 4 squares
                    3x8 | --closed | (Schwenk 1991)
                    """)
    void boardWithoutATourIsToldWithItsTheoremAndStatusOne(String size, String closed, String message) {
        String[] line = {"tour", "--board", size};
        CommandLineRun run = CommandLineRun.of(closed == null ? line : Arguments.with(new String[] {closed}, line));
        assertEquals(1, run.status());
        assertEquals("", run.output());
        assertTrue(run.messages().startsWith("knight-school: "), run.messages());
        assertTrue(run.messages().contains(message), run.messages());
    }

    @Test
    void ruleThatFailsSaysThatThereIsATour() {
        CommandLineRun run = CommandLineRun.of("tour", "--board", "3x10", "--closed", "--method", "warnsdorff");
        assertEquals(1, run.status());
        assertEquals("", run.output());
        assertTrue(run.messages().contains("--method divide-and-conquer makes it"), run.messages());
    }

    @Test
    void outWritesTheTourIntoTheFileAlone() throws Exception {
        Path file = folder.resolve("tour.txt");
        Files.writeString(file, CommandLineRun.outputOf("tour", "--board", "5x6"));
        CommandLineRun run = CommandLineRun.of("tour", "--board", "30x31", "--out", file.toString());
        assertEquals(0, run.status());
        assertEquals("", run.output());
        assertEquals("knight-school: 930 squares written to " + file + ".\n", run.messages());
        assertEquals(CommandLineRun.outputOf("tour", "--board", "30x31"), Files.readString(file));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void oneSquareIsNotSaidToBeMany() {
        String file = folder.resolve("tour.txt").toString();
        assertEquals(
                "knight-school: 1 square written to " + file + ".\n",
                CommandLineRun.of("tour", "--board", "1x1", "--out", file).messages());
    }

    @Test
    void whatIsMadePassesTheCheck() {
        Path file = folder.resolve("tour.txt");
        CommandLineRun.of("tour", "--board", "500x401", "--closed", "--out", file.toString());
        assertEquals("ok\n", CommandLineRun.outputOf("check-tour", file.toString(), "--board", "500x401", "--closed"));
    }
}
