package knightschool.ui.command;

import java.util.ArrayList;
import java.util.List;

/** The commands of one part of the program, which are found by their ids. */
public abstract class AbstractCommandList {
    /** The commands in their order; subclasses add theirs. */
    protected final List<Command> all = new ArrayList<>();

    /** Returns the commands in their order. */
    public final List<Command> all() {
        return List.copyOf(all);
    }

    /**
     * Returns the command with an id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public final Command named(String id) {
        return Command.named(all, id);
    }
}
