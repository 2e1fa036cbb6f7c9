package knightschool.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import knightschool.files.resource.ServiceProviders;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The root command: creates the commands of the program, runs the one that the arguments name, and returns its exit
 * status.
 */
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

    private static final Map<String, Supplier<?>> COMMANDS = commands();

    @Spec
    private CommandSpec spec;

    /** Runs one command line and returns its exit status, 0, 1 or 2 as the help describes. */
    public static int run(String... args) {
        return run(Terminal.ofProcess(), args);
    }

    static int run(Terminal terminal, String... args) {
        int status = execute(terminal, args);
        ServiceProviders.faults().forEach(fault -> terminal.say(fault.getMessage()));
        return terminal.flush(status);
    }

    private static int execute(Terminal terminal, String... args) {
        try {
            return commandLine(terminal, args).execute(args);
        } catch (Error e) {
            terminal.say(
                    e instanceof OutOfMemoryError
                            ? "this needs more memory than there is. Take a smaller board."
                            : CommandExceptionHandler.unexpected(e));
            return CommandExceptionHandler.UNUSABLE;
        }
    }

    /** Returns whether arguments are a command line, rather than only names of files for the window to open. */
    public static boolean isCommandLine(String... args) {
        return args.length > 0
                && (args[0].startsWith("-")
                        || isCommand(args)
                        || Stream.of(args).noneMatch(Cli::isFile));
    }

    private static boolean isFile(String argument) {
        try {
            return Files.exists(Path.of(argument));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    /**
     * Returns the root command. If the first argument names a command, only that one is created, because creating all
     * of them takes longer than most of them run.
     */
    private static CommandLine commandLine(Terminal terminal, String... args) {
        CommandLine root = new CommandLine(new Cli());
        Map<String, Supplier<?>> commands = isCommand(args) ? Map.of(args[0], COMMANDS.get(args[0])) : COMMANDS;
        commands.forEach((name, command) -> root.addSubcommand(name, command.get()));
        root.getSubcommands()
                .values()
                .forEach(command -> command.<AbstractTerminalCommand>getCommand().terminal = terminal);
        CommandExceptionHandler faults = new CommandExceptionHandler(terminal);
        return root.setOut(terminal.printer())
                .setErr(terminal.messages())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(faults)
                .setExecutionExceptionHandler(faults);
    }

    private static boolean isCommand(String... args) {
        return args.length > 0 && COMMANDS.containsKey(args[0]);
    }

    /** Returns the commands in the order of the help. */
    private static Map<String, Supplier<?>> commands() {
        Map<String, Supplier<?>> commands = new LinkedHashMap<>();
        commands.put("solve", SolveCommand::new);
        commands.put("frame", PrintSearchStepCommand::new);
        commands.put("explain", ExplainTourExistenceCommand::new);
        commands.put("shortest-walk", ShortestCoveringWalkCommand::new);
        commands.put("read-picture", ReadPictureCommand::new);
        commands.put("count", CountToursCommand::new);
        commands.put("classify", ClassifyWalkCommand::new);
        commands.put("graph", PrintGraphCommand::new);
        commands.put("census", RunCensusCommand::of);
        commands.put("tour", ConstructTourCommand::new);
        commands.put("check-tour", CheckTourCommand::new);
        commands.put("levels", ListLevelsCommand::new);
        commands.put("map", SlidingPuzzleMapCommand::new);
        commands.put("check", CheckLessonsCommand::new);
        commands.put("render", RenderPicturesCommand::new);
        return commands;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
