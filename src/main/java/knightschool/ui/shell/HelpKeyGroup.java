package knightschool.ui.shell;

import java.util.List;
import knightschool.ui.command.Command;

/**
 * A group of keys in the help of a window.
 *
 * @param title where the keys work, or on what
 * @param commands their commands; those that have keys are listed, in grey if they are not available
 */
public record HelpKeyGroup(String title, List<Command> commands) {
    public HelpKeyGroup {
        commands = List.copyOf(commands);
    }
}
