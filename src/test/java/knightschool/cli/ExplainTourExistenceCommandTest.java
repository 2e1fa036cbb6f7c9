package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplainTourExistenceCommandTest {
    @TempDir
    Path folder;

    @Test
    void explainPrintsTheWitness() {
        assertEquals("""
                {"tour": "impossible",
                "witness": {"kind": "isolated","squares": [4],"text": "No move leads to b2 or away from it, so the board is disconnected."},
                "example": null}
                """, explain("3x3"));
    }

    @Test
    void explainPrintsAnExample() {
        assertEquals("{\"tour\": \"exists\",\n\"witness\": null,\n\"example\": [0]}\n", explain("1x1"));
        String open = explain("8x8");
        assertTrue(open.startsWith("{\"tour\": \"exists\",\n\"witness\": null,\n\"example\": ["), open);
        assertEquals(64, open.substring(open.indexOf('[')).split(",").length);
    }

    @Test
    void explainSaysWhatWasTriedWhereNothingIsKnown() throws Exception {
        String unknown = explain(holed(), "--closed", "--max-steps", "300");
        assertEquals("""
                {"tour": "unknown",
                "witness": null,
                "example": null,
                "tried": ["isolated","disconnected","dead-ends","colour-imbalance",\
                """.strip(), unknown.substring(0, unknown.indexOf("\"every cut")));
        assertTrue(unknown.endsWith("\"a search of 300 steps\"]}\n"), unknown);
    }

    @Test
    void theoremIsNamedWhereNoWitnessOfItIsFound() {
        String unknown = explain("8x3", "--closed", "--max-steps", "100");
        assertTrue(unknown.startsWith("{\"tour\": \"unknown\",\n\"witness\": null,"), unknown);
        assertTrue(unknown.contains("\"a search of 100 steps\",\"a theorem says that there is none, "), unknown);
        assertTrue(unknown.endsWith("(Schwenk 1991)\"]}\n"), unknown);
        assertEquals("exhausted", kind(explain("8x3", "--closed")));
    }

    @Test
    void boardThatIsNotSearchedIsUnknown() throws Exception {
        String unknown = explain(holed(), "--closed", "--max-steps", "61");
        assertTrue(unknown.startsWith("{\"tour\": \"unknown\","), unknown);
        assertTrue(unknown.endsWith("\"no search: it may make fewer steps than there are squares\"]}\n"), unknown);
    }

    @ParameterizedTest
    @CsvSource({
        "4x4, , cut",
        "3x5, , cut",
        "3x6, , cut",
        "2x9, , disconnected",
        "5x5, --closed, colour-imbalance",
        "3x4, --closed, cut",
        "4x40, --closed, cut",
        "1x1, --closed, colour-imbalance"
    })
    void explainNamesTheSimplestKind(String board, String option, String kind) {
        String json = option == null ? explain(board) : explain(board, option);
        assertEquals(kind, kind(json), json);
    }

    @Test
    void startIsTheOptionElseKElseEverySquare() throws Exception {
        String k = board(".K...\n.....\n.....\n.....\n.....\n");
        assertEquals("colour-imbalance", kind(explain(k)));
        assertTrue(explain(k, "--any-start").contains("exists"));
        assertTrue(explain(k, "--start", "a1").contains("exists"));
        assertEquals("colour-imbalance", kind(explain("5x5", "--start", "a2")));
    }

    @Test
    void endIsEnteredOnlyLast() throws Exception {
        String end = board("....E\n.....\n.....\n.....\n.....\n");
        assertTrue(explain(end).contains("\"example\": ["));
        assertTrue(explain(end).endsWith(",4]}\n"));
        assertTrue(explain(end, "--start", "a1").endsWith(",4]}\n"));
        assertEquals("cut", kind(explain(end, "--start", "e5")));
        String message = CommandLineRun.refusalOf("explain", "--board", end, "--closed");
        assertTrue(message.contains("--closed: a closed tour has no end square"), message);
    }

    @Test
    void longSearchSaysHowFarItIs() throws Exception {
        AtomicLong clock = new AtomicLong();
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(
                new StringWriter(), new PrintWriter(messages), () -> clock.getAndAdd(TimeUnit.SECONDS.toNanos(2)));
        assertEquals(
                0, Cli.run(terminal, "explain", "--board", holed(), "--closed", "--start", "a1", "--max-steps", "300"));
        assertTrue(messages.toString().contains(" cuts tried so far. Ctrl+C ends the search."), messages::toString);
        assertTrue(
                messages.toString().contains(" steps so far. Ctrl+C ends the search; --max-steps sets a limit."),
                messages::toString);
    }

    /** 8 × 8 without two squares next to each other: it has tours, but no one knows them beforehand. */
    private String holed() throws Exception {
        return board("........\n".repeat(3) + "...##...\n" + "........\n".repeat(4));
    }

    private String board(String text) throws Exception {
        return Files.writeString(Files.createTempFile(folder, "some", ".board"), text)
                .toString();
    }

    private static String kind(String json) {
        return json.replaceAll("(?s).*\"kind\": \"([a-z-]*)\".*", "$1");
    }

    private static String explain(String board, String... more) {
        return CommandLineRun.outputOf(Arguments.with(more, "explain", "--board", board));
    }
}
