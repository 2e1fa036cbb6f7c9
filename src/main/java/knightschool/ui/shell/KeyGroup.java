package knightschool.ui.shell;

import java.util.List;
import knightschool.ui.command.Command;

/**
 * Some of the keys that a window lists.
 *
 * @param title says where they work, or on what
 * @param commands what they do; only those that are available and have keys are listed
 */
public record KeyGroup(String title, List<Command> commands) {
    public KeyGroup {
        commands = List.copyOf(commands);
    }
}
