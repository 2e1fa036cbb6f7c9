package knightschool.files;

import java.util.List;

/**
 * The readable part of a text that the program wrote and that a user, a disk error or another version may have damaged.
 *
 * @param value the value of the valid lines
 * @param faults the faults of the lines that were skipped
 */
public record PartialReadResult<T>(T value, List<InputFault> faults) {
    /** The replacement character of a decoder for bytes that are not UTF-8. */
    private static final char NO_TEXT = '\uFFFD';

    public PartialReadResult {
        faults = List.copyOf(faults);
    }

    /** Returns a result without faults. */
    public static <T> PartialReadResult<T> whole(T value) {
        return new PartialReadResult<>(value, List.of());
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
        FaultCollector faults = new FaultCollector();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isEmpty() && !line.startsWith(";")) {
                faults.attempt(i + 1, () -> read(line, reader));
            }
        }
        return faults.in("");
    }

    private static String read(String line, LineReader reader) {
        if (line.indexOf(NO_TEXT) >= 0) {
            throw new InputFault("the text is not UTF-8", "");
        }
        reader.read(line);
        return line;
    }
}
