package knightschool.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the commands. */
@Command(
        name = Cli.NAME,
        version = "Knight School 1.0.0",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        description =
                "Graph theory on the knight's graph. Without arguments, or with files alone, it opens its window.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:a result was printed, whatever it says",
            "1:a fault was found in what was checked, or there is no tour or no reachable goal",
            "2:a command line or an input that cannot be used"
        })
public final class Cli implements Runnable {
    static final String NAME = "knight-school";

    @Spec
    private CommandSpec spec;

    /** Runs one command line and returns its exit status: 0, 1 or 2, as the help says. */
    public static int run(String... args) {
        return run(Terminal.ofProcess(), args);
    }

    static int run(Terminal terminal, String... args) {
        return terminal.flush(execute(terminal, args));
    }

    private static int execute(Terminal terminal, String... args) {
        try {
            return commandLine(terminal).execute(args);
        } catch (Error e) {
            terminal.say(
                    e instanceof OutOfMemoryError
                            ? "this needs more memory than there is. Take a smaller board."
                            : FaultReport.unexpected(e));
            return FaultReport.UNUSABLE;
        }
    }

    /** Whether a command line is for this, and does not name files alone that the window opens. */
    public static boolean isCommandLine(String... args) {
        return args.length > 0
                && (args[0].startsWith("-")
                        || commandLine(Terminal.ofProcess()).getSubcommands().containsKey(args[0])
                        || Stream.of(args).noneMatch(Cli::isFile));
    }

    private static boolean isFile(String argument) {
        try {
            return Files.exists(Path.of(argument));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    private static CommandLine commandLine(Terminal terminal) {
        CommandLine root = new CommandLine(new Cli());
        commands().forEach(root::addSubcommand);
        root.getSubcommands().values().forEach(command -> command.<TerminalCommand>getCommand().terminal = terminal);
        FaultReport faults = new FaultReport(terminal);
        return root.setOut(terminal.printer())
                .setErr(terminal.messages())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private static List<Object> commands() {
        return List.of(
                new SolveCommand(),
                new FrameCommand(),
                new ExplainCommand(),
                new ShortestWalkCommand(),
                new ReadPictureCommand(),
                new CountCommand(),
                new ClassifyCommand(),
                new GraphCommand(),
                CensusCommand.of(),
                new TourCommand(),
                new CheckTourCommand(),
                new LevelsCommand(),
                new MapCommand(),
                new CheckCommand(),
                new RenderCommand());
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
