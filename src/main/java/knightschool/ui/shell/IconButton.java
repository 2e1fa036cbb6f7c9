package knightschool.ui.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/** A button of a player: a sign without words, which the tooltip has, and a key that does the same. */
public final class IconButton {
    private IconButton() {}

    /**
     * The button.
     *
     * @param does what it does, in words
     * @param keys which keys do the same
     * @param home puts the keyboard's focus back on the scene after a click
     */
    public static Button of(String id, Node sign, String does, String keys, Runnable action, Runnable home) {
        Button button = new Button(null, sign);
        button.setId(id);
        button.getStyleClass().add("icon-button");
        button.setTooltip(new Tooltip(does + " (" + keys + ")"));
        button.setAccessibleText(does);
        button.setOnAction(_ -> action.run());
        button.addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> home.run());
        return button;
    }
}
