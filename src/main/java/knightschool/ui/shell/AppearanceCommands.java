package knightschool.ui.shell;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import knightschool.ui.command.Command;
import knightschool.ui.theme.Settings;
import knightschool.ui.theme.TextSize;
import knightschool.ui.theme.Theme;

/** The commands for how every window of the program looks: its theme, and the size of its words. */
public final class AppearanceCommands {
    private AppearanceCommands() {}

    /** Those that change the settings, in the order in which they are listed. */
    public static List<Command> of(Settings settings) {
        ObjectProperty<Theme> theme = settings.themeProperty();
        ObjectProperty<TextSize> size = settings.textSizeProperty();
        return List.of(
                Command.of(WindowCommands.THEME, () -> theme.set(theme.get().other())),
                Command.of(WindowCommands.LARGER, () -> size.set(size.get().larger())),
                Command.of(WindowCommands.SMALLER, () -> size.set(size.get().smaller())),
                Command.of(WindowCommands.USUAL_SIZE, () -> size.set(TextSize.USUAL)));
    }
}
