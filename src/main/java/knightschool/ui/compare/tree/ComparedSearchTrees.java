package knightschool.ui.compare.tree;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import knightschool.drawing.tree.SearchTreeNodeLinkDrawing;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.tree.PlottedSearchTrees;
import knightschool.ui.tree.SearchTreePlot;
import knightschool.ui.tree.StepViewport;
import knightschool.ui.tree.TreeKeys;

/** The search trees of the panes in their plots. */
final class ComparedSearchTrees implements PlottedSearchTrees {
    private final CompareModel model;
    private final SearchTreeModel tree;
    private final SearchTreeDrawings drawings;
    private final SearchTreePlot overview;
    private final SearchTreePlot part;

    /**
     * @param overview the plot of all steps
     * @param part the plot of the steps in view
     */
    ComparedSearchTrees(CompareModel model, SearchTreeDrawings drawings, SearchTreePlot overview, SearchTreePlot part) {
        this.model = model;
        this.tree = model.tree();
        this.drawings = drawings;
        this.overview = overview;
        this.part = part;
    }

    @Override
    public StepViewport viewport() {
        return tree.viewport();
    }

    @Override
    public double margin() {
        return drawings.margin();
    }

    @Override
    public boolean isZoomable() {
        return drawings.linked(part).isEmpty();
    }

    @Override
    public Optional<Long> stepAt(double x) {
        return drawings.stacked(part)
                .map(drawing -> drawing.stepAt(x))
                .or(() -> drawings.icicle(part).map(drawing -> drawing.stepAt(x)));
    }

    @Override
    public Optional<Long> stepOfAllAt(double x) {
        return drawings.stackedOutline(overview)
                .map(drawing -> drawing.stepAt(x))
                .or(() -> drawings.outline(overview).map(drawing -> drawing.stepAt(x)));
    }

    @Override
    public void choose(double x, double y) {
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

    @Override
    public TreeKeys keys() {
        return TreeKeys.of(tree.selection(), this::reach);
    }

    /** Goes to the step that placed the selected node, once that is read. */
    private void reach() {
        tree.selection()
                .whenRead(there -> model.jumps().toStep(tree.paneProperty().get(), there.first()));
    }

    /** Goes to the tree above or below by Shift and an arrow. */
    void pressShift(KeyEvent key) {
        if (!key.isShiftDown() || key.isShortcutDown() || key.isAltDown() || !drawings.isAll()) {
            return;
        }
        if (key.getCode() == KeyCode.UP) {
            tree.selectTreeAbove();
            key.consume();
        } else if (key.getCode() == KeyCode.DOWN) {
            tree.selectTreeBelow();
            key.consume();
        }
    }
}
