package knightschool.ui.compare.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ExplicitSearchTree;
import knightschool.compare.SelectedSubtree;
import knightschool.compare.VisibleSearchTree;
import knightschool.compare.VisibleSearchTreeReader;
import knightschool.compare.VisibleSearchTrees;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeIcicleDrawing;
import knightschool.drawing.tree.SearchTreeLane;
import knightschool.drawing.tree.SearchTreeLegendDrawing;
import knightschool.drawing.tree.SearchTreeNodeLinkDrawing;
import knightschool.drawing.tree.SearchTreeOverviewDrawing;
import knightschool.drawing.tree.SearchTreesDrawing;
import knightschool.drawing.tree.SearchTreesOverviewDrawing;
import knightschool.trace.SearchSnapshot;
import knightschool.trace.StepRange;
import knightschool.ui.board.SketchView;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.FollowedPaneMenu;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeStyle;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.control.SavedFocus;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.shell.SceneFooter;

/** The view of one pane's search tree, or of those of all panes: the whole trees above, and the steps in view below. */
public final class SearchTreeView extends VBox {
    private static final PseudoClass BESIDE = PseudoClass.getPseudoClass("beside");
    private static final double GAP = 8;
    private static final double OVERVIEW = 30;
    private static final double PART = 172;
    private static final double LEAST_PART = 60;
    private static final double MOST_PART = 240;
    /** The scroll distance of one notch of the mouse wheel, in pixels. */
    private static final double A_NOTCH = 40;

    /** The least width of the steps, right of the names or numbers, in pixels. */
    private static final double LEAST_STEPS_WIDTH = 120;

    private static final double LEAST_WITH_LEGEND = 860;
    private static final double BESIDE_WIDTH = 250;
    private static final double MOST_LINKED = 288;

    /** The height of one of several trees, and the greatest of all of them, in pixels. */
    private static final double EACH = 38;

    private static final double MOST_OF_ALL = 340;

    private final CompareModel model;
    private final SearchTreeModel tree;
    private final FollowedPaneMenu whose;
    private final ToggleButton nodes;
    private final Label title = LabelFactory.of(SearchTreeWords.TITLE, "text-14", "muted");
    private final Tooltip help = new Tooltip(SearchTreeWords.HELP);
    private final HBox head = new HBox(GAP);
    private final Label note = NodeStyle.named(new Label(), "tree-note", "text-14", "muted");
    private final SelectedSubtreeFactsPane chosen;
    private final SketchView legend = new SketchView();
    private final Plot overview = new Plot("tree-overview", OVERVIEW, OVERVIEW, OVERVIEW);
    private final Plot part = new Plot("tree-part", LEAST_PART, PART, MOST_PART);
    private double dragged;
    private boolean isBeside;

    /** Where the focus was before a command brought it into the tree. */
    private Optional<SavedFocus> before = Optional.empty();

    /** The part of the tree that {@link #explicit} was made of, which takes too long for every frame. */
    private VisibleSearchTree explicitPart;

    private Optional<ExplicitSearchTree> explicit = Optional.empty();

    /**
     * @param nodes the button that has a small tree drawn as nodes and links
     * @param buttons the buttons that act on the selected node
     * @param home returns the keyboard focus to the scene
     */
    public SearchTreeView(CompareModel model, ToggleButton nodes, List<? extends Node> buttons, Runnable home) {
        this.model = model;
        this.tree = model.tree();
        setId("search-tree");
        getStyleClass().addAll("search-tree", MessageDisplay.KEPT_CLEAR);
        whose = new FollowedPaneMenu("tree-pane", SearchTreeWords.PANE_HELP, tree::show, home);
        whose.offerAll(tree::showAllPanes);
        chosen = new SelectedSubtreeFactsPane(buttons);
        note.setMinWidth(0);
        // A legend that is still visible must not hold the width at which it is.
        setMinWidth(0);
        title.setMinWidth(USE_PREF_SIZE);
        title.setTooltip(help);
        this.nodes = nodes;
        head.getChildren().setAll(title, whose, note, SceneFooter.spring(), legend, nodes);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setMinHeight(USE_PREF_SIZE);
        VBox.setVgrow(part, Priority.ALWAYS);
        NodeVisibility.follow(
                legend, note.textProperty().isEmpty().and(widthProperty().greaterThanOrEqualTo(LEAST_WITH_LEGEND)));
        // Hidden nodes are removed, so that they are not styled.
        List<Node> parts = List.of(head, chosen, overview, part);
        visibleProperty().subscribe(visible -> getChildren().setAll(visible ? parts : List.of()));
        managedProperty().bind(visibleProperty());
        setVisible(false);
        listen(home);
    }

    private void listen(Runnable home) {
        tree.treesProperty().addListener(_ -> show());
        tree.partProperty().addListener(_ -> show());
        tree.noneProperty().addListener(_ -> show());
        tree.noneBesideProperty().addListener(_ -> draw());
        tree.paneProperty().addListener(_ -> name());
        tree.allPanesProperty().addListener(_ -> name());
        ChangeListener<ComparisonSnapshot> moved = (_, _, _) -> draw();
        model.snapshotProperty().addListener(moved);
        overview.addEventHandler(MouseEvent.MOUSE_PRESSED, this::centre);
        overview.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::centre);
        part.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> dragged = event.getX());
        part.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        part.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            click(event);
            home.run();
        });
        part.addEventHandler(ScrollEvent.SCROLL, this::scroll);
        // Whether there is room for nodes and links is known only once the part has its size.
        part.layoutBoundsProperty().addListener(_ -> Platform.runLater(this::draw));
        part.setFocusTraversable(true);
        part.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
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

    /**
     * Sets whether the tree stands beside the boards, where it is as high as they are and has only what it needs,
     * instead of below them.
     */
    public void setBeside(boolean beside) {
        setPrefWidth(beside ? BESIDE_WIDTH : USE_COMPUTED_SIZE);
        setMinWidth(beside ? BESIDE_WIDTH : 0);
        isBeside = beside;
        name();
        head.getChildren()
                .setAll(beside ? List.of(title) : List.of(title, whose, note, SceneFooter.spring(), legend, nodes));
        chosen.setNarrow(beside);
        pseudoClassStateChanged(BESIDE, beside);
    }

    /** Sets the panes whose search trees can be chosen, from left to right. */
    public void identify(List<PaneIdentity> now) {
        whose.identify(now);
        name();
    }

    private Optional<PaneIdentity> pane() {
        return whose.pane(tree.paneProperty().get());
    }

    private void name() {
        if (isAll()) {
            whose.nameAll();
        } else {
            whose.name(tree.paneProperty().get());
        }
        help.setText(isAll() ? SearchTreeWords.HELP_ALL : SearchTreeWords.HELP);
        title.setText(
                isBeside ? SearchTreeWords.TITLE_ALONE : isAll() ? SearchTreeWords.TITLE_ALL : SearchTreeWords.TITLE);
        show();
    }

    private boolean isAll() {
        return tree.allPanesProperty().get();
    }

    /** Returns the width of the space left of the steps. */
    private double margin() {
        return isAll() ? SearchTreesDrawing.MARGIN : SearchTreeIcicleDrawing.NUMBERS;
    }

    private static ColourExpression hue(PaneIdentity identity) {
        return identity.look().tone();
    }

    private void show() {
        VisibleSearchTree now = tree.partProperty().get();
        boolean over = now != null && now.progress().complete();
        chosen.show(tree.selected(), model.problem().board(), over, whose.panes(), pane().filter(_ -> isAll()));
        VisibleSearchTrees all = tree.treesProperty().get();
        if (isAll() && all != null) {
            part.setAccessibleText(
                    SearchTreeWords.readOutAll(all.span().from() + 1, all.span().to()));
        } else if (now != null) {
            StepRange span = now.part().span();
            pane().ifPresent(identity -> part.setAccessibleText(
                    SearchTreeWords.readOut(identity.titleInSentence(), span.from() + 1, span.to())));
        }
        draw();
    }

    private void draw() {
        boolean linked = linked().isPresent();
        note.setText(note(linked));
        NodeVisibility.set(overview, !linked);
        part.setMaxHeight(linked ? Double.MAX_VALUE : isAll() ? MOST_OF_ALL : MOST_PART);
        pane().ifPresent(identity -> legend.setSketch(
                linked
                        ? SearchTreeLegendDrawing.ofNodes(hue(identity))
                        : isAll() ? SearchTreeLegendDrawing.ofAll() : SearchTreeLegendDrawing.of(hue(identity))));
        overview.requestLayout();
        part.requestLayout();
    }

    private String note(boolean linked) {
        if (tree.treesProperty().get() == null) {
            return tree.noneProperty().get() ? SearchTreeWords.NOTHING : "";
        }
        Optional<String> missing = tree.missingNode();
        if (missing.isPresent()) {
            return missing.get();
        }
        if (tree.noneBesideProperty().get()) {
            return SearchTreeWords.NONE_BESIDE;
        }
        if (linked || !tree.nodesProperty().get()) {
            return "";
        }
        if (isAll()) {
            return SearchTreeWords.ONE_PANE_FIRST;
        }
        if (wanted().isEmpty()) {
            return SearchTreeWords.TOO_LARGE;
        }
        return part.isRoomy() ? SearchTreeWords.NO_ROOM : "";
    }

    /** Returns the tree with all its nodes, if it is to be drawn as nodes and links and is small. */
    private Optional<ExplicitSearchTree> wanted() {
        VisibleSearchTree now = tree.partProperty().get();
        if (now != explicitPart) {
            explicitPart = now;
            explicit = Optional.ofNullable(now).flatMap(VisibleSearchTree::explicit);
        }
        return explicit.filter(_ -> tree.nodesProperty().get() && !isAll());
    }

    /** Returns the drawing of the tree as nodes and links; empty if it is not wanted or there is no room for it. */
    private Optional<SearchTreeNodeLinkDrawing> linked() {
        return wanted().filter(_ -> part.isRoomy())
                .flatMap(all -> SearchTreeNodeLinkDrawing.of(
                        all,
                        tree.partProperty().get().selected().map(SelectedSubtree::subtree),
                        model.problem().board(),
                        part.wide(),
                        part.tall()));
    }

    /** Returns the current snapshot of the pane whose tree is shown. */
    private Optional<SearchSnapshot> frame() {
        ComparisonSnapshot snapshot = model.snapshotProperty().get();
        int number = tree.paneProperty().get();
        return snapshot == null || number >= snapshot.frames().size()
                ? Optional.empty()
                : Optional.of(snapshot.frames().get(number))
                        .filter(now ->
                                pane().stream().allMatch(pane -> pane.solver().equals(now.solver())));
    }

    /** Returns the names and marks of the trees of all panes, whose frames at the shown step may not be known yet. */
    private List<SearchTreeLane> lanes() {
        ComparisonSnapshot snapshot = model.snapshotProperty().get();
        List<PaneIdentity> panes = whose.panes();
        List<SearchTreeLane> lanes = new ArrayList<>();
        for (int i = 0; i < panes.size(); i++) {
            PaneIdentity identity = panes.get(i);
            Optional<SearchSnapshot> frame = snapshot == null
                    ? Optional.empty()
                    : snapshot.frames().stream()
                            .skip(i)
                            .limit(1)
                            .filter(now -> identity.solver().equals(now.solver()))
                            .findFirst();
            lanes.add(new SearchTreeLane(
                    i,
                    identity.title(),
                    identity.look(),
                    new SearchTreeIcicleDrawing.Now(
                            frame.map(SearchSnapshot::step).orElse(0L),
                            frame.map(now -> now.path().length()).orElse(1))));
        }
        return lanes;
    }

    private Optional<SearchTreesDrawing> stacked() {
        return Optional.ofNullable(tree.treesProperty().get())
                .filter(_ -> isAll() && part.isRoomy())
                .map(now -> new SearchTreesDrawing(now, lanes(), model.problem().board(), part.wide(), part.tall()));
    }

    private Optional<SearchTreesOverviewDrawing> stackedOutline() {
        return Optional.ofNullable(tree.treesProperty().get())
                .filter(_ -> isAll() && overview.isRoomy())
                .map(now -> new SearchTreesOverviewDrawing(now, lanes(), overview.wide(), overview.tall()));
    }

    private long step() {
        return frame().map(SearchSnapshot::step).orElse(0L);
    }

    private Optional<SearchTreeIcicleDrawing> icicle() {
        return Optional.ofNullable(tree.partProperty().get())
                .filter(_ -> part.isRoomy())
                .map(now -> new SearchTreeIcicleDrawing(now, model.problem().board(), part.wide(), part.tall()));
    }

    private Optional<SearchTreeOverviewDrawing> outline() {
        return Optional.ofNullable(tree.partProperty().get())
                .filter(_ -> overview.isRoomy())
                .map(now -> new SearchTreeOverviewDrawing(now, overview.wide(), overview.tall()));
    }

    private void centre(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            stackedOutline()
                    .map(drawing -> drawing.stepAt(event.getX()))
                    .or(() -> outline().map(drawing -> drawing.stepAt(event.getX())))
                    .ifPresent(tree::centre);
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && part.isRoomy() && linked().isEmpty()) {
            double parts = (dragged - event.getX()) / (part.wide() - margin());
            // Less than a step is waited for.
            if (tree.pan(parts)) {
                dragged = event.getX();
            }
            event.consume();
        }
    }

    private void click(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
            return;
        }
        Optional<SearchTreeNodeLinkDrawing> links = linked();
        if (links.isPresent()) {
            Optional<VisibleSearchTreeReader.Node> node = links.get().nodeAt(event.getX(), event.getY(), step());
            tree.select(node);
            if (event.getClickCount() == 2) {
                node.ifPresent(there -> model.transport().reach(there.step()));
            }
            return;
        }
        if (isAll()) {
            stacked().ifPresent(drawing -> click(event, drawing));
            return;
        }
        icicle().ifPresent(drawing -> {
            tree.select(drawing.nodeAt(event.getX(), event.getY()));
            if (event.getClickCount() == 2) {
                model.transport().reach(drawing.stepAt(event.getX()));
            }
        });
    }

    private void click(MouseEvent event, SearchTreesDrawing drawing) {
        drawing.nodeAt(event.getX(), event.getY())
                .ifPresentOrElse(
                        node -> tree.select(node.search(), Optional.of(node.node())),
                        () -> tree.select(Optional.empty()));
        if (event.getClickCount() == 2 && event.getX() >= SearchTreesDrawing.MARGIN) {
            model.transport().reach(drawing.stepAt(event.getX()));
        }
    }

    /** Selects the node beside the selected one, or goes to it; with Shift, the tree above or below. */
    private void press(KeyEvent key) {
        if (key.isShortcutDown() || key.isAltDown()) {
            return;
        }
        if (key.isShiftDown()) {
            if (isAll() && (key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN)) {
                if (key.getCode() == KeyCode.UP) {
                    tree.selectTreeAbove();
                } else {
                    tree.selectTreeBelow();
                }
                key.consume();
            }
            return;
        }
        switch (key.getCode()) {
            case UP -> tree.selectParent();
            case DOWN -> tree.selectChild();
            case LEFT -> tree.selectPrevious();
            case RIGHT -> tree.selectNext();
            case ENTER ->
                tree.chosenProperty().get().ifPresent(there -> model.transport().reach(there.first()));
            default -> {
                return;
            }
        }
        key.consume();
    }

    private void scroll(ScrollEvent event) {
        if (event.getDeltaY() != 0 && linked().isEmpty()) {
            double factor = Math.pow(SearchTreeModel.NEARER, event.getDeltaY() / A_NOTCH);
            stacked()
                    .map(drawing -> drawing.stepAt(event.getX()))
                    .or(() -> icicle().map(drawing -> drawing.stepAt(event.getX())))
                    .ifPresent(at -> tree.zoom(factor, at));
        }
        event.consume();
    }

    /** A drawing that is as wide as the space available. The lower one can be focused, and uses the arrow keys. */
    public final class Plot extends Region {
        private final SketchView canvas = new SketchView();
        private final double least;
        private final double height;

        Plot(String id, double least, double height, double most) {
            this.least = least;
            this.height = height;
            setId(id);
            getStyleClass().add("tree-plot");
            setMinWidth(0);
            setMaxHeight(most);
            getChildren().add(canvas);
        }

        double wide() {
            return Math.floor(getWidth());
        }

        double tall() {
            return Math.floor(getHeight());
        }

        boolean isRoomy() {
            return getWidth() >= margin() + LEAST_STEPS_WIDTH && getHeight() >= 1;
        }

        @Override
        protected double computeMinHeight(double width) {
            return this == part && isAll()
                    ? Math.max(
                            least, SearchTreesDrawing.leastHeight(whose.panes().size()))
                    : least;
        }

        @Override
        protected double computePrefHeight(double width) {
            return this == part
                    ? wanted().map(SearchTreeNodeLinkDrawing::usualHeight)
                            .map(usual -> Math.min(usual, MOST_LINKED))
                            .orElse(isAll() ? Math.clamp(EACH * whose.panes().size(), height, MOST_OF_ALL) : height)
                    : height;
        }

        @Override
        protected void layoutChildren() {
            // The overview keeps its last width while it is hidden.
            if (this == part && isRoomy()) {
                tree.room((int) (wide() - margin()));
            }
            Sketch sketch = isAll()
                    ? sketchOfAll()
                    : pane().map(identity -> sketch(hue(identity))).orElse(Sketch.EMPTY);
            canvas.setSketch(sketch);
            canvas.resizeRelocate(0, 0, Math.ceil(sketch.width()), Math.ceil(sketch.height()));
        }

        private Sketch sketchOfAll() {
            long step = model.stepProperty().get();
            return this == overview
                    ? stackedOutline().map(drawing -> drawing.draw(step)).orElse(Sketch.EMPTY)
                    : stacked().map(SearchTreesDrawing::draw).orElse(Sketch.EMPTY);
        }

        private Sketch sketch(ColourExpression hue) {
            long step = step();
            Optional<Sketch> links = linked().map(drawing -> drawing.draw(hue, step));
            if (this == part && links.isPresent()) {
                return links.get();
            }
            int depth = frame().map(now -> now.path().length()).orElse(1);
            return this == overview
                    ? outline().map(drawing -> drawing.draw(hue, step)).orElse(Sketch.EMPTY)
                    : icicle().map(drawing -> drawing.draw(hue, new SearchTreeIcicleDrawing.Now(step, depth)))
                            .orElse(Sketch.EMPTY);
        }
    }
}
