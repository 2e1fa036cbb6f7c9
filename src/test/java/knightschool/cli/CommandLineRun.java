package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * One command line, run within the test: what it left behind.
 *
 * @param status the exit status
 * @param output what was asked for
 * @param messages what was meant for a person
 */
record CommandLineRun(int status, String output, String messages) {
    /** Runs it on a clock that stands still, so that no progress is said however slow the machine is. */
    static CommandLineRun of(String... args) {
        StringWriter output = new StringWriter();
        StringWriter messages = new StringWriter();
        int status = Cli.run(new Terminal(output, new PrintWriter(messages), () -> 0), args);
        return new CommandLineRun(status, output.toString(), messages.toString());
    }

    /** The output of a command line that must end well and say nothing. */
    static String outputOf(String... args) {
        CommandLineRun run = of(args);
        assertEquals("", run.messages());
        assertEquals(0, run.status());
        assertTrue(run.output().endsWith("\n"), run.output());
        return run.output();
    }

    /** The message of a command line that must be refused in one line of words, with no output. */
    static String refusalOf(String... args) {
        CommandLineRun run = of(args);
        assertEquals(2, run.status(), run.output());
        assertEquals("", run.output());
        run.assertOneMessage();
        return run.messages().strip();
    }

    private void assertOneMessage() {
        assertEquals(1, messages.lines().count(), messages);
        assertTrue(messages.startsWith("knight-school: "), messages);
        assertFalse(messages.contains("Exception"), messages);
        assertFalse(messages.contains("inside the program"), messages);
    }
}
