package knightschool.ui.command;

import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/** Creates buttons for commands: they run the command, show its keys, and are disabled while it is not available. */
public final class CommandButtonFactory {
    private CommandButtonFactory() {}

    /** Creates a button with an icon. */
    public static Button of(Command command, Node sign) {
        Button button = new Button(null, sign);
        button.setAccessibleText(command.words());
        return bound(button, command);
    }

    /** Creates a button with a text that is never truncated. */
    public static Button of(Command command, String words) {
        Button button = new Button(words);
        button.getStyleClass().add("tall");
        button.setMinWidth(Region.USE_PREF_SIZE);
        return bound(button, command);
    }

    /** Creates a menu item with the first key. */
    public static MenuItem item(Command command) {
        String keys = command.keys().isEmpty()
                ? ""
                : "   " + command.keys().getFirst().text();
        MenuItem item = new MenuItem(command.title() + keys);
        item.setId(command.id().replace('.', '-'));
        item.disableProperty().bind(Bindings.not(command.available()));
        item.setOnAction(_ -> command.run());
        return item;
    }

    private static Button bound(Button button, Command command) {
        button.setId(command.id().replace('.', '-'));
        button.setTooltip(new Tooltip(command.tooltip()));
        button.disableProperty().bind(Bindings.not(command.available()));
        button.setOnAction(_ -> command.run());
        return button;
    }
}
