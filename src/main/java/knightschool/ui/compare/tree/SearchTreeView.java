package knightschool.ui.compare.tree;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.VisibleSearchTree;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeIcicleDrawing;
import knightschool.drawing.tree.SearchTreeLegend;
import knightschool.drawing.tree.SearchTreeOverviewDrawing;
import knightschool.trace.Frame;
import knightschool.trace.StepRange;
import knightschool.ui.board.SketchView;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.PaneChooser;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.control.LabelFactory;
import knightschool.ui.control.NodeVisibility;
import knightschool.ui.shell.MessageDisplay;
import knightschool.ui.shell.SceneFooterRow;

/** The view of one pane's search tree: the whole tree above, and the current section of steps below. */
public final class SearchTreeView extends VBox {
    private static final double GAP = 8;
    private static final double OVERVIEW = 30;
    private static final double PART = 172;
    private static final double LEAST_PART = 60;
    private static final double MOST_PART = 240;
    /** The scroll distance of one notch of the mouse wheel, in pixels. */
    private static final double A_NOTCH = 40;

    private static final double LEAST_WIDTH = 160;

    private final CompareModel model;
    private final SearchTreeModel tree;
    private final PaneChooser whose;
    private final Label facts = new Label();
    private final SketchView legend = new SketchView();
    private final Plot overview = new Plot("tree-overview", OVERVIEW, OVERVIEW, OVERVIEW);
    private final Plot part = new Plot("tree-part", LEAST_PART, PART, MOST_PART);
    private double dragged;

    /** @param home returns the keyboard focus to the scene */
    public SearchTreeView(CompareModel model, Runnable home) {
        this.model = model;
        this.tree = model.tree();
        setId("search-tree");
        getStyleClass().addAll("search-tree", MessageDisplay.KEPT_CLEAR);
        whose = new PaneChooser("tree-pane", SearchTreeWords.PANE_HELP, tree::show, home);
        facts.setId("tree-facts");
        facts.getStyleClass().addAll("text-14", "muted");
        facts.setMinWidth(0);
        Label title = LabelFactory.of(SearchTreeWords.TITLE, "text-14", "muted");
        title.setMinWidth(USE_PREF_SIZE);
        title.setTooltip(new Tooltip(SearchTreeWords.HELP));
        HBox head = new HBox(GAP, title, whose, facts, SceneFooterRow.spring(), legend);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setMinHeight(USE_PREF_SIZE);
        VBox.setVgrow(part, Priority.ALWAYS);
        NodeVisibility.follow(legend, facts.textProperty().isEmpty());
        // What is hidden is not styled.
        List<Node> parts = List.of(head, overview, part);
        visibleProperty().subscribe(shown -> getChildren().setAll(shown ? parts : List.of()));
        managedProperty().bind(visibleProperty());
        setVisible(false);
        listen(home);
    }

    private void listen(Runnable home) {
        tree.partProperty().addListener(_ -> show());
        tree.noneProperty().addListener(_ -> show());
        tree.paneProperty().addListener(_ -> name());
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
        whose.name(tree.paneProperty().get());
        pane().ifPresent(identity -> legend.setSketch(SearchTreeLegend.of(hue(identity))));
        show();
    }

    private static ColourExpression hue(PaneIdentity identity) {
        return identity.look().tone();
    }

    private void show() {
        VisibleSearchTree now = tree.partProperty().get();
        if (now == null) {
            facts.setText(tree.noneProperty().get() ? SearchTreeWords.NOTHING : "");
        } else {
            facts.setText(now.selected()
                    .map(subtree -> SearchTreeWords.of(
                            subtree, model.problem().board(), now.progress().complete()))
                    .orElse(""));
            StepRange span = now.part().span();
            pane().ifPresent(identity -> part.setAccessibleText(
                    SearchTreeWords.readOut(identity.titleInSentence(), span.from() + 1, span.to())));
        }
        draw();
    }

    private void draw() {
        overview.requestLayout();
        part.requestLayout();
    }

    /** Returns the current frame of the pane whose tree is shown. */
    private Optional<Frame> frame() {
        ComparisonSnapshot snapshot = model.snapshotProperty().get();
        int number = tree.paneProperty().get();
        return snapshot == null || number >= snapshot.frames().size()
                ? Optional.empty()
                : Optional.of(snapshot.frames().get(number));
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
            outline().ifPresent(drawing -> tree.centre(drawing.stepAt(event.getX())));
            event.consume();
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && part.isRoomy()) {
            double parts = (dragged - event.getX()) / (part.wide() - SearchTreeIcicleDrawing.NUMBERS);
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
        icicle().ifPresent(drawing -> {
            tree.select(drawing.nodeAt(event.getX(), event.getY()));
            if (event.getClickCount() == 2) {
                model.transport().reach(drawing.stepAt(event.getX()));
            }
        });
    }

    private void scroll(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            double factor = Math.pow(SearchTreeModel.NEARER, event.getDeltaY() / A_NOTCH);
            icicle().ifPresent(drawing -> tree.zoom(factor, drawing.stepAt(event.getX())));
        }
        event.consume();
    }

    /** A drawing that is as wide as the space available. */
    private final class Plot extends Region {
        private final SketchView canvas = new SketchView();
        private final double height;

        Plot(String id, double least, double height, double most) {
            this.height = height;
            setId(id);
            setMinSize(0, least);
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
            return getWidth() >= LEAST_WIDTH && getHeight() >= 1;
        }

        @Override
        protected double computePrefHeight(double width) {
            return height;
        }

        @Override
        protected void layoutChildren() {
            if (isRoomy()) {
                tree.room((int) (wide() - SearchTreeIcicleDrawing.NUMBERS));
            }
            Sketch sketch = pane().map(identity -> sketch(hue(identity))).orElse(Sketch.EMPTY);
            canvas.setSketch(sketch);
            canvas.resizeRelocate(0, 0, Math.ceil(sketch.width()), Math.ceil(sketch.height()));
        }

        private Sketch sketch(ColourExpression hue) {
            long step = frame().map(Frame::step).orElse(0L);
            int depth = frame().map(now -> now.path().length()).orElse(1);
            return this == overview
                    ? outline().map(drawing -> drawing.draw(hue, step)).orElse(Sketch.EMPTY)
                    : icicle().map(drawing -> drawing.draw(hue, new SearchTreeIcicleDrawing.Now(step, depth)))
                            .orElse(Sketch.EMPTY);
        }
    }
}
