package knightschool.ui.popup;

import java.util.function.Predicate;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import knightschool.ui.control.TextFieldUndoKeys;

/**
 * Directs keys to the form or menu that is open over a scene, and the focus to the first entry of a menu that was
 * opened from a button. JavaFX would offer each key to both popup and scene: then a key unused by a text field would
 * run a command of the scene below, such as Home at the beginning of the text, or a letter key after its character was
 * typed.
 */
public final class PopupKeyCapture {
    private static final EventHandler<KeyEvent> CHOOSE_FOCUSED = PopupKeyCapture::chooseFocused;

    private PopupKeyCapture() {}

    /**
     * Installs this behaviour in a scene. To be called before any other key handlers are installed.
     *
     * @param everywhere handles a key even while a popup is open, and returns whether the key has a meaning; without it
     *     a field in a popup would take the key
     */
    public static void of(Scene scene, Predicate<KeyEvent> everywhere) {
        EventHandler<KeyEvent> first = key -> {
            if (everywhere.test(key) || TextFieldUndoKeys.handle(key)) {
                key.consume();
            }
        };
        ListChangeListener<Window> windowListener = change -> {
            while (change.next()) {
                OpenPopups.over(scene.getWindow(), change.getAddedSubList()).forEach(popup -> {
                    addFilter(popup, first);
                    addFilter(popup, CHOOSE_FOCUSED);
                });
            }
        };
        // Stored in the scene, so that the weak listener lives as long as the scene.
        scene.getProperties().put(PopupKeyCapture.class, windowListener);
        Window.getWindows().addListener(new WeakListChangeListener<>(windowListener));
        scene.addEventHandler(MenuButton.ON_SHOWN, PopupKeyCapture::chooseFirst);
        scene.addEventFilter(KeyEvent.ANY, key -> {
            if (isPlain(key)
                    && OpenPopups.over(scene.getWindow(), Window.getWindows()).stream()
                            .anyMatch(PopupKeyCapture::takesKeys)) {
                key.consume();
            }
        });
    }

    /**
     * Focuses the first entry of a menu that was opened by a key or a command. A menu opened by the mouse needs no
     * focus, as the pointer will soon be over an entry.
     */
    private static void chooseFirst(Event event) {
        if (event.getTarget() instanceof MenuButton button && !button.isPressed()) {
            button.getItems().stream()
                    .filter(item -> item.isVisible() && !item.isDisable() && !(item instanceof SeparatorMenuItem))
                    .findFirst()
                    .map(MenuItem::getStyleableNode)
                    .ifPresent(entry -> moveTo(entry, button.getItems().size()));
        }
    }

    /**
     * Moves the focus of a menu to an entry by the key that the user would press. By a request of the focus alone the
     * menu would not note an entry with a content of its own, and the next key would not begin there.
     *
     * @param entries the number of entries of the menu
     */
    private static void moveTo(Node entry, int entries) {
        int presses = 0;
        do {
            Event.fireEvent(
                    entry, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.DOWN, false, false, false, false));
            presses++;
        } while (entry.getScene().getFocusOwner() != entry && presses < entries);
    }

    /**
     * Lets Enter and Space choose the entry with the focus. Of an entry with a content of its own to which the pointer
     * gave the focus, JavaFX would not know, and choose the one that the arrow keys reached before.
     */
    private static void chooseFocused(KeyEvent key) {
        boolean chooses = key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE;
        if (chooses
                && key.getTarget() instanceof Node entry
                && entry.getProperties().get(MenuItem.class) instanceof CustomMenuItem) {
            Event.fireEvent(entry, new ActionEvent());
            key.consume();
        }
    }

    /** Adds the key filter to a popup, only once even if the popup opens again. */
    private static void addFilter(PopupWindow popup, EventHandler<KeyEvent> first) {
        popup.getScene().removeEventFilter(KeyEvent.KEY_PRESSED, first);
        popup.getScene().addEventFilter(KeyEvent.KEY_PRESSED, first);
    }

    /**
     * Returns whether a key may be withheld from the scene. Keys with Ctrl or Alt and function keys mean the same
     * everywhere, and Esc closes the popup.
     */
    private static boolean isPlain(KeyEvent key) {
        return !key.isShortcutDown()
                && !key.isAltDown()
                && !key.getCode().isFunctionKey()
                && key.getCode() != KeyCode.ESCAPE;
    }

    private static boolean takesKeys(PopupWindow popup) {
        return popup.isShowing()
                && (popup instanceof ContextMenu || isField(popup.getScene().getFocusOwner()));
    }

    /** Returns whether the focused node belongs to a form. Explanations take no keys, even if they contain a link. */
    private static boolean isField(Node focus) {
        return focus instanceof TextInputControl || focus instanceof CheckBox || focus instanceof Button;
    }
}
