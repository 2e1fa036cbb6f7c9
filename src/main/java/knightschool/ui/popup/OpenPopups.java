package knightschool.ui.popup;

import java.util.List;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/** The menus, lists, forms and tooltips that are open over a window. Used on the JavaFX thread. */
public final class OpenPopups {
    private OpenPopups() {}

    /**
     * Returns the popups among some windows that belong to a window, directly or to another popup over it.
     *
     * @param owner the window; null if a scene is in none, which has no popups
     */
    public static List<PopupWindow> over(Window owner, List<? extends Window> windows) {
        return windows.stream()
                .filter(PopupWindow.class::isInstance)
                .map(PopupWindow.class::cast)
                .filter(popup -> owner != null && isOver(popup, owner))
                .toList();
    }

    /** Closes all popups over a window, the uppermost first. */
    public static void close(Window owner) {
        over(owner, Window.getWindows()).reversed().forEach(Window::hide);
    }

    private static boolean isOver(PopupWindow popup, Window owner) {
        return popup.getOwnerWindow() == owner
                || popup.getOwnerWindow() instanceof PopupWindow between && isOver(between, owner);
    }
}
