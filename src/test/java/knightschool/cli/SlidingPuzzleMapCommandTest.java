package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;
import knightschool.statemap.SlidingPuzzleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlidingPuzzleMapCommandTest {
    @TempDir
    Path folder;

    private String levelOne() throws Exception {
        try (InputStream in = SlidingPuzzleMapCommandTest.class.getResourceAsStream("/oracles/sliding-level-1.slide")) {
            return file(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private String file(String text) throws Exception {
        return Files.writeString(Files.createTempFile(folder, "some", ".slide"), text)
                .toString();
    }

    @Test
    void mapPrintsThePublishedNumbers() throws Exception {
        String json = CommandLineRun.outputOf("map", "--puzzle", levelOne());
        assertTrue(
                json.startsWith(
                        "{\"states\": 1079,\n\"edges\": 5863,\n\"goals\": 4,\n\"shortest\": 8,\n\"solution\": ["),
                json);
        String expanded = CommandLineRun.outputOf("map", "--puzzle", levelOne(), "--expand-goals");
        assertTrue(expanded.startsWith("{\"states\": 1247,\n\"edges\": 6522,\n\"goals\": 172,\n"), expanded);
    }

    @Test
    void solutionSolvesThePuzzle() throws Exception {
        String level = levelOne();
        String json = CommandLineRun.outputOf("map", "--puzzle", level);
        SlidingPuzzle at = SlidingPuzzleText.read(Path.of(level));
        String moves = json.substring(json.indexOf('[') + 1, json.indexOf(']'));
        String[] solution = Pattern.compile("^\"|\",\"|\"$").split(moves);
        for (int i = 1; i < solution.length; i++) {
            at = at.after(BlockMoveText.parse(at, solution[i]));
        }
        assertTrue(at.isSolved(), json);
        assertEquals(8, solution.length - 1);
    }

    @Test
    void unsolvablePuzzleIsPrintedWithStatusOne() throws Exception {
        CommandLineRun run = CommandLineRun.of("map", "--puzzle", file("AA.x\n"));
        assertEquals(1, run.status());
        assertEquals("", run.messages());
        assertEquals(
                "{\"states\": 2,\n\"edges\": 1,\n\"goals\": 0,\n\"shortest\": -1,\n\"solution\": []}\n", run.output());
    }

    @Test
    void puzzleThatIsSolvedNeedsNoMove() throws Exception {
        assertEquals(
                "{\"states\": 1,\n\"edges\": 0,\n\"goals\": 1,\n\"shortest\": 0,\n\"solution\": []}\n",
                CommandLineRun.outputOf("map", "--puzzle", file(".AA\n...\n")));
    }

    @Test
    void mapThatIsTooLargeSaysWhatIsKnown() throws Exception {
        String rows = "AA......\nBB......\nCC......\nDD......\nEE......\n";
        assertEquals(
                "{\"states\": null,\n\"edges\": null,\n\"goals\": null,\n\"shortest\": 1,\n\"solution\": null,\n"
                        + "\"reason\": \"too large: it has more than 1,000 positions\"}\n",
                CommandLineRun.outputOf("map", "--puzzle", file(rows), "--max-states", "1000"));
        String blocked = CommandLineRun.outputOf(
                "map", "--puzzle", file(rows.replace("AA......", "AA....x.")), "--max-states", "1000");
        assertTrue(blocked.contains("\"shortest\": null,"), blocked);
    }

    @Test
    void longMapSaysHowFarItIs() throws Exception {
        AtomicLong clock = new AtomicLong();
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(
                new StringWriter(), new PrintWriter(messages), () -> clock.getAndAdd(TimeUnit.SECONDS.toNanos(9)));
        assertEquals(0, Cli.run(terminal, "map", "--puzzle", levelOne()));
        assertEquals(
                "knight-school: 1 positions found, 0 of them with all their moves. Ctrl+C ends it;"
                        + " --max-states sets a limit.",
                messages.toString().lines().findFirst().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    AA./..B   | :2: block B has one cell only. A block has two or three cells
                    AA./..    | :2: this row has 2 cells, the first has 3. All rows are equally long
                    .BB       | :1: there is no block A. A is the block to free
                    A./A.     | :1: block A stands in a column. A is freed to the right
                    AA#       | :1: '#' in column 3 is not a cell. Use '.' empty
                    """)
    void faultyPuzzleIsRefusedWithItsLine(String rows, String message) throws Exception {
        String file = file(rows.replace('/', '\n'));
        String refusal = CommandLineRun.refusalOf("map", "--puzzle", file);
        assertTrue(refusal.startsWith("knight-school: " + file + message), refusal);
    }
}
