package knightschool.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ReaderCheckTest {
    /** The tests' own output is a pipe: what the system says of one that takes nothing now is no word of a reader. */
    @Test
    void onlyABrokenPipeMeansThatTheReaderHasGone() {
        for (String other : List.of("Resource temporarily unavailable", "Input/output error", "Stream Closed")) {
            assertFalse(Terminal.ReaderCheck.OF_PROCESS.isClosedPipe(new IOException(other)), other);
        }
        assertFalse(Terminal.ReaderCheck.OF_PROCESS.isClosedPipe(new IOException()));
        assertTrue(Terminal.ReaderCheck.OF_PROCESS.isClosedPipe(new IOException("Broken pipe")));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void systemTellsInItsWordsThatNobodyReads() {
        IOException message =
                new IOException(Terminal.ReaderCheck.closedPipeMessage().orElseThrow());
        assertTrue(Terminal.ReaderCheck.OF_PROCESS.isClosedPipe(message), message::toString);
    }

    /** A pipe that is full and does not wait, as a program may hand over that began this one. */
    @Test
    void pipeThatTakesNothingNowIsAFault() {
        StringWriter message = new StringWriter();
        Terminal terminal =
                new Terminal(Writer.nullWriter(), new PrintWriter(message), () -> 0, Terminal.ReaderCheck.OF_PROCESS);
        assertEquals(2, terminal.close(new IOException("Resource temporarily unavailable"), 0));
        assertTrue(message.toString().contains("the result cannot be written"), message::toString);
    }
}
