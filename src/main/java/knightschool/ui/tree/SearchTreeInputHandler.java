package knightschool.ui.tree;

import java.util.Optional;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.ui.scroll.ZoomGestures;

/** The mouse and the keys in the plots of search trees: choosing nodes and going to them, zooming and panning. */
public final class SearchTreeInputHandler implements ZoomGestures.Picture {
    private final PlottedSearchTrees trees;
    private final SearchTreePlot part;

    private SearchTreeInputHandler(PlottedSearchTrees trees, SearchTreePlot part) {
        this.trees = trees;
        this.part = part;
    }

    /**
     * Handles the mouse in both plots, and the keys in that of the steps in view.
     *
     * @param overview the plot of all steps
     * @param part the plot of the steps in view
     * @param home returns the keyboard focus to the scene after a click
     */
    public static void install(PlottedSearchTrees trees, SearchTreePlot overview, SearchTreePlot part, Runnable home) {
        SearchTreeInputHandler handler = new SearchTreeInputHandler(trees, part);
        part.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            handler.click(event);
            home.run();
        });
        ZoomGestures.install(part, handler, ZoomGestures.Grip.PRIMARY);
        part.addEventHandler(KeyEvent.KEY_PRESSED, trees.keys()::press);
        overview.addEventHandler(MouseEvent.MOUSE_PRESSED, handler::centre);
        overview.addEventHandler(MouseEvent.MOUSE_DRAGGED, handler::centre);
    }

    private void centre(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            trees.stepOfAllAt(event.getX()).ifPresent(trees.viewport()::centre);
            event.consume();
        }
    }

    private void click(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        if (event.getClickCount() == 2) {
            // The first click has chosen the node; what is said of it may have moved another one below the pointer.
            trees.keys().reach().run();
        } else {
            trees.choose(event.getX(), event.getY());
        }
    }

    @Override
    public boolean isZoomable() {
        return trees.isZoomable();
    }

    @Override
    public boolean isMovable() {
        return part.isRoomy() && trees.viewport().isMovable();
    }

    @Override
    public void zoom(double factor, double x, double y) {
        Optional<Long> step = trees.stepAt(x);
        step.ifPresent(at -> trees.viewport().zoom(factor, at));
    }

    @Override
    public void pan(double dx, double dy) {
        trees.viewport().pan(-dx / (part.wide() - trees.margin()));
    }
}
