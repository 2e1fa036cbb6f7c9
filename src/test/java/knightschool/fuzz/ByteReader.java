package knightschool.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import knightschool.files.InputFault;
import knightschool.files.PartialReadResult;
import knightschool.files.TextFiles;

/** Reads any bytes, and requires what every reader promises. */
@FunctionalInterface
interface ByteReader {
    /** As large as any text file that is read. */
    int MAX_BYTES = 64 << 20;

    /**
     * Reads bytes.
     *
     * @throws InputFault if they are not what the reader reads
     */
    void read(byte[] bytes);

    /** Returns the reader of a text whose value has no text of its own. */
    static ByteReader ofText(Function<String, ?> parse) {
        return bytes -> parse.apply(TextFiles.decode("", bytes, MAX_BYTES));
    }

    /** Returns the reader of a text whose value is read again as it is written. */
    static <T> ByteReader ofText(Function<String, T> parse, Function<T, String> format) {
        return ofText(parse, format, parse);
    }

    /** As {@link #ofText(Function, Function)}, for a value that is written in another format than it was read in. */
    static <T> ByteReader ofText(Function<String, T> parse, Function<T, String> format, Function<String, T> again) {
        return ofText(text -> requireReadAgain(parse.apply(text), again, format));
    }

    /** Returns the reader of a text that is normalized: its normal form is left as it is. */
    static ByteReader ofNormalForm(UnaryOperator<String> normalForm) {
        return ofText(normalForm, UnaryOperator.identity());
    }

    /** Returns the reader of a text that the program wrote, from which damaged lines are left out. */
    static <T> ByteReader ofParts(Function<String, PartialReadResult<T>> parse, Function<T, String> format) {
        return ofText(text -> {
            PartialReadResult<T> parts = parse.apply(text);
            parts.faults().forEach(ByteReader::requireForeseen);
            return requireReadAgain(
                    parts.value(),
                    written -> {
                        PartialReadResult<T> again = parse.apply(written);
                        assertEquals(List.of(), again.faults(), written);
                        return again.value();
                    },
                    format);
        });
    }

    private static <T> T requireReadAgain(T value, Function<String, T> parse, Function<T, String> format) {
        String written = new String(format.apply(value).getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        if (written.isEmpty()) {
            return value;
        }
        try {
            assertEquals(value, parse.apply(written), written);
        } catch (InputFault fault) {
            throw new AssertionError("what was written is not read again: " + written, fault);
        }
        return value;
    }

    /** Requires that a fault is the author's or the disk's, and stands for no exception of the reader. */
    static void requireForeseen(InputFault fault) {
        if (fault.description().startsWith("something went wrong inside the program")
                || fault.description().equals("this cannot be read")) {
            throw new AssertionError("a reader failed: " + fault.getMessage(), fault);
        }
    }
}
