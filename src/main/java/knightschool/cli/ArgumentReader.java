package knightschool.cli;

import java.math.BigInteger;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/** Reads what stands on the command line, so that a fault names its place. */
final class ArgumentReader {
    /** No computer counts that far. */
    private static final long MOST = 999_999_999_999_999_999L;

    private ArgumentReader() {}

    /**
     * What a reader makes of it.
     *
     * @throws InputFault the reader's, with the option as its place unless it names a file
     */
    static <T> T in(String option, Supplier<T> reader) {
        try {
            return reader.get();
        } catch (InputFault fault) {
            throw fault.place().isEmpty() ? fault.in(option) : fault;
        }
    }

    /** As {@link #in}, for what is only looked at. */
    static void check(String option, Runnable reader) {
        in(option, () -> {
            reader.run();
            return option;
        });
    }

    /**
     * The file of a name.
     *
     * @throws InputFault if no file can have it
     */
    static Path path(String name) {
        try {
            Path path = Path.of(name);
            if (!name.isBlank() && path.getFileName() != null) {
                return path;
            }
        } catch (InvalidPathException e) {
            // Said below.
        }
        throw new InputFault("\"" + name + "\" is no file name", "Write the name of a file or a folder.");
    }

    /**
     * The file of a name, to be written.
     *
     * @throws InputFault if no file can have it, or it may not be written
     */
    static Path target(String name) {
        Path path = path(name);
        TextFiles.checkWritable(path);
        return path;
    }

    /** A whole number of steps behind an option, see {@link #number(String, String, Range)}. */
    static long number(String option, String text, long least) {
        return number(option, text, Range.from(least, "steps"));
    }

    /**
     * Which numbers can be used.
     *
     * @param what what such a number is, such as "a number of steps"
     */
    record Range(long least, long most, String what) {
        /**
         * As many as can be counted to.
         *
         * @param counted what is counted, in the plural
         */
        static Range from(long least, String counted) {
            return new Range(least, MOST, "a number of " + counted);
        }

        private boolean contains(BigInteger number) {
            return number.compareTo(BigInteger.valueOf(least)) >= 0 && number.compareTo(BigInteger.valueOf(most)) <= 0;
        }
    }

    /**
     * A whole number behind an option.
     *
     * @throws InputFault if it is none, or not in the range
     */
    static long number(String option, String text, Range range) {
        String digits = text.strip();
        boolean isNumber = digits.matches("[+-]?\\d+");
        if (isNumber && range.contains(new BigInteger(digits))) {
            return Long.parseLong(digits);
        }
        String what = isNumber ? digits + " is too " + (isBelow(digits, range) ? "small" : "large") : noNumber(text);
        throw new InputFault(
                option, 0, what, "Write " + range.what() + " from " + range.least() + " to " + range.most() + ".");
    }

    private static boolean isBelow(String digits, Range range) {
        return new BigInteger(digits).compareTo(BigInteger.valueOf(range.least())) < 0;
    }

    private static String noNumber(String text) {
        return "\"" + text + "\" is not a whole number";
    }
}
