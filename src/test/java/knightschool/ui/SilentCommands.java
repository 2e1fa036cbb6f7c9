package knightschool.ui;

import java.util.List;
import java.util.Set;
import javafx.scene.input.KeyCode;
import knightschool.ui.command.Command;

/** Commands that cannot be done now and do not say why, though they have a key that a person may press. */
public final class SilentCommands {
    /** They can always be done in a window; a test makes scenes that lie in none. */
    private static final Set<String> NEED_A_WINDOW =
            Set.of("editor.recent", "statemap.recent", "census.recent", "experiment.recent");

    private SilentCommands() {}

    /** The ids of those among some commands. */
    public static List<String> of(List<Command> commands) {
        return commands.stream()
                .filter(command -> !command.available().get() && hasKey(command))
                .filter(command -> command.refusal().isEmpty())
                .map(Command::id)
                .filter(id -> !NEED_A_WINDOW.contains(id))
                .toList();
    }

    /** A person presses Esc to be rid of things, also of those that are gone. */
    private static boolean hasKey(Command command) {
        return command.keys().stream().anyMatch(key -> !key.codes().contains(KeyCode.ESCAPE));
    }
}
