package knightschool.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import knightschool.files.InputFault;
import knightschool.layout.file.GraphFileFormat;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns any failure into one message and an exit status. */
record CommandExceptionHandler(Terminal terminal) implements IParameterExceptionHandler, IExecutionExceptionHandler {
    /** The exit status for an unusable command line or input. */
    static final int UNUSABLE = 2;

    @Override
    public int handleParseException(ParameterException fault, String[] args) {
        CommandLine command = fault.getCommandLine();
        String message = fault instanceof UnmatchedArgumentException unmatched
                ? unmatched(command, unmatched.getUnmatched())
                : ended(fault.getMessage());
        terminal.say(message + " See: " + command.getCommandSpec().qualifiedName() + " --help");
        return UNUSABLE;
    }

    private static String unmatched(CommandLine command, List<String> arguments) {
        String first = arguments.getFirst();
        if (first.startsWith("-")) {
            return "there is no option \"" + first + "\" here.";
        }
        if (command.getParent() == null && isNameOfFile(first)) {
            return "there is no file \"" + first + "\". Check the name and the folder.";
        }
        return command.getParent() == null
                ? "there is no command \"" + first + "\". Choose one of: "
                        + String.join(", ", command.getSubcommands().keySet()) + "."
                : "\"" + first + "\" is one argument too many.";
    }

    /**
     * Returns whether an argument that is not a command looks like the name of a file, probably meant for the window.
     */
    private static boolean isNameOfFile(String argument) {
        return !argument.startsWith("@")
                && (argument.contains("/")
                        || argument.contains("\\")
                        || Stream.concat(
                                        Stream.of(".board", ".setup", ".slide", ".md"),
                                        GraphFileFormat.ENDINGS.stream())
                                .anyMatch(argument::endsWith));
    }

    private static String ended(String sentence) {
        return sentence.endsWith(".") ? sentence : sentence + ".";
    }

    @Override
    public int handleExecutionException(Exception fault, CommandLine command, ParseResult result) {
        return switch (fault) {
            case InputFault input -> unusable(input.getMessage());
            case IOException output -> terminal.close(output, 0);
            case UncheckedIOException output -> terminal.close(output.getCause(), 0);
            default -> unusable(unexpected(fault));
        };
    }

    /** Returns the message for an internal error of the program. */
    static String unexpected(Throwable fault) {
        return "something went wrong inside the program (" + fault + "). Please report it with what you typed.";
    }

    private int unusable(String message) {
        terminal.say(message);
        return UNUSABLE;
    }
}
