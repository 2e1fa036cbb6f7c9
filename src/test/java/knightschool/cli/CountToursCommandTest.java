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
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class CountToursCommandTest {
    @TempDir
    Path folder;

    @Test
    void boardTooWideIsTold() {
        String tooWide = count("100x90");
        assertTrue(tooWide.startsWith("{\"count\": null,\n\"method\": \"frontier\",\n\"states\": 0,\n"), tooWide);
        assertTrue(tooWide.contains("would hold 62 squares or more, which is too many"), tooWide);
    }

    @Test
    void countPrintsThePublishedNumbersAsDigits() {
        assertTrue(count("5x5").startsWith("{\"count\": \"1728\",\n\"method\": \"frontier\",\n\"states\": "));
        assertTrue(count("6x6", "--closed").startsWith("{\"count\": \"9862\","));
        assertTrue(count("5x5", "--start", "a1").startsWith("{\"count\": \"304\","));
        assertEquals("{\"count\": \"1\",\n\"method\": \"small-board\",\n\"states\": 0}\n", count("1x1", "--any-start"));
    }

    @Test
    void countSaysWhereAFactRulesToursOut() {
        String closed = count("5x5", "--closed");
        assertTrue(closed.startsWith("{\"count\": \"0\",\n\"method\": \"obstruction\",\n"), closed);
        assertTrue(closed.contains("\"reason\": \"a fact"), closed);
    }

    @Test
    void startIsTheOptionElseKElseEverySquare() throws Exception {
        String k = board("K....\n.....\n.....\n.....\n.....\n");
        assertEquals("304", number(count(k)));
        assertEquals("1728", number(count(k, "--any-start")));
        assertEquals(number(count("5x5", "--start", "c3")), number(count(k, "--start", "c3")));
        assertEquals("1728", number(count(board(".....\n.....\n.....\n.....\n.....\n"))));
        String sixes = "......\n".repeat(5);
        assertEquals("8", number(count(board("K.....\n......\n......\n......\n......\n"), "--closed")));
        assertEquals("8", number(count(board(sixes), "--closed", "--start", "b2")));
    }

    @Test
    void endIsEnteredOnlyLast() throws Exception {
        String both = board("K....\n.....\n.....\n.....\n....E\n");
        String end = board(".....\n.....\n.....\n.....\n....E\n");
        assertEquals("304", number(count(end)));
        assertEquals(number(count(both)), number(count(end, "--start", "a5")));
        assertEquals("304", number(count(both, "--any-start")));
        assertEquals("0", number(count(end, "--start", "e1")));
        String message = CommandLineRun.refusalOf("count", "--board", end, "--closed");
        assertTrue(message.contains("--closed: a closed tour has no end square"), message);
    }

    @Test
    void countIsNullWhereThereAreTooManyStates() {
        String tooLarge = count("8x8", "--closed", "--max-states", "1000");
        assertTrue(tooLarge.startsWith("{\"count\": null,\n\"method\": \"frontier\",\n\"states\": 1000,\n"), tooLarge);
        assertTrue(tooLarge.contains("\"reason\": \"too large: 1,000 states"), tooLarge);
    }

    @Test
    void holeIsRefusedAsAStart() throws Exception {
        String message = CommandLineRun.refusalOf("count", "--board", board("#..\n...\n...\n"), "--start", "a3");
        assertTrue(message.contains("--start: \"a3\" is a hole of this board. Name a square"), message);
    }

    @Test
    void longCountSaysHowFarItIs() {
        AtomicLong clock = new AtomicLong();
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(
                new StringWriter(), new PrintWriter(messages), () -> clock.getAndAdd(TimeUnit.SECONDS.toNanos(1)));
        assertEquals(0, Cli.run(terminal, "count", "--board", "5x5"));
        String first = messages.toString().lines().findFirst().orElseThrow();
        assertEquals(
                "knight-school: 0 of 25 squares passed, 0 states so far."
                        + " Ctrl+C ends the count; --max-states sets a limit.",
                first.replaceAll("\\b[1-9]\\d* states", "0 states"));
    }

    private String board(String text) throws Exception {
        return Files.writeString(Files.createTempFile(folder, "some", ".board"), text)
                .toString();
    }

    private static String number(String json) {
        return json.substring("{\"count\": \"".length(), json.indexOf("\",\n"));
    }

    private static String count(String board, String... more) {
        return CommandLineRun.outputOf(Arguments.with(more, "count", "--board", board));
    }
}
