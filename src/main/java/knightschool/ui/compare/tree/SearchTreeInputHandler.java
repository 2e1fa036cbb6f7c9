package knightschool.ui.compare.tree;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import knightschool.drawing.tree.SearchTreeNodeLinkDrawing;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.scroll.ZoomGestures;
import knightschool.ui.tree.TreeKeys;

/** The mouse and the keys in the plots of search trees: choosing nodes and going to them, zooming and panning. */
final class SearchTreeInputHandler implements ZoomGestures.Picture {
    private final CompareModel model;
    private final SearchTreeModel tree;
    private final SearchTreeDrawings drawings;
    private final SearchTreePlot part;

    /**
     * @param part the plot of the steps in view
     * @param home returns the keyboard focus to the scene
     */
    SearchTreeInputHandler(CompareModel model, SearchTreeDrawings drawings, SearchTreePlot part, Runnable home) {
        this.model = model;
        this.tree = model.tree();
        this.drawings = drawings;
        this.part = part;
        part.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            click(event);
            home.run();
        });
        ZoomGestures.install(part, this, ZoomGestures.Grip.PRIMARY);
        part.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    }

    /** Handles the mouse in the plot of all steps, too. */
    void handle(SearchTreePlot overview) {
        overview.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> centre(overview, event));
        overview.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> centre(overview, event));
    }

    private void centre(SearchTreePlot overview, MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            drawings.stackedOutline(overview)
                    .map(drawing -> drawing.stepAt(event.getX()))
                    .or(() -> drawings.outline(overview).map(drawing -> drawing.stepAt(event.getX())))
                    .ifPresent(tree.viewport()::centre);
            event.consume();
        }
    }

    private void click(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        if (event.getClickCount() == 2) {
            // The first click has chosen the node; what is said of it may have moved another one below the pointer.
            reach();
        } else {
            choose(event.getX(), event.getY());
        }
    }

    private void choose(double x, double y) {
        Optional<SearchTreeNodeLinkDrawing> links = drawings.linked(part);
        if (links.isPresent()) {
            tree.selection().select(links.get().nodeAt(x, y, drawings.step()));
        } else if (drawings.isAll()) {
            drawings.stacked(part)
                    .ifPresent(drawing -> drawing.nodeAt(x, y)
                            .ifPresentOrElse(
                                    node -> tree.select(node.search(), Optional.of(node.node())),
                                    () -> tree.selection().select(Optional.empty())));
        } else {
            drawings.icicle(part).ifPresent(drawing -> tree.selection().select(drawing.nodeAt(x, y)));
        }
    }

    /** Selects the node beside the selected one, or goes to it; with Shift, the tree above or below. */
    private void press(KeyEvent key) {
        if (key.isShiftDown() && !key.isShortcutDown() && !key.isAltDown()) {
            if (drawings.isAll() && (key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN)) {
                if (key.getCode() == KeyCode.UP) {
                    tree.selectTreeAbove();
                } else {
                    tree.selectTreeBelow();
                }
                key.consume();
            }
            return;
        }
        new TreeKeys(
                        tree.selection()::selectParent,
                        tree.selection()::selectChild,
                        tree.selection()::selectPrevious,
                        tree.selection()::selectNext,
                        this::reach)
                .press(key);
    }

    /** Goes to the step that placed the selected node, once that is read. */
    private void reach() {
        tree.selection()
                .whenRead(there -> model.jumps().toStep(tree.paneProperty().get(), there.first()));
    }

    @Override
    public boolean isZoomable() {
        return drawings.linked(part).isEmpty();
    }

    @Override
    public boolean isMovable() {
        return part.isRoomy() && tree.viewport().isMovable();
    }

    @Override
    public void zoom(double factor, double x, double y) {
        drawings.stacked(part)
                .map(drawing -> drawing.stepAt(x))
                .or(() -> drawings.icicle(part).map(drawing -> drawing.stepAt(x)))
                .ifPresent(at -> tree.viewport().zoom(factor, at));
    }

    @Override
    public void pan(double dx, double dy) {
        tree.viewport().pan(-dx / (part.wide() - drawings.margin()));
    }
}
