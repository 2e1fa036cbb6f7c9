package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import knightschool.algorithm.Algorithm;
import knightschool.algorithm.Algorithms;
import knightschool.board.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class RunCensusCommandTest {
    @TempDir
    Path folder;

    @Test
    void helpSaysThatALimitIsNeeded() {
        String help = CommandLineRun.outputOf("census", "--help").replaceAll("\\s+", " ");
        assertTrue(help.contains("--max-steps=N Stop each search after that many steps. A census needs it."), help);
        assertTrue(CommandLineRun.outputOf("solve", "--help")
                .replaceAll("\\s+", " ")
                .contains("--max-steps=N Stop after that many steps. Without it: never."));
    }

    @Test
    void censusPrintsARowForEveryStart() {
        assertEquals("""
                start,outcome,steps
                0,found,7
                1,found,7
                2,found,7
                3,found,7
                5,found,7
                6,found,7
                7,found,7
                8,found,7
                """, census(board("...\n.#.\nK..\n"), "backtracking"));
        assertEquals(
                "start,outcome,steps\n0,proven-absent,28\n4,proven-absent,0\n",
                census("3x3", "backtracking", "--starts", "b2,0"));
    }

    @Test
    void censusAgreesWithSolve() {
        String board = board("......\n..#...\n......\n....E.\n");
        for (String algorithm : names()) {
            for (String row : census(board, algorithm).lines().skip(1).toList()) {
                String[] parts = row.split(",");
                String solved = output(
                        board,
                        algorithm,
                        "solve",
                        "--board",
                        board,
                        "--algorithm",
                        algorithm,
                        "--start",
                        parts[0],
                        "--max-steps=50000");
                assertTrue(
                        solved.startsWith("{\"outcome\": \"" + parts[1] + "\",\n\"steps\": " + parts[2] + ",\n"),
                        row + " " + solved);
            }
        }
    }

    @Test
    void optionsOfTheAlgorithmHold() {
        assertTrue(census("5x5", "warnsdorff", "--no-backtracking").contains(",stopped,"));
        assertEquals("start,outcome,steps\n0,found,24\n", census("5x5", "warnsdorff", "--starts=a5"));
        assertFalse(census("5x5", "forward-checking", "--closed", "--max-steps", "1000000")
                .contains(",found,"));
    }

    @Test
    void storedCircuitIsReadFromEveryStartAndClosed() {
        for (String size : List.of("8x8", "5x6", "3x10")) {
            int squares = BoardText.ofSize(size).squares();
            String rows = census(size, "stored-circuit", "--closed");
            assertEquals(
                    squares,
                    rows.lines()
                            .filter(row -> row.endsWith(",found," + (squares - 1)))
                            .count(),
                    rows);
        }
        assertEquals(
                12,
                census("3x4", "stored-circuit")
                        .lines()
                        .filter(row -> row.endsWith(",stopped,0"))
                        .count());
    }

    @Test
    void closedToursTakeOtherStepsFromEveryStart() {
        assertEquals(
                "start,outcome,steps\n0,found,90733\n",
                census("5x6", "way-home", "--closed", "--starts=0", "--max-steps=100000"));
        assertEquals("start,outcome,steps\n0,found,24955\n", census("5x6", "way-home", "--starts=0"));
    }

    /** The rows of every algorithm can be, also where it stops before the limit. */
    @Test
    void fileOfAnyAlgorithmIsGoneOnWith() {
        for (String algorithm : names()) {
            String out = "--out=" + folder.resolve(algorithm);
            String all = census("5x5", algorithm, out);
            assertEquals(all, census("5x5", algorithm, out, "--resume"));
        }
    }

    private static List<String> names() {
        return Algorithms.all().stream().map(Algorithm::name).toList();
    }

    @Test
    void randomTieBreakIsKnownByItsSeed() {
        Path file = folder.resolve("rows.csv");
        String[] random = {"--tie-break=random", "--starts=0", "--out=" + file};
        census("5x5", "warnsdorff", Arguments.with(random, "--seed=7"));
        census("5x5", "warnsdorff", Arguments.with(random, "--seed=7", "--resume"));
        refused(file, ".settings:3: ", "5x5", "warnsdorff", "--tie-break=random", "--seed=8");
    }

    @Test
    void fileHoldsWhatIsPrintedAndResumeCountsWhatItLacks() throws Exception {
        Path file = folder.resolve("rows.csv");
        String some = census("5x5", "backtracking", "--starts", "20,3-5", "--out", file.toString());
        assertEquals(some, Files.readString(file));
        String all = census("5x5", "backtracking", "--out", file.toString(), "--resume");
        assertEquals(census("5x5", "backtracking"), all);
        assertEquals(all, Files.readString(file));
        assertEquals(all, census("5x5", "backtracking", "--out", file.toString(), "--resume"));
    }

    /** A wrong row whose steps cost too much to be counted again is kept: so it was not counted. */
    @Test
    void resumeKeepsTheRowsOfTheFile() throws Exception {
        Path file = Files.writeString(folder.resolve("rows.csv"), "start,outcome,steps\n7,found,29999999\n");
        String all = census(
                "8x8", "backtracking", "--out", file.toString(), "--resume", "--starts=0,7", "--max-steps=30000000");
        assertEquals("start,outcome,steps\n0,found,6484065\n7,found,29999999\n", all);
    }

    @Test
    void tablesOfPartsAreJoinedByWritingThemOneBehindTheOther() throws Exception {
        String joined = census("5x5", "warnsdorff", "--starts=13-24") + census("5x5", "warnsdorff", "--starts=0-12");
        Path file = Files.writeString(folder.resolve("joined.csv"), joined);
        assertEquals(census("5x5", "warnsdorff"), census("5x5", "warnsdorff", "--out", file.toString(), "--resume"));
    }

    @Test
    void fileThatIsThereIsKeptUnlessTheCensusIsToGoOnWithIt() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.csv"), "start,outcome,steps\n0,found,24\n");
        CommandLineRun run = CommandLineRun.of(
                "census", "--board=5x5", "--algorithm=warnsdorff", "--max-steps=100", "--starts=1", "--out=" + file);
        assertEquals(2, run.status());
        assertTrue(run.messages().contains("--resume"), run.messages());
        assertEquals("start,outcome,steps\n0,found,24\n", Files.readString(file));
    }

    @Test
    void fileOfAnotherCensusIsRefused() throws Exception {
        Path file = folder.resolve("rows.csv");
        census("5x5", "backtracking", "--out", file.toString());
        String before = Files.readString(file);
        refused(file, ".settings:1: ", "6x5", "backtracking");
        refused(file, ".settings:2: ", "5x5", "warnsdorff");
        refused(file, ".settings:3: ", "5x5", "backtracking", "--closed");
        refused(file, ".settings:4: ", "5x5", "backtracking", "--max-steps=100");
        Files.delete(folder.resolve("rows.csv.settings"));
        refused(file, ":2: ", "6x5", "backtracking");
        refused(file, ":2: ", "5x5", "warnsdorff");
        refused(file, ":2: ", "5x5", "backtracking", "--closed");
        refused(file, ":3: ", "5x5", "backtracking", "--max-steps=100");
        refused(file, ":22: ", "4x5", "backtracking");
        assertEquals(before, Files.readString(file));
    }

    /** What a table answers lies beside the table itself, by whatever link it is named. */
    @Test
    void settingsLieBesideTheTableThatALinkLeadsTo() throws Exception {
        Path table = Files.createDirectory(folder.resolve("tables")).resolve("real.csv");
        Path settings = table.resolveSibling("real.csv.settings");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), table);
        String all = census("5x5", "warnsdorff", "--out", link.toString());
        assertTrue(Files.exists(settings), "a table that is yet to be");
        assertEquals(all, census("5x5", "warnsdorff", "--out", link.toString(), "--resume"));
        assertFalse(Files.exists(folder.resolve("link.csv.settings")));
        String message = CommandLineRun.refusalOf(
                "census", "--board=5x5", "--algorithm=warnsdorff", "--max-steps=50", "--resume", "--out=" + link);
        assertTrue(message.contains(settings + ":4: "), message);
    }

    /** Nobody would count a row again whose steps are few: it is seen to be wrong where it stands. */
    @Test
    void rowFoundSoonerThanATourCanEndIsRefusedByItsLine() throws Exception {
        Path file = Files.writeString(folder.resolve("rows.csv"), "start,outcome,steps\n7,stopped,50000\n0,found,23\n");
        String message = CommandLineRun.refusalOf(
                "census", "--board=5x5", "--algorithm=warnsdorff", "--max-steps=50000", "--resume", "--out=" + file);
        assertTrue(
                message.contains(file + ":3: found after 23 steps, but a tour of this board takes at least 24"),
                message);
    }

    private void refused(Path file, String where, String board, String algorithm, String... more) {
        String message = CommandLineRun.refusalOf(Arguments.with(
                more,
                "census",
                "--board",
                board,
                "--algorithm",
                algorithm,
                "--out=" + file,
                "--resume",
                more.length > 0 && more[0].startsWith("--max") ? "--starts=0-24" : "--max-steps=50000"));
        assertTrue(message.contains(file + where), message);
        assertTrue(
                message.endsWith(
                        "Go on with the board, the algorithm and the limit of that file, or choose another" + " name."),
                message);
    }

    @Test
    void longCensusSaysHowFarItIs() {
        AtomicLong clock = new AtomicLong();
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(
                new StringWriter(), new PrintWriter(messages), () -> clock.getAndAdd(TimeUnit.SECONDS.toNanos(3)));
        assertEquals(
                0, Cli.run(terminal, "census", "--board", "5x5", "--algorithm", "warnsdorff", "--max-steps", "1000"));
        String first = messages.toString().lines().findFirst().orElseThrow();
        assertTrue(first.matches("knight-school: \\d+ of 25 starts, [\\d,]+ steps counted so far\\..*"), first);
    }

    /** Nobody reads on, as behind {@code head}: all rows are in the file all the same. */
    @Test
    void readerThatHasGoneLeavesTheWholeFile() throws Exception {
        Path file = folder.resolve("rows.csv");
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(new ReaderThatLeaves(), new PrintWriter(messages), () -> 0);
        assertEquals(
                0,
                Cli.run(
                        terminal,
                        "census",
                        "--board=5x5",
                        "--algorithm=backtracking",
                        "--max-steps=50000",
                        "--out=" + file));
        assertEquals("", messages.toString());
        assertEquals(1 + 25, Files.readAllLines(file).size(), Files.readString(file));
        assertEquals(census("5x5", "backtracking"), census("5x5", "backtracking", "--resume", "--out=" + file));
    }

    /** Takes the first line and no more. */
    private static final class ReaderThatLeaves extends FilterWriter {
        ReaderThatLeaves() {
            super(new StringWriter());
        }

        @Override
        public void flush() throws IOException {
            if (out.toString().contains("\n0,")) {
                throw new IOException("Broken pipe");
            }
        }
    }

    private String board(String text) {
        try {
            return Files.writeString(Files.createTempFile(folder, "some", ".board"), text)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String census(String board, String algorithm, String... more) {
        boolean limited = Arrays.stream(more).anyMatch(word -> word.startsWith("--max-steps"));
        String[] options = limited ? more : Arguments.with(more, "--max-steps=50000");
        return output(board, algorithm, Arguments.with(options, "census", "--board", board, "--algorithm", algorithm));
    }

    /** What is printed where nothing is said but that the algorithm knows nothing of the board. */
    private static String output(String board, String algorithm, String... line) {
        CommandLineRun run = CommandLineRun.of(line);
        String silent = Algorithms.named(algorithm).silentOn(BoardText.named(board));
        assertEquals(
                silent.isEmpty() ? "" : "knight-school: " + silent,
                run.messages().strip());
        assertEquals(0, run.status());
        return run.output();
    }
}
