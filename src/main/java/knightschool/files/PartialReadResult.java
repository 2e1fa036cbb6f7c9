package knightschool.files;

import java.util.List;

/**
 * What could be read of a text that the program wrote and a hand, a disk or another version may have spoilt.
 *
 * @param value what the good lines say
 * @param faults of the lines that were left out
 */
public record PartialReadResult<T>(T value, List<InputFault> faults) {
    /** What stands for bytes that are no text. */
    private static final char NO_TEXT = '\uFFFD';

    public PartialReadResult {
        faults = List.copyOf(faults);
    }

    /** All could be read. */
    public static <T> PartialReadResult<T> whole(T value) {
        return new PartialReadResult<>(value, List.of());
    }

    /** Collects what is read line by line. */
    @FunctionalInterface
    public interface LineReader {
        /**
         * Takes a line, without the space around it.
         *
         * @throws InputFault if it says nothing
         */
        void read(String line);
    }

    /** The faults of a text, of which each line stands for itself; empty ones and comments say nothing. */
    public static List<InputFault> faults(String text, LineReader reader) {
        Faults faults = new Faults();
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
