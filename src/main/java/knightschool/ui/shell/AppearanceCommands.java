package knightschool.ui.shell;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import knightschool.ui.command.Command;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;
import knightschool.ui.theme.UserSettings;

/** The commands for the appearance of every window of the program: theme and text size. */
public final class AppearanceCommands {
    private AppearanceCommands() {}

    /** The commands that change the settings, in the order of the list. */
    public static List<Command> of(UserSettings settings) {
        ObjectProperty<Theme> theme = settings.themeProperty();
        ObjectProperty<TextSize> size = settings.textSizeProperty();
        return List.of(
                Command.of(GlobalCommands.THEME, () -> theme.set(theme.get().other())),
                Command.of(GlobalCommands.LARGER, () -> size.set(size.get().larger())),
                Command.of(GlobalCommands.SMALLER, () -> size.set(size.get().smaller())),
                Command.of(GlobalCommands.USUAL_SIZE, () -> size.set(TextSize.USUAL)));
    }
}
