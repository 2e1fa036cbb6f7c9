package knightschool.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import knightschool.files.InputFault;
import knightschool.files.TextFiles;

/** Reads what stands on the command line, so that a fault names its place. */
final class ArgumentReader {
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

    /** A whole number of steps behind an option, see {@link #number(String, String, long, String)}. */
    static long number(String option, String text, long least) {
        return number(option, text, least, "steps");
    }

    /**
     * A whole number behind an option.
     *
     * @param least the smallest that can be used
     * @param what what is counted, in the plural
     * @throws InputFault if it is none, or smaller, or too large to count to
     */
    static long number(String option, String text, long least, String what) {
        String digits = text.strip();
        if (!digits.matches("[+-]?\\d+")) {
            throw new InputFault(option, 0, "\"" + text + "\" is not a whole number", from(least, what));
        }
        if (digits.length() > 18) {
            throw new InputFault(option, 0, digits + " is too large a number", "Write one of at most 18 digits.");
        }
        long number = Long.parseLong(digits);
        if (number < least) {
            throw new InputFault(option, 0, number + " " + what + " are too few", from(least, what));
        }
        return number;
    }

    private static String from(long least, String what) {
        return "Write a number of " + what + " from " + least + " on, such as 1000.";
    }
}
