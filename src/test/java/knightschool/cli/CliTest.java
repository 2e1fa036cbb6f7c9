package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CliTest {
    @Test
    void helpListsTheCommands() {
        String help = CommandLineRun.outputOf("--help");
        for (String command : new String[] {
            "solve",
            "frame",
            "count",
            "classify",
            "graph",
            "census",
            "tour",
            "check-tour",
            "levels",
            "map",
            "check",
            "render",
            "read-picture"
        }) {
            assertTrue(help.contains("\n  " + command + " "), help);
        }
        assertEquals(help, CommandLineRun.outputOf());
        assertEquals("Knight School 1.0.0\n", CommandLineRun.outputOf("--version"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "frame", "count", "classify", "graph", "census", "tour", "levels", "check"})
    void helpOfACommandHasAnExampleThatRuns(String command) {
        String help = CommandLineRun.outputOf(command, "--help");
        assertTrue(help.startsWith("Usage: knight-school " + command + " "), help);
        assertTrue(help.contains("Exit status:"), help);
        String example =
                help.substring(help.indexOf("Example:")).lines().toList().get(1);
        String[] line = example.strip().substring("knight-school ".length()).split(" ");
        assertEquals(command, line[0]);
        CommandLineRun run = CommandLineRun.of(line);
        assertEquals(0, run.status(), run.messages());
        assertTrue(run.output().length() + run.messages().length() > 10);
    }

    @Test
    void readerThatHasGoneEndsTheCommandQuietly() {
        StringWriter messages = new StringWriter();
        assertEquals(0, run(new Broken("Broken pipe"), messages, "graph", "--board", "30x30"));
        assertEquals("", messages.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Relais brisé (pipe)", "Kırık boru", ""})
    void readerThatHasGoneIsKnownWithoutWords(String reason) {
        StringWriter messages = new StringWriter();
        Terminal piped = new Terminal(new Broken(reason), new PrintWriter(messages), () -> 0, _ -> true);
        assertEquals(0, Cli.run(piped, "graph", "--board", "30x30"));
        assertEquals("", messages.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "--version", "solve --help"})
    void helpThatCannotBeWrittenIsAFault(String line) {
        StringWriter messages = new StringWriter();
        assertEquals(2, run(new Broken("no room"), messages, line.split(" ")));
        assertEquals(1, messages.toString().lines().count(), messages.toString());
    }

    @Test
    void fullDiskIsSaidOnce() {
        StringWriter messages = new StringWriter();
        assertEquals(2, run(new Broken("No space left on device"), messages, "graph", "--board", "30x30"));
        assertEquals(1, messages.toString().lines().count(), messages.toString());
        assertTrue(messages.toString().contains("the result cannot be written"), messages.toString());
    }

    @Test
    void longSearchSaysHowFarItIs() {
        AtomicLong clock = new AtomicLong();
        StringWriter messages = new StringWriter();
        Terminal terminal = new Terminal(
                new StringWriter(), new PrintWriter(messages), () -> clock.getAndAdd(TimeUnit.SECONDS.toNanos(3)));
        assertEquals(0, Cli.run(terminal, "solve", "--board", "8x8", "--algorithm", "backtracking"));
        String first = messages.toString().lines().findFirst().orElseThrow();
        assertEquals("knight-school: 2,097,152 steps so far. Ctrl+C ends the search; --max-steps sets a limit.", first);
    }

    private static int run(Writer results, StringWriter messages, String... args) {
        return Cli.run(new Terminal(results, new PrintWriter(messages), () -> 0), args);
    }

    /** Takes nothing. */
    private static final class Broken extends Writer {
        private final String reason;

        Broken(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(char[] buffer, int from, int length) throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void flush() throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void close() {
            // Nothing to give back.
        }
    }
}
