package knightschool.ui.popup;

import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.event.Event;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/**
 * Keeps the menus of a window inside it. JavaFX keeps a menu on the screen only, so that the menus of a small window
 * would extend beyond it. A menu higher than the window scrolls. The arrows of submenus are at the right edge.
 */
public final class InWindowMenuPlacer {
    private static final double MARGIN = 4;

    private InWindowMenuPlacer() {}

    /** Installs this behaviour for all menu buttons of a scene. */
    public static void of(Scene scene) {
        scene.addEventHandler(MenuButton.ON_SHOWN, InWindowMenuPlacer::place);
    }

    /**
     * Installs this behaviour for a menu in the menu of a button: it opens to the left where the right has no room, or
     * to the side with more room where neither has enough.
     */
    public static void of(Menu menu) {
        menu.setOnShown(_ -> {
            ContextMenu items = menu.getItems().getFirst().getParentPopup();
            Window owner = menu.getParentPopup().getOwnerWindow();
            if (owner != null && items.isShowing()) {
                placeBeside(items, menu.getParentPopup(), inside(owner.getScene()));
                follow(items, () -> placeBeside(items, menu.getParentPopup(), inside(owner.getScene())));
            }
        });
    }

    private static void placeBeside(ContextMenu items, ContextMenu parent, Rectangle2D inside) {
        place(items, inside);
        boolean covers =
                items.getX() < parent.getX() + parent.getWidth() && items.getX() + items.getWidth() > parent.getX();
        double roomLeft = parent.getX() - inside.getMinX();
        double roomRight = inside.getMaxX() - parent.getX() - parent.getWidth();
        if (covers && roomLeft >= Math.min(items.getWidth(), roomRight)) {
            double left = Math.max(inside.getMinX(), Math.min(items.getX(), parent.getX() - items.getWidth()));
            items.setAnchorX(items.getAnchorX() + left - items.getX());
        }
    }

    private static void place(Event event) {
        if (event.getTarget() instanceof MenuButton button && !button.getItems().isEmpty()) {
            ContextMenu menu = button.getItems().getFirst().getParentPopup();
            if (menu != null && menu.isShowing()) {
                place(menu, inside(button.getScene()));
                follow(menu, () -> {
                    if (button.getScene() != null) {
                        place(menu, inside(button.getScene()));
                    }
                });
            }
        }
    }

    /** Places a menu again when its size changes: its items may get their styles only after it is shown. */
    private static void follow(ContextMenu menu, Runnable place) {
        if (menu.getProperties().putIfAbsent(InWindowMenuPlacer.class, true) == null) {
            InvalidationListener again = _ -> {
                if (menu.isShowing()) {
                    place.run();
                }
            };
            menu.widthProperty().addListener(again);
            menu.heightProperty().addListener(again);
        }
    }

    private static void place(ContextMenu menu, Rectangle2D inside) {
        moveArrowsToTheEdge(menu);
        double width = menu.getWidth();
        double height = Math.min(menu.getHeight(), inside.getHeight());
        // A lower one scrolls: by itself it is as high as the screen lets it be.
        ((Region) menu.getSkin().getNode()).setMaxHeight(inside.getHeight());
        double x = within(menu.getX(), width, inside.getMinX(), inside.getMaxX());
        double y = within(menu.getY(), height, inside.getMinY(), inside.getMaxY());
        if (x != menu.getX() || y != menu.getY()) {
            menu.setAnchorX(menu.getAnchorX() + x - menu.getX());
            menu.setAnchorY(menu.getAnchorY() + y - menu.getY());
        }
    }

    /**
     * Puts the arrows of submenus at the right edge. JavaFX puts them after the longest word of the menu, which is far
     * from the edge where the items have more than a word.
     */
    private static void moveArrowsToTheEdge(ContextMenu menu) {
        for (Node arrow : menu.getSkin().getNode().lookupAll(".right-container")) {
            if (arrow instanceof Region right
                    && right.getParent() instanceof Region item
                    && !right.translateXProperty().isBound()) {
                right.translateXProperty()
                        .bind(Bindings.createDoubleBinding(
                                () -> item.getWidth()
                                        - item.snappedRightInset()
                                        - right.getLayoutX()
                                        - right.getWidth(),
                                item.widthProperty(),
                                item.insetsProperty(),
                                right.layoutXProperty(),
                                right.widthProperty()));
            }
        }
    }

    private static double within(double at, double size, double least, double most) {
        return Math.max(least, Math.min(at, most - size));
    }

    private static Rectangle2D inside(Scene scene) {
        Window window = scene.getWindow();
        return new Rectangle2D(
                window.getX() + scene.getX() + MARGIN,
                window.getY() + scene.getY() + MARGIN,
                scene.getWidth() - 2 * MARGIN,
                scene.getHeight() - 2 * MARGIN);
    }
}
