package knightschool.ui.popup;

import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.stage.Window;

/**
 * Opens the menu of a button above it. JavaFX does not know the height of a menu before the first time it is shown.
 * Without this class, a new menu would cover its button, with an item under the pointer.
 */
public final class AboveButtonMenuPlacer {
    private AboveButtonMenuPlacer() {}

    /** Lets the menu of a button open above it, also the first time. */
    public static void set(MenuButton button) {
        button.setPopupSide(Side.TOP);
        button.addEventHandler(
                MenuButton.ON_SHOWN,
                _ -> Window.getWindows().stream()
                        .filter(ContextMenu.class::isInstance)
                        .map(ContextMenu.class::cast)
                        .filter(menu -> menu.getOwnerNode() == button)
                        .forEach(menu -> moveUp(menu, button)));
    }

    private static void moveUp(ContextMenu menu, MenuButton button) {
        double bottom = menu.getY() + menu.getHeight();
        double edge = button.localToScreen(button.getBoundsInLocal()).getMinY();
        if (bottom > edge) {
            menu.setY(menu.getY() - (bottom - edge));
        }
    }
}
