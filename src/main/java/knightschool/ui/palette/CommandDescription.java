package knightschool.ui.palette;

import java.util.List;
import java.util.stream.Collectors;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.KeyStroke;

/**
 * The id, keys and words of a command, without its scene.
 *
 * @param id the id, see {@link Command#id}
 * @param keys the keys as shown to the user; may be empty
 * @param words the effect of the command in words
 */
public record CommandDescription(String id, String keys, String words) {
    /** Returns the description of a command. */
    public static CommandDescription of(Command command) {
        return new CommandDescription(command.id(), command.keyText(), command.words());
    }

    /**
     * Returns the description of an entry of the table. Among keys with the same effect letters are left out, because a
     * scene may use them for something else.
     */
    public static CommandDescription of(CommandDefinitions.Entry entry) {
        List<KeyStroke> keys = entry.keys().stream().map(KeyStroke::of).toList();
        List<KeyStroke> otherKeys = keys.stream().filter(key -> !key.isLetter()).toList();
        String text = (otherKeys.isEmpty() ? keys : otherKeys)
                .stream().map(KeyStroke::text).collect(Collectors.joining(", "));
        return new CommandDescription(entry.id(), text, entry.words());
    }

    /** Returns the words with an initial capital. */
    String title() {
        return Command.title(words);
    }

    /** Returns whether the command makes sense only on screen: it stops work in progress, or goes back. */
    public boolean isOfScreen() {
        return id.endsWith(Command.STOP) || id.endsWith(Command.BACK);
    }
}
