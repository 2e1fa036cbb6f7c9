package knightschool.ui.compare.tree;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeNodeLinkDrawing;
import knightschool.drawing.tree.SearchTreesDrawing;
import knightschool.trace.StepRange;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneSelectionMenu;
import knightschool.ui.control.HeightCachingColumn;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SceneFooterFactory;
import knightschool.ui.control.WindowInputObserver;
import knightschool.ui.focus.SavedFocus;
import knightschool.ui.legend.InSceneLegend;
import knightschool.ui.legend.LegendEntry;
import knightschool.ui.message.MessageDisplay;
import knightschool.ui.scene.ScenePlacement;
import knightschool.ui.tree.SearchTreeInputHandler;
import knightschool.ui.tree.SearchTreeLegendEntries;
import knightschool.ui.tree.SearchTreePlot;

/** The view of one pane's search tree, or of those of all panes: the whole trees above, and the steps in view below. */
public final class SearchTreeView extends HeightCachingColumn {
    private static final PseudoClass BESIDE = PseudoClass.getPseudoClass("beside");
    private static final double GAP = 8;
    private static final double OVERVIEW = 30;
    private static final double PART = 196;
    private static final double LEAST_PART = 60;
    private static final double MOST_PART = 240;

    /** The place of the note in the head: after the title and the menu. */
    private static final int NOTE_AT = 2;

    /** The least width of a tree with a legend, in pixels, in the window and on a slide, which has less height. */
    private static final double LEAST_WITH_LEGEND = 700;

    private static final double LEAST_WITH_LEGEND_ON_SLIDE = 860;

    /** The greatest number of panes in the window whose tree has the facts about a node above it. */
    private static final int MOST_BELOW_FACTS = 4;

    private static final double BESIDE_WIDTH = 250;
    private static final double MOST_LINKED = 288;

    /** The height of one of several trees, and the greatest of all of them, in pixels. */
    private static final double EACH = 38;

    private static final double MOST_OF_ALL = 340;

    private final CompareModel model;
    private final ScenePlacement form;
    private final SearchTreeModel tree;
    private final PaneSelectionMenu whose;
    private final ToggleButton nodes;
    private final Label title = LabelFactory.of(SearchTreeWords.TITLE, "text-14", "muted");
    private final Tooltip help = new Tooltip(SearchTreeWords.HELP);
    private final Tooltip legendHelp = new Tooltip(SearchTreeWords.AGAIN_HELP);
    private final HBox head = new HBox(GAP);
    private final Label note = NodeStyle.named(new Label(), "tree-note", "text-14", "muted");

    /** Holds the note where the head has no room for it beside the legend. */
    private final HBox belowHead = new HBox();

    private final SelectedSubtreeFactsPane subtreeFacts;
    private final SearchTreeLegendEntries signs = new SearchTreeLegendEntries();
    private final InSceneLegend legend = InSceneLegend.wrappedLine(() -> signs.ofNodes(drawn()));
    private final SearchTreePlot overview;
    private final SearchTreePlot part;
    private final SearchTreeDrawings drawings;
    private boolean isBeside;

    /** Whether the tree has another size than when it was last decided how to draw it. */
    private boolean drawsAgain;

    /** The node that had the focus before a command moved it into the tree. */
    private Optional<SavedFocus> before = Optional.empty();

    /**
     * @param nodes the button that has a small tree drawn as nodes and links
     * @param buttons the buttons that act on the selected node
     * @param form where the tree is shown; in the window, which scrolls, a place is kept for the facts about a node
     * @param home returns the keyboard focus to the scene
     */
    public SearchTreeView(
            CompareModel model, ToggleButton nodes, List<? extends Node> buttons, ScenePlacement form, Runnable home) {
        super(0);
        this.model = model;
        this.form = form;
        this.tree = model.tree();
        setId("search-tree");
        getStyleClass().addAll("search-tree", MessageDisplay.KEPT_CLEAR);
        whose = new PaneSelectionMenu("tree-pane", SearchTreeWords.PANE_HELP, tree::show, home);
        whose.offerAll(tree::showAllPanes);
        drawings = new SearchTreeDrawings(model, whose);
        overview = new SearchTreePlot(
                "tree-overview",
                drawings::margin,
                new SearchTreePlot.Heights(() -> OVERVIEW, () -> OVERVIEW),
                drawings::overview);
        part = new SearchTreePlot(
                "tree-part",
                drawings::margin,
                new SearchTreePlot.Heights(this::leastPart, this::usualPart),
                this::layOutPart);
        overview.setMaxHeight(OVERVIEW);
        subtreeFacts = new SelectedSubtreeFactsPane(buttons, form == ScenePlacement.WINDOW, (search, step) -> {
            model.jumps().toStep(search, step);
            home.run();
        });
        note.setMinWidth(0);
        // A legend that is still visible must not hold the width at which it is.
        setMinWidth(0);
        title.setMinWidth(USE_PREF_SIZE);
        title.setTooltip(help);
        legend.node().setId("tree-legend");
        legend.node().getChildren().addListener((InvalidationListener) _ -> {
            // Its width, which the note depends on, is that of labels with their styles.
            legend.node().applyCss();
            placeNote();
        });
        Tooltip.install(legend.node(), legendHelp);
        this.nodes = nodes;
        nodes.setMinWidth(USE_PREF_SIZE);
        head.getChildren().setAll(title, whose, note, SceneFooterFactory.spring(), legend.node(), nodes);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setMinHeight(USE_PREF_SIZE);
        VBox.setVgrow(part, Priority.ALWAYS);
        NodeVisibility.follow(
                legend.node(),
                widthProperty()
                        .greaterThanOrEqualTo(
                                form == ScenePlacement.WINDOW ? LEAST_WITH_LEGEND : LEAST_WITH_LEGEND_ON_SLIDE));
        NodeVisibility.follow(belowHead, Bindings.isNotEmpty(belowHead.getChildren()));
        widthProperty().addListener(_ -> placeNote());
        visibleProperty().subscribe(_ -> arrange());
        managedProperty().bind(visibleProperty());
        setVisible(false);
        listen(home);
    }

    /**
     * Puts the facts about a node above the tree, or below it in a window with many panes: there the tree is low on the
     * page, and the room that is kept for facts about all of them moved it out of a small window.
     */
    private void arrange() {
        List<Node> parts = form == ScenePlacement.WINDOW && whose.panes().size() > MOST_BELOW_FACTS
                ? List.of(head, belowHead, overview, part, subtreeFacts)
                : List.of(head, belowHead, subtreeFacts, overview, part);
        // Hidden nodes are removed, so that they are not styled.
        List<Node> now = isVisible() ? parts : List.of();
        if (!now.equals(getChildren())) {
            getChildren().setAll(now);
        }
    }

    private void listen(Runnable home) {
        tree.reading().treesProperty().addListener(_ -> show());
        tree.reading().partProperty().addListener(_ -> show());
        tree.reading().noneProperty().addListener(_ -> show());
        tree.selection().noneBesideProperty().addListener(_ -> draw());
        tree.countingProperty().addListener(_ -> draw());
        model.subtreeSize().sizeProperty().addListener(_ -> show());
        model.subtreeSize().countingProperty().addListener(_ -> draw());
        WindowInputObserver.observe(this, _ -> tree.selection().forgetRequest());
        tree.paneProperty().addListener(_ -> name());
        tree.allPanesProperty().addListener(_ -> name());
        ChangeListener<ComparisonSnapshot> moved = (_, _, _) -> {
            // A running clock shows another step in every frame, with the tree or without it.
            if (isVisible()) {
                draw();
            }
        };
        model.snapshotProperty().addListener(moved);
        visibleProperty().addListener((_, _, visible) -> {
            if (visible) {
                draw();
            }
        });
        // Whether there is room for nodes and links is known only once the part has its size.
        part.layoutBoundsProperty().addListener(_ -> {
            drawsAgain = true;
            Platform.runLater(() -> {
                drawsAgain = false;
                draw();
            });
        });
        part.setFocusTraversable(true);
        ComparedSearchTrees plotted = new ComparedSearchTrees(model, drawings, overview, part);
        part.addEventHandler(KeyEvent.KEY_PRESSED, plotted::pressShift);
        SearchTreeInputHandler.install(plotted, overview, part, home);
    }

    /**
     * Moves the keyboard focus into the tree, where the arrows choose a node, or back to where it was before.
     *
     * @param home takes the focus where that is no longer there
     */
    public void toggleFocus(Runnable home) {
        if (part.isFocused()) {
            before.ifPresent(SavedFocus::restore);
            before = Optional.empty();
            if (part.isFocused() || getScene().getFocusOwner() == null) {
                home.run();
            }
        } else {
            before = Optional.of(SavedFocus.of(getScene()));
            SavedFocus.byKeys(part).restore();
        }
    }

    /** Returns whether the keyboard focus is in the tree, where the arrows choose a node. */
    public boolean hasFocus() {
        return part.isFocused();
    }

    /**
     * Sets whether the tree stands beside the boards instead of below them. Beside the boards the tree is as high as
     * the boards and has only the necessary parts.
     */
    public void setBeside(boolean beside) {
        setPrefWidth(beside ? BESIDE_WIDTH : USE_COMPUTED_SIZE);
        setMinWidth(beside ? BESIDE_WIDTH : 0);
        isBeside = beside;
        name();
        head.getChildren()
                .setAll(
                        beside
                                ? List.of(title)
                                : List.of(title, whose, note, SceneFooterFactory.spring(), legend.node(), nodes));
        placeNote();
        subtreeFacts.setNarrow(beside);
        pseudoClassStateChanged(BESIDE, beside);
    }

    /** Returns whether the tree is drawn for the size that it has, and its legend for the tree. */
    public boolean isSettled() {
        return !drawsAgain && (!isVisible() || legend.isCurrent());
    }

    /** Returns the signs that the tree shows now. */
    public List<LegendEntry> signs() {
        return isVisible() ? signs.of(drawn()) : List.of();
    }

    private SearchTreeLegendEntries.DrawnTrees drawn() {
        return new SearchTreeLegendEntries.DrawnTrees(
                drawings.hues(),
                drawings.linked(part).isPresent(),
                drawings.hidesPruned(),
                false,
                overview.sketch(),
                part.sketch());
    }

    /** Ends the updates of the legend. */
    public void close() {
        legend.close();
    }

    /** Sets the panes whose search trees can be chosen, from left to right. */
    public void identify(List<PaneIdentity> now) {
        whose.identify(now);
        arrange();
        name();
    }

    private void name() {
        if (drawings.isAll()) {
            whose.nameAll();
        } else {
            whose.name(tree.paneProperty().get());
        }
        help.setText(drawings.isAll() ? SearchTreeWords.HELP_ALL : SearchTreeWords.HELP);
        title.setText(
                isBeside
                        ? SearchTreeWords.TITLE_ALONE
                        : drawings.isAll() ? SearchTreeWords.TITLE_ALL : SearchTreeWords.TITLE);
        show();
    }

    private void show() {
        SearchTreeInView now = tree.reading().partProperty().get();
        boolean over = now != null && now.progress().complete();
        subtreeFacts.show(
                tree.selection().selected(),
                model.problem().board(),
                over,
                model.subtreeSize().sizeProperty().get(),
                whose.panes(),
                drawings.pane().filter(_ -> drawings.isAll()));
        keepPlace(now);
        VisibleSearchTreeParts all = tree.reading().treesProperty().get();
        if (drawings.isAll() && all != null) {
            part.setAccessibleText(
                    SearchTreeWords.readOutAll(all.span().from() + 1, all.span().to()));
        } else if (now != null) {
            StepRange span = now.part().span();
            drawings.pane()
                    .ifPresent(identity -> part.setAccessibleText(
                            SearchTreeWords.readOut(identity.titleInSentence(), span.from() + 1, span.to())));
        }
        draw();
    }

    /** Keeps a place for the facts about any node, so that they do not move the tree. */
    private void keepPlace(SearchTreeInView now) {
        List<PaneIdentity> all = whose.panes();
        int own = tree.paneProperty().get();
        List<PaneIdentity> others = IntStream.range(0, all.size())
                .filter(i -> i != own)
                .mapToObj(all::get)
                .toList();
        subtreeFacts.keepPlaceFor(SearchTreeWords.longest(
                drawings.pane().filter(_ -> drawings.isAll()).map(PaneIdentity::title),
                others,
                model.problem().board(),
                Optional.ofNullable(now)));
    }

    private void draw() {
        boolean linked = drawings.linked(part).isPresent();
        note.setText(note(linked));
        placeNote();
        NodeVisibility.set(overview, !linked);
        part.setMaxHeight(linked ? Double.MAX_VALUE : drawings.isAll() ? MOST_OF_ALL : MOST_PART);
        legendHelp.setText(
                drawings.isAgainKnown() || linked || drawings.isAll()
                        ? SearchTreeWords.AGAIN_HELP
                        : SearchTreeWords.AGAIN_UNKNOWN);
        overview.requestLayout();
        part.requestLayout();
    }

    /** Puts the note into the head, or below it where the legend, which it must not replace, leaves it no room. */
    private void placeNote() {
        if (isBeside) {
            belowHead.getChildren().clear();
            return;
        }
        boolean isInHead = head.getChildren().contains(note);
        double needed = head.prefWidth(-1) + (isInHead ? 0 : note.prefWidth(-1) + GAP);
        boolean isBelow = legend.node().isVisible() && !note.getText().isEmpty() && needed > getWidth();
        if (isBelow && isInHead) {
            head.getChildren().remove(note);
            belowHead.getChildren().setAll(note);
        } else if (!isBelow && !isInHead) {
            belowHead.getChildren().clear();
            head.getChildren().add(NOTE_AT, note);
        }
    }

    private String note(boolean linked) {
        if (tree.reading().treesProperty().get() == null) {
            return tree.reading().noneProperty().get() ? SearchTreeWords.NOTHING : "";
        }
        Optional<String> missing = tree.missingNode();
        if (missing.isPresent()) {
            return missing.get();
        }
        if (tree.selection().noneBesideProperty().get()) {
            return SearchTreeWords.NONE_BESIDE;
        }
        if (tree.countingProperty().get()) {
            return tree.selection().selected().map(SearchTreeWords::counting).orElse("");
        }
        OptionalLong counted = model.subtreeSize().countingProperty().get();
        if (counted.isPresent()) {
            return SearchTreeWords.countingAll(counted.getAsLong());
        }
        if (linked || !tree.nodesProperty().get()) {
            return "";
        }
        if (drawings.isAll()) {
            return SearchTreeWords.ONE_PANE_FIRST;
        }
        if (drawings.wanted().isEmpty()) {
            return SearchTreeWords.TOO_LARGE;
        }
        return part.isRoomy() ? SearchTreeWords.NO_ROOM : "";
    }

    /** Returns the greatest height that the drawings make use of, in pixels. */
    public double mostHeight() {
        return prefHeight(getWidth()) - part.prefHeight(-1) + part.getMaxHeight();
    }

    private double leastPart() {
        return drawings.isAll()
                ? Math.max(
                        LEAST_PART, SearchTreesDrawing.leastHeight(whose.panes().size()))
                : Math.max(LEAST_PART, leastLinked());
    }

    /** Returns the least height of nodes and links; 0 where the panes do not give way to them. */
    private double leastLinked() {
        return drawings.wanted()
                .filter(_ -> form == ScenePlacement.WINDOW)
                .map(tree -> SearchTreeNodeLinkDrawing.leastHeight(
                                tree, model.problem().board(), part.wide())
                        .orElse(0))
                .filter(least -> least <= MOST_LINKED)
                .orElse(0.0);
    }

    private double usualPart() {
        return drawings.wanted()
                .map(SearchTreeNodeLinkDrawing::usualHeight)
                .map(usual -> Math.min(usual, MOST_LINKED))
                .orElse(drawings.isAll() ? Math.clamp(EACH * whose.panes().size(), PART, MOST_OF_ALL) : PART);
    }

    private Sketch layOutPart(SearchTreePlot plot) {
        // The overview keeps its last width while it is hidden.
        if (plot.isRoomy()) {
            tree.viewport().room((int) (plot.wide() - drawings.margin()));
        }
        return drawings.part(plot);
    }
}
