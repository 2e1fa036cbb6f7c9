package knightschool.ui.command;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.MouseEvent;

/**
 * Creates buttons that show an icon without text, such as those of a playback, with the words and the key of their
 * command in the tooltip.
 */
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
