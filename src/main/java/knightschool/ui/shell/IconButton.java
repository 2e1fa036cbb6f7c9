package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;
import knightschool.ui.command.Command;
import knightschool.ui.command.CommandButton;

/** A button of a player: a sign without words, which the tooltip has, and a key that does the same. */
public final class IconButton {
    private IconButton() {}

    /**
     * The button of a command.
     *
     * @param home puts the keyboard's focus back on the scene after a click
     */
    public static Button of(Command command, Node sign, Runnable home) {
        Button button = CommandButton.of(command, sign);
        button.getStyleClass().add("icon-button");
        button.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> home.run());
        return button;
    }
}
