package knightschool.cli;

import java.util.concurrent.Callable;

/** A command: picocli fills in its options, {@link Cli} what it talks to, and its result is the exit status. */
abstract class TerminalCommand implements Callable<Integer> {
    /** What the command talks to; set before it is called. */
    Terminal terminal;
}
