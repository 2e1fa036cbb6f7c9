package knightschool.ui.tourmap;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.compare.SearchTreeInView;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeIcicleDrawing;
import knightschool.drawing.tree.SearchTreeOverviewDrawing;
import knightschool.ui.control.HBoxFactory;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.SpacerFactory;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.graph.GraphKeyBinding;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.tree.PlottedSearchTrees;
import knightschool.ui.tree.SearchTreeInputHandler;
import knightschool.ui.tree.SearchTreeLegendEntries;
import knightschool.ui.tree.SearchTreePlot;
import knightschool.ui.tree.StepViewport;
import knightschool.ui.tree.TreeKeys;

/** The search tree of the algorithm, in which every visit to the position shown is marked. */
final class TourSearchTreePane extends VBox implements PlottedSearchTrees {
    private static final double OVERVIEW = 22;
    private static final double LEAST_PART = 60;
    private static final double USUAL_PART = 130;

    private final TourStateMapModel model;
    private final TourSearchTreeModel tree;
    private final Runnable home;
    private final Label census = NodeStyle.named(LabelFactory.wrapped("", "muted"), "tourmap-census");
    private final SearchTreePlot overview = new SearchTreePlot(
            "tourmap-tree-overview",
            this::margin,
            new SearchTreePlot.Heights(() -> OVERVIEW, () -> OVERVIEW),
            this::drawAll);
    private final SearchTreePlot part = new SearchTreePlot(
            "tourmap-tree",
            this::margin,
            new SearchTreePlot.Heights(() -> LEAST_PART, () -> USUAL_PART),
            this::drawPart);
    private final SearchTreeLegendEntries signs = new SearchTreeLegendEntries();
    private final InSceneLegend legend = InSceneLegend.wrappedLine(this::signs);

    /** @param home returns the keyboard focus to the map */
    TourSearchTreePane(TourStateMapModel model, Runnable home) {
        this.model = model;
        this.tree = model.tree();
        this.home = home;
        getStyleClass().add("map-plot");
        Label title = LabelFactory.whole(TourStateMapWords.TREE, "strong", "map-title");
        VBox.setVgrow(part, Priority.ALWAYS);
        getChildren()
                .setAll(
                        NodeStyle.of(HBoxFactory.of(16, title, SpacerFactory.across(), legend.node()), "map-row"),
                        overview,
                        part,
                        census);
        part.setFocusTraversable(true);
        SearchTreeInputHandler.install(this, overview, part, () -> {});
        part.addEventHandler(KeyEvent.KEY_PRESSED, this::zoom);
        model.mappedProperty().addListener(_ -> show());
        model.setupProperty().addListener(_ -> draw());
        tree.reading().treesProperty().addListener(_ -> draw());
        show();
    }

    private void zoom(KeyEvent key) {
        GraphKeyBinding.of(key).ifPresent(binding -> {
            if (binding == GraphKeyBinding.LARGER) {
                tree.zoomIn();
                key.consume();
            } else if (binding == GraphKeyBinding.SMALLER) {
                tree.zoomOut();
                key.consume();
            }
        });
    }

    boolean hasKeys() {
        return part.isFocused();
    }

    void takeKeys() {
        SavedFocus.byKeys(part).restore();
        tree.selectFirst();
    }

    private void show() {
        census.setText(model.mappedProperty()
                .get()
                .map(mapped -> TourStateMapWords.census(mapped.visits())
                        + TourStateMapWords.cut(mapped.tree())
                                .map(cut -> " " + cut)
                                .orElse(""))
                .orElse(""));
        part.setAccessibleText(TourStateMapWords.TREE + ". " + census.getText());
        draw();
    }

    private void draw() {
        overview.requestLayout();
        part.requestLayout();
    }

    private Optional<SearchTreeInView> inView() {
        return Optional.ofNullable(tree.reading().partProperty().get()).filter(_ -> part.isRoomy());
    }

    private Optional<SearchTreeIcicleDrawing> icicle() {
        return inView().map(now -> new SearchTreeIcicleDrawing(now, model.now().board(), part.wide(), part.tall()));
    }

    private Optional<SearchTreeOverviewDrawing> outline() {
        return inView().map(now -> new SearchTreeOverviewDrawing(now, overview.wide(), overview.tall()));
    }

    private Sketch drawAll(SearchTreePlot plot) {
        return outline()
                .map(drawing -> drawing.drawAtEnd(model.hue(), tree.visits()))
                .orElse(Sketch.EMPTY);
    }

    private Sketch drawPart(SearchTreePlot plot) {
        if (plot.isRoomy()) {
            tree.viewport().room((int) (plot.wide() - margin()));
        }
        return icicle().map(drawing -> drawing.drawAtEnd(model.hue(), tree.visits()))
                .orElse(Sketch.EMPTY);
    }

    private SearchTreeLegendEntries.DrawnTrees drawn() {
        return new SearchTreeLegendEntries.DrawnTrees(
                List.of(model.hue()),
                false,
                inView().filter(now -> now.pruned().isEmpty()).isPresent(),
                true,
                overview.sketch(),
                part.sketch());
    }

    /** Returns the signs that the tree shows now. */
    List<LegendEntry> signs() {
        return signs.of(drawn());
    }

    /** Returns whether the legend is that of the tree as it is drawn. */
    boolean isSettled() {
        return legend.isCurrent();
    }

    /** Ends the updates of the legend. */
    void close() {
        legend.close();
    }

    @Override
    public StepViewport viewport() {
        return tree.viewport();
    }

    @Override
    public double margin() {
        return SearchTreeIcicleDrawing.NUMBERS;
    }

    @Override
    public boolean isZoomable() {
        return true;
    }

    @Override
    public Optional<Long> stepAt(double x) {
        return icicle().map(drawing -> drawing.stepAt(x));
    }

    @Override
    public Optional<Long> stepOfAllAt(double x) {
        return outline().map(drawing -> drawing.stepAt(x));
    }

    @Override
    public void choose(double x, double y) {
        icicle().ifPresent(drawing -> tree.selection().select(drawing.nodeAt(x, y)));
    }

    @Override
    public TreeKeys keys() {
        return TreeKeys.of(tree.selection(), home);
    }
}
