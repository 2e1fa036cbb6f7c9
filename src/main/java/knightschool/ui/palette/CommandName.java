package knightschool.ui.palette;

import knightschool.ui.command.Command;

/**
 * What is known of a command without the scene that does it.
 *
 * @param id see {@link Command#id}
 * @param keys as a person reads them; may be empty
 * @param words what it does
 */
public record CommandName(String id, String keys, String words) {
    /** That of a command. */
    public static CommandName of(Command command) {
        return new CommandName(command.id(), command.keyText(), command.words());
    }

    /** The words, beginning with a capital. */
    String title() {
        return Command.title(words);
    }

    /** Whether it stops work that is under way. */
    public boolean isStop() {
        return id.endsWith(Command.STOP);
    }
}
