package knightschool.ui.compare.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.ExplicitSearchTree;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SelectedSubtree;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.drawing.ColourExpression;
import knightschool.drawing.Sketch;
import knightschool.drawing.tree.SearchTreeIcicleDrawing;
import knightschool.drawing.tree.SearchTreeLaneLabel;
import knightschool.drawing.tree.SearchTreeNodeLinkDrawing;
import knightschool.drawing.tree.SearchTreeOverviewDrawing;
import knightschool.drawing.tree.SearchTreesDrawing;
import knightschool.drawing.tree.SearchTreesOverviewDrawing;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.compare.model.SearchTreeModel;
import knightschool.ui.compare.pane.PaneIdentity;
import knightschool.ui.compare.pane.PaneSelectionMenu;
import knightschool.ui.tree.SearchTreePlot;

/**
 * The drawings of what the model shows of search trees, for the size of a plot: one tree as an icicle or as nodes and
 * links, or those of all panes, and the outlines of the whole trees. Each is empty as long as there is no tree, no room
 * or another kind of drawing.
 */
final class SearchTreeDrawings {
    private final CompareModel model;
    private final SearchTreeModel tree;
    private final PaneSelectionMenu whose;

    /** The part of the tree that {@link #explicit} was made of, which takes too long for every frame. */
    private SearchTreeInView explicitPart;

    private Optional<ExplicitSearchTree> explicit = Optional.empty();

    /** @param whose the panes of the trees */
    SearchTreeDrawings(CompareModel model, PaneSelectionMenu whose) {
        this.model = model;
        this.tree = model.tree();
        this.whose = whose;
    }

    /** The pane of the tree in which nodes are selected. */
    Optional<PaneIdentity> pane() {
        return whose.pane(tree.paneProperty().get());
    }

    /** Whether the trees of all panes are drawn. */
    boolean isAll() {
        return tree.allPanesProperty().get();
    }

    /** Whether it is known which positions of the tree were visited again; true as long as there is no tree. */
    boolean isAgainKnown() {
        SearchTreeInView now = tree.reading().partProperty().get();
        return now == null || now.revisits().isPresent();
    }

    /** Whether pruned nodes of a tree in view are not told from others, since the steps are too many for that. */
    boolean hidesPruned() {
        VisibleSearchTreeParts now = tree.reading().treesProperty().get();
        return now != null
                && now.trees().stream()
                        .anyMatch(one -> now.isInView(one) && one.pruned().isEmpty());
    }

    /** The width of the space left of the steps, in pixels. */
    double margin() {
        return isAll() ? SearchTreesDrawing.MARGIN : SearchTreeIcicleDrawing.NUMBERS;
    }

    /** Returns the tree with all its nodes, if it is to be drawn as nodes and links and is small. */
    Optional<ExplicitSearchTree> wanted() {
        SearchTreeInView now = tree.reading().partProperty().get();
        if (now != explicitPart) {
            explicitPart = now;
            explicit = Optional.ofNullable(now).flatMap(SearchTreeInView::explicit);
        }
        return explicit.filter(_ -> tree.nodesProperty().get() && !isAll());
    }

    /** Returns the drawing of the tree as nodes and links. */
    Optional<SearchTreeNodeLinkDrawing> linked(SearchTreePlot plot) {
        return wanted().filter(_ -> plot.isRoomy())
                .flatMap(all -> SearchTreeNodeLinkDrawing.of(
                        all,
                        tree.reading().partProperty().get().selected().map(SelectedSubtree::subtree),
                        model.problem().board(),
                        plot.wide(),
                        plot.tall()));
    }

    /** Returns the drawing of the steps in view of the trees of all panes. */
    Optional<SearchTreesDrawing> stacked(SearchTreePlot plot) {
        return Optional.ofNullable(tree.reading().treesProperty().get())
                .filter(_ -> isAll() && plot.isRoomy())
                .map(now -> new SearchTreesDrawing(now, lanes(), model.problem().board(), plot.wide(), plot.tall()));
    }

    /** Returns the outlines of the trees of all panes. */
    Optional<SearchTreesOverviewDrawing> stackedOutline(SearchTreePlot plot) {
        return Optional.ofNullable(tree.reading().treesProperty().get())
                .filter(_ -> isAll() && plot.isRoomy())
                .map(now -> new SearchTreesOverviewDrawing(now, lanes(), plot.wide(), plot.tall()));
    }

    /** Returns the drawing of the steps in view of the tree. */
    Optional<SearchTreeIcicleDrawing> icicle(SearchTreePlot plot) {
        return Optional.ofNullable(tree.reading().partProperty().get())
                .filter(_ -> plot.isRoomy())
                .map(now -> new SearchTreeIcicleDrawing(now, model.problem().board(), plot.wide(), plot.tall()));
    }

    /** Returns the outline of the tree. */
    Optional<SearchTreeOverviewDrawing> outline(SearchTreePlot plot) {
        return Optional.ofNullable(tree.reading().partProperty().get())
                .filter(_ -> plot.isRoomy())
                .map(now -> new SearchTreeOverviewDrawing(now, plot.wide(), plot.tall()));
    }

    /** Draws all steps. */
    Sketch overview(SearchTreePlot plot) {
        if (isAll()) {
            return stackedOutline(plot)
                    .map(drawing -> drawing.draw(model::stepOf))
                    .orElse(Sketch.EMPTY);
        }
        return hue().flatMap(hue -> outline(plot).map(drawing -> drawing.draw(hue, step())))
                .orElse(Sketch.EMPTY);
    }

    /** Draws the steps in view. */
    Sketch part(SearchTreePlot plot) {
        if (isAll()) {
            return stacked(plot).map(SearchTreesDrawing::draw).orElse(Sketch.EMPTY);
        }
        int depth = frame().map(now -> now.path().length()).orElse(1);
        return hue().flatMap(hue -> linked(plot)
                        .map(drawing -> drawing.draw(hue, step()))
                        .or(() -> icicle(plot)
                                .map(drawing -> drawing.draw(hue, new SearchTreeIcicleDrawing.Now(step(), depth)))))
                .orElse(Sketch.EMPTY);
    }

    /** The colours of the algorithms whose trees are drawn. */
    List<ColourExpression> hues() {
        return isAll()
                ? whose.panes().stream().map(identity -> identity.look().tone()).toList()
                : hue().stream().toList();
    }

    private Optional<ColourExpression> hue() {
        return pane().map(identity -> identity.look().tone());
    }

    /**
     * The step of the pane whose tree is drawn, or its last one if its search has ended before; 0 until it is known.
     */
    long step() {
        return frame().map(SearchSnapshot::step).orElse(0L);
    }

    private Optional<SearchSnapshot> frame() {
        int number = tree.paneProperty().get();
        return pane().flatMap(identity -> frame(number, identity));
    }

    /** Returns the snapshot of a pane at the shown step; empty if that is not known yet. */
    private Optional<SearchSnapshot> frame(int number, PaneIdentity identity) {
        ComparisonSnapshot snapshot = model.snapshotProperty().get();
        return snapshot == null || number >= snapshot.frames().size()
                ? Optional.empty()
                : Optional.of(snapshot.frames().get(number))
                        .filter(now -> identity.solver().equals(now.solver()));
    }

    /** Returns the names and marks of the trees of all panes. */
    private List<SearchTreeLaneLabel> lanes() {
        List<PaneIdentity> panes = whose.panes();
        List<SearchTreeLaneLabel> lanes = new ArrayList<>();
        for (int i = 0; i < panes.size(); i++) {
            PaneIdentity identity = panes.get(i);
            Optional<SearchSnapshot> frame = frame(i, identity);
            lanes.add(new SearchTreeLaneLabel(
                    i,
                    identity.title(),
                    identity.look(),
                    new SearchTreeIcicleDrawing.Now(
                            frame.map(SearchSnapshot::step).orElse(0L),
                            frame.map(now -> now.path().length()).orElse(1))));
        }
        return lanes;
    }
}
