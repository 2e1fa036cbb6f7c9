package knightschool.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import knightschool.compare.SelectedSubtree;
import knightschool.drawing.Sketch;
import knightschool.drawing.chart.PlacementHeatMapDrawing;
import knightschool.setup.value.HideableScenePart;
import knightschool.ui.command.Command;
import knightschool.ui.compare.model.CompareCommands;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.ComparisonPaneView;
import knightschool.ui.compare.tree.SearchTreeView;
import knightschool.ui.compare.tree.SearchTreeWords;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.scroll.ScrollPositionSetter;

/**
 * Shows the search tree of one pane, or those of all panes. On the board of the pane whose node is selected, shows how
 * often the search placed each square below that node.
 */
final class SearchTreeController {
    private final CompareModel model;
    private final ComparisonPartVisibility visibility;
    private final ComparisonPanesController panes;
    private final SearchTreeView view;
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "visible");

    SearchTreeController(
            CompareModel model,
            ComparisonPartVisibility visibility,
            ComparisonPanesController panes,
            SearchTreeView view) {
        this.model = model;
        this.visibility = visibility;
        this.panes = panes;
        this.view = view;
    }

    SearchTreeView view() {
        return view;
    }

    /**
     * The command that moves the keyboard focus into the tree and back.
     *
     * @param unseen says why it cannot be run
     * @param home moves the focus back
     */
    Command focusCommand(Supplier<String> unseen, Runnable home) {
        return Command.of(CompareCommands.TREE_FOCUS, () -> toggleFocus(home))
                .when(visible)
                .orSay(unseen);
    }

    private void toggleFocus(Runnable home) {
        view.toggleFocus(home);
        if (!view.hasFocus()) {
            // Where the whole scene has the focus, nothing else brings the boards back into sight.
            ScrollPositionSetter.reveal(panes.row());
        }
    }

    /** Shows the tree from now on when the model has something new for it. */
    void follow(Pane sidePane, Pane playerPane) {
        SearchTreeModel tree = model.tree();
        tree.shownProperty().subscribe(_ -> show());
        tree.nodesProperty().subscribe(_ -> place(sidePane, playerPane));
        tree.allPanesProperty().subscribe(_ -> place(sidePane, playerPane));
        tree.placementsShownProperty().addListener(_ -> showPlacements());
        tree.reading().partProperty().addListener(_ -> showPlacements());
        tree.paneProperty().addListener(_ -> showPlacements());
    }

    /**
     * Puts the tree below the player; beside the text of a slide, nodes and links of a single pane next to the pane.
     *
     * @param sidePane holds the panes and what is next to them
     * @param playerPane holds the player and what is below it
     */
    void place(Pane sidePane, Pane playerPane) {
        boolean isBeside = !visibility.isInWindow()
                && model.panes().solvers().size() == 1
                && model.tree().nodesProperty().get()
                // Their names leave no width for the steps there.
                && !model.tree().allPanesProperty().get();
        List<Node> parts = isBeside ? sidePane.getChildren() : playerPane.getChildren();
        if (!parts.contains(view)) {
            sidePane.getChildren().remove(view);
            playerPane.getChildren().remove(view);
            parts.add(view);
            view.setBeside(isBeside);
        }
    }

    /** Shows the tree if it is wanted and may be seen. */
    void show() {
        view.setVisible(visibility.reveals(HideableScenePart.TREE)
                && model.tree().shownProperty().get());
        visible.set(view.isVisible());
        showPlacements();
    }

    /** Shows in the pane of the tree how often each square was placed below the selected node, if that is wanted. */
    private void showPlacements() {
        int number = model.tree().paneProperty().get();
        Optional<List<Long>> counts = Optional.of(model.tree())
                .filter(treeModel ->
                        view.isVisible() && treeModel.placementsShownProperty().get())
                .flatMap(tree -> tree.selection().selected())
                .flatMap(SelectedSubtree::placements);
        List<ComparisonPaneView> views = panes.row().panes();
        for (int i = 0; i < views.size(); i++) {
            views.get(i).showPlacements(i == number ? counts : Optional.empty());
        }
    }

    /** The legend entries of the signs that are now on the trees, and of the counts on the boards. */
    Stream<LegendEntry> signs() {
        return Stream.concat(view.signs().stream(), placements());
    }

    private Stream<LegendEntry> placements() {
        List<Sketch> looks = panes.row().panes().stream()
                .map(ComparisonPaneView::placementColour)
                .flatMap(Optional::stream)
                .map(PlacementHeatMapDrawing::sign)
                .toList();
        return looks.isEmpty()
                ? Stream.empty()
                : Stream.of(new LegendEntry(looks, SearchTreeWords.PLACED, SearchTreeWords.PLACED_HOW));
    }
}
