package knightschool.cli;

import java.util.concurrent.Callable;

/**
 * Base class of the commands: picocli sets the options, {@link Cli} sets the terminal, and the result of the call is
 * the exit status.
 */
abstract class AbstractTerminalCommand implements Callable<Integer> {
    /** The terminal of the command; set before the command is called. */
    Terminal terminal;
}
