package knightschool.ui.palette;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;

/**
 * The id, keys and words of a command, without the scene that does it.
 *
 * @param id see {@link Command#id}
 * @param keys as a person reads them; may be empty
 * @param words what it does
 */
public record CommandDescription(String id, String keys, String words) {
    /** That of a command. */
    public static CommandDescription of(Command command) {
        return new CommandDescription(command.id(), command.keyText(), command.words());
    }

    /**
     * That of a line of the table. Of keys that do the same, letters are left out: a scene may use them for something
     * else.
     */
    public static CommandDescription of(CommandDefinitions.Entry entry) {
        List<KeyStroke> keys = entry.keys().stream().map(KeyStroke::of).toList();
        List<KeyStroke> others = keys.stream().filter(key -> !key.isLetter()).toList();
        String text =
                (others.isEmpty() ? keys : others).stream().map(KeyStroke::text).collect(Collectors.joining(", "));
        return new CommandDescription(entry.id(), text, entry.words());
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
