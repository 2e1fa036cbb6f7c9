package knightschool.ui.control;

import java.util.function.Predicate;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * Gives the keys to the form or the menu that is open over a scene; where a button opened the menu, to its first entry.
 * JavaFX offers each key to both: what a text field has no use for, such as Home at its beginning or the letters that
 * it takes when they are typed, would do a command of the scene below.
 */
public final class PopupKeyRouting {
    private PopupKeyRouting() {}

    /**
     * Has it so for a scene from now on; to be called before anybody else looks at its keys.
     *
     * @param everywhere does what a key means also where something is open, and tells whether it means anything; a
     *     field in a popup would take such a key for itself
     */
    public static void of(Scene scene, Predicate<KeyEvent> everywhere) {
        EventHandler<KeyEvent> first = key -> {
            if (everywhere.test(key)) {
                key.consume();
            }
        };
        ListChangeListener<Window> opened = change -> {
            while (change.next()) {
                change.getAddedSubList().stream()
                        .filter(PopupWindow.class::isInstance)
                        .map(PopupWindow.class::cast)
                        .filter(popup -> isOver(popup, scene.getWindow()))
                        .forEach(popup -> hearFirst(popup, first));
            }
        };
        // As long as the scene is there.
        scene.getProperties().put(PopupKeyRouting.class, opened);
        Window.getWindows().addListener(new WeakListChangeListener<>(opened));
        scene.addEventHandler(MenuButton.ON_SHOWN, PopupKeyRouting::chooseFirst);
        scene.addEventFilter(KeyEvent.ANY, key -> {
            if (isPlain(key) && Window.getWindows().stream().anyMatch(window -> takesKeys(window, scene.getWindow()))) {
                key.consume();
            }
        });
    }

    /** In a menu that a key or a command has opened; where the mouse has, it is above an entry soon. */
    private static void chooseFirst(Event shown) {
        if (shown.getTarget() instanceof MenuButton button && !button.isPressed()) {
            button.getItems().stream()
                    .filter(item -> item.isVisible() && !item.isDisable() && !(item instanceof SeparatorMenuItem))
                    .findFirst()
                    .map(MenuItem::getStyleableNode)
                    .ifPresent(Node::requestFocus);
        }
    }

    /** A popup that opens again hears of a key once all the same. */
    private static void hearFirst(PopupWindow popup, EventHandler<KeyEvent> first) {
        popup.getScene().removeEventFilter(KeyEvent.KEY_PRESSED, first);
        popup.getScene().addEventFilter(KeyEvent.KEY_PRESSED, first);
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
