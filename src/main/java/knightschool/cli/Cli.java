package knightschool.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The root of the commands. */
@Command(
        name = "knight-school",
        version = "Knight School 1.0.0",
        mixinStandardHelpOptions = true,
        description = "Graph theory on the knight's graph. Without arguments it opens its window.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {
            "0:a result was printed, whatever it says",
            "1:a fault was found in what was checked",
            "2:a command line or an input that cannot be used"
        })
public final class Cli implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs one command line and returns its exit status: 0, 1 or 2, as the help says. */
    public static int run(String... args) {
        return new CommandLine(new Cli()).execute(args);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
