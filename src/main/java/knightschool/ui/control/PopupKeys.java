package knightschool.ui.control;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * Gives the keys to the form or the menu that is open over a scene. JavaFX offers each key to both: what a text field
 * has no use for, such as Home at its beginning or the letters that it takes when they are typed, would do a command of
 * the scene below.
 */
public final class PopupKeys {
    private PopupKeys() {}

    /** Has it so for a scene from now on; to be called before anybody else looks at its keys. */
    public static void of(Scene scene) {
        scene.addEventFilter(KeyEvent.ANY, key -> {
            if (isPlain(key) && Window.getWindows().stream().anyMatch(window -> takesKeys(window, scene.getWindow()))) {
                key.consume();
            }
        });
    }

    /** Keys with Ctrl or Alt and those of the top row mean the same everywhere; Esc closes what is open. */
    private static boolean isPlain(KeyEvent key) {
        return !key.isShortcutDown()
                && !key.isAltDown()
                && !key.getCode().isFunctionKey()
                && key.getCode() != KeyCode.ESCAPE;
    }

    private static boolean takesKeys(Window window, Window below) {
        return window instanceof PopupWindow popup
                && popup.isShowing()
                && isOver(popup, below)
                && (popup instanceof ContextMenu || isField(popup.getScene().getFocusOwner()));
    }

    private static boolean isOver(PopupWindow popup, Window below) {
        return popup.getOwnerWindow() == below
                || popup.getOwnerWindow() instanceof PopupWindow between && isOver(between, below);
    }

    /** What explains something takes no keys, even if there is a link in it. */
    private static boolean isField(Node focus) {
        return focus instanceof TextInputControl || focus instanceof CheckBox || focus instanceof Button;
    }
}
