package knightschool.cli;

import java.util.concurrent.Callable;

/** A command: picocli sets its options, {@link Cli} its terminal, and its result is the exit status. */
abstract class TerminalCommand implements Callable<Integer> {
    /** The terminal of the command; set before the command is called. */
    Terminal terminal;
}
