package knightschool.ui.command;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;

/** A button of a player: an icon without text, with the words and the key in its tooltip. */
public final class IconButtonFactory {
    private IconButtonFactory() {}

    /**
     * Creates the button of a command.
     *
     * @param home returns the keyboard focus to the scene after a click
     */
    public static Button of(Command command, Node sign, Runnable home) {
        Button button = CommandButtonFactory.of(command, sign);
        button.getStyleClass().add("icon-button");
        button.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> home.run());
        return button;
    }
}
