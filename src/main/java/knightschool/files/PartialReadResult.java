package knightschool.files;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The readable part of a text that the program wrote and that a user, a disk error or another version may have damaged.
 *
 * @param value the value of the valid lines
 * @param faults the faults of the lines that were skipped. The {@value #MOST_FAULTS}th also stands for each further
 *     one, so that a file of a million damaged lines takes little memory
 */
public record PartialReadResult<T>(T value, List<InputFault> faults) {
    private static final int MOST_FAULTS = 1_000;

    /** The replacement character of a decoder for bytes that are not UTF-8. */
    private static final char NO_TEXT = '\uFFFD';

    public PartialReadResult {
        faults = List.copyOf(faults);
    }

    /** Returns a result without faults. */
    public static <T> PartialReadResult<T> whole(T value) {
        return new PartialReadResult<>(value, List.of());
    }

    /**
     * Returns the result of a reader; {@code none} without a text. An exception that the reader does not foresee is a
     * fault of the text as a whole, so that no damaged file keeps the program from starting or from saving.
     */
    public static <T> PartialReadResult<T> parse(
            Optional<String> text, T none, Function<String, PartialReadResult<T>> reader) {
        try {
            return text.map(written -> requireInputFault(() -> reader.apply(written)))
                    .orElse(whole(none));
        } catch (InputFault fault) {
            return new PartialReadResult<>(none, List.of(fault));
        }
    }

    /**
     * Returns the value of a reader.
     *
     * @throws InputFault if the reader throws any exception or exhausts the stack
     */
    private static <T> T requireInputFault(Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            throw fault;
        } catch (RuntimeException | StackOverflowError _) {
            throw new InputFault("this cannot be read", "");
        }
    }

    /** Reads a text line by line. */
    @FunctionalInterface
    public interface LineReader {
        /**
         * Reads a line, stripped of surrounding space.
         *
         * @throws InputFault if the line is not valid
         */
        void read(String line);
    }

    /** Passes each line of a text to the reader and returns the faults; blank lines and comments are skipped. */
    public static List<InputFault> faults(String text, LineReader reader) {
        List<InputFault> faults = new ArrayList<>();
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext(); ) {
            String line = lines.next().strip();
            number++;
            if (!line.isEmpty() && !line.startsWith(";")) {
                try {
                    requireInputFault(() -> read(line, reader));
                } catch (InputFault fault) {
                    faults.add(faults.size() < MOST_FAULTS ? fault.shiftedBy(number) : faults.getLast());
                }
            }
        }
        return faults;
    }

    private static String read(String line, LineReader reader) {
        if (line.indexOf(NO_TEXT) >= 0) {
            throw new InputFault("the text is not UTF-8", "");
        }
        reader.read(line);
        return line;
    }
}
