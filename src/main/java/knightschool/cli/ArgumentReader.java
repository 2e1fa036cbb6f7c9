package knightschool.cli;

import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/**
 * Parses arguments of the command line, such as numbers and paths, and names the option in the fault of an unusable
 * argument.
 */
final class ArgumentReader {
    /** An upper limit for counts that no run reaches. */
    private static final long MOST = 999_999_999_999_999_999L;

    private ArgumentReader() {}

    /**
     * Returns what a reader returns.
     *
     * @throws InputFault the fault of the reader, with the option as its place unless it has a place already
     */
    static <T> T in(String option, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(option) : fault;
        }
    }

    /** Like {@link #in}, for a check that returns nothing. */
    static void check(String option, Runnable reader) {
        in(option, () -> {
            reader.run();
            return option;
        });
    }

    /**
     * Returns the path with the given name.
     *
     * @throws InputFault if the name is not a valid file name
     */
    static Path path(String name) {
        try {
            Path path = Path.of(name);
            if (!name.isBlank() && path.getFileName() != null) {
                return path;
            }
        } catch (InvalidPathException e) {
            // Reported below.
        }
        throw new InputFault("\"" + name + "\" is no file name", "Write the name of a file or a folder.");
    }

    /**
     * Returns the path with the given name, for writing.
     *
     * @throws InputFault if the name is not a valid file name, or the file may not be written
     */
    static Path target(String name) {
        Path path = path(name);
        TextFiles.checkWritable(path);
        return path;
    }

    /** Parses the number of steps given to an option, see {@link #number(String, String, Range)}. */
    static long number(String option, String text, long least) {
        return number(option, text, Range.from(least, "steps"));
    }

    /**
     * A range of allowed numbers.
     *
     * @param description what such a number is, such as "a number of steps"
     */
    record Range(long least, long most, String description) {
        /**
         * Returns the range from a number upwards.
         *
         * @param noun what is counted, in the plural
         */
        static Range from(long least, String noun) {
            return new Range(least, MOST, "a number of " + noun);
        }

        private boolean contains(BigInteger number) {
            return number.compareTo(BigInteger.valueOf(least)) >= 0 && number.compareTo(BigInteger.valueOf(most)) <= 0;
        }
    }

    /**
     * Parses the whole number given to an option.
     *
     * @throws InputFault if the text is not a whole number, or not in the range
     */
    static long number(String option, String text, Range range) {
        String digits = text.strip();
        boolean isNumber = digits.matches("[+-]?\\d+");
        if (isNumber && range.contains(new BigInteger(digits))) {
            return Long.parseLong(digits);
        }
        String description =
                isNumber ? digits + " is too " + (isBelow(digits, range) ? "small" : "large") : noNumber(text);
        throw new InputFault(
                option,
                description,
                "Write " + range.description() + " from " + range.least() + " to " + range.most() + ".");
    }

    private static boolean isBelow(String digits, Range range) {
        return new BigInteger(digits).compareTo(BigInteger.valueOf(range.least())) < 0;
    }

    private static String noNumber(String text) {
        return "\"" + text + "\" is not a whole number";
    }
}
