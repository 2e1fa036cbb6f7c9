package knightschool.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class InputFaultTest {
    @Test
    void whatIsQuotedOverSeveralLinesStandsInOne() {
        InputFault fault = new InputFault(
                "a.setup", 3, "unknown scene \"one \n  two\r\n\r\nthree\u2028four\"", "Write \"one\ntwo\".");
        assertEquals("a.setup:3: unknown scene \"one two three four\". Write \"one two\".", fault.getMessage());
    }

    @Test
    void longQuotationOfLinesIsShortAndInOneLine() {
        String lines = "word\n".repeat(2_000_000);
        String message = new InputFault("unknown \"" + lines + "\"", "").getMessage();
        assertEquals(-1, message.indexOf('\n'));
        assertEquals("unknown \"word word", message.substring(0, 18));
    }
}
