package knightschool.ui.command;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
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
        return bound(new MenuItem(), command);
    }

    /** Creates a menu item that is ticked while a value is true, which its command changes. */
    public static CheckMenuItem toggle(Command command, ObservableValue<Boolean> on) {
        CheckMenuItem item = bound(new CheckMenuItem(), command);
        on.subscribe(item::setSelected);
        return item;
    }

    /**
     * Creates an item of a menu of choices, which is marked while its value is the present one. Its command chooses the
     * value.
     *
     * @param words the name of the value among the choices
     */
    public static <T> RadioMenuItem choice(
            Command command, String words, T value, ObservableValue<T> present, ToggleGroup choices) {
        RadioMenuItem item = bound(new RadioMenuItem(), command);
        item.setText(words);
        item.setToggleGroup(choices);
        present.subscribe(now -> item.setSelected(now == value));
        return item;
    }

    private static <T extends MenuItem> T bound(T item, Command command) {
        String keys = command.keys().isEmpty()
                ? ""
                : "   " + command.keys().getFirst().text();
        item.setText(command.title() + keys);
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
