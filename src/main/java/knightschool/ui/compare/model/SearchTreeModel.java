package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SameScaleSearchTreesReader;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SearchTreeNavigation;
import knightschool.compare.SelectedSubtree;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.ui.compare.model.tree.PreviousSearchTreeViews;
import knightschool.ui.compare.model.tree.SearchTreeViewMemento;
import knightschool.ui.tree.LatestSearchTreesInView;
import knightschool.ui.tree.NodeSelection;
import knightschool.ui.tree.StepViewport;

/**
 * The search tree of one pane, or those of all panes at one scale: their visibility and their visible parts. One of the
 * trees is that of {@link #paneProperty the pane} in which nodes are selected. The steps in view are those of a
 * {@link StepViewport}, the node that of a {@link NodeSelection}, the data those of a {@link LatestSearchTreesInView}.
 */
public final class SearchTreeModel {
    /** The least distance between two names of nodes, in pixels. */
    private static final int NAMED = 20;

    private final CompareWorker worker;
    private final ComparisonSnapshotModel moment;
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final BooleanProperty placements = new SimpleBooleanProperty(this, "placements");
    private final ReadOnlyBooleanWrapper counting = new ReadOnlyBooleanWrapper(this, "counting");
    private final BooleanProperty nodes = new SimpleBooleanProperty(this, "nodes");
    private final FollowedSearchPane pane = new FollowedSearchPane();
    private final BooleanProperty all = new SimpleBooleanProperty(this, "allPanes");
    private final LatestSearchTreesInView reading = new LatestSearchTreesInView();
    private final StepViewport viewport = new StepViewport(reading.treesProperty()::get, this::viewMoved);
    private final NodeSelection selection = new NodeSelection(viewport, reading.partProperty()::get, this::ask);
    private final PreviousSearchTreeViews replaced = new PreviousSearchTreeViews();
    private OptionalInt enlarged = OptionalInt.empty();
    private Supplier<OptionalInt> paneWithKeyboard = OptionalInt::empty;
    private Supplier<OptionalInt> paneInUse = OptionalInt::empty;

    /** Whether the tree is hidden only until the questions to a class end. */
    private boolean aside;

    /**
     * @param moment tells the step of each pane
     * @param panes the enlarged pane is followed
     * @param predictions while they are put to a class, the tree is set aside
     */
    SearchTreeModel(
            CompareWorker worker, ComparisonSnapshotModel moment, PaneAlgorithms panes, PredictionModel predictions) {
        this.worker = worker;
        this.moment = moment;
        visible.addListener(_ -> ask());
        visible.addListener((_, _, isVisible) -> aside &= !isVisible);
        nodes.addListener(_ -> ask());
        placements.addListener(_ -> ask());
        placements.addListener(_ -> lookAtCounts());
        visible.addListener(_ -> lookAtCounts());
        reading.partProperty().addListener(_ -> lookAtCounts());
        panes.enlargedProperty().addListener((_, _, alone) -> followPane(alone));
        moment.snapshotProperty().addListener(_ -> follow());
        pane.property().addListener((_, _, _) -> switchTo());
        predictions.endsCoveredProperty().subscribe(covered -> {
            if (covered) {
                setAside();
            }
        });
        predictions.shownProperty().subscribe(asking -> {
            if (!asking) {
                putBack();
            }
        });
    }

    /** Called when other searches begin. */
    void begin(List<ConfiguredAlgorithm> panes) {
        replaced.forget();
        pane.follow(panes);
        beginSearch();
    }

    /**
     * Called when the panes change but the problem stays. If the shown search is still among them, the selected node
     * stays.
     */
    void change(List<ConfiguredAlgorithm> panes) {
        replaced.follow(panes);
        if (pane.follow(panes)) {
            readAgain();
        } else if (all.get()) {
            // The steps in view are those of all panes, of which there are others.
            selection.restore(Optional.empty());
            readAgain();
        } else {
            beginSearch();
        }
    }

    private void beginSearch() {
        viewport.restore(Optional.empty());
        selection.restore(Optional.empty());
        readAgain();
    }

    /** Reads the tree anew, with the steps in view and the node that are known. */
    private void readAgain() {
        selection.restore(selection.node());
        reading.begin();
        selection.readFrom(ask());
    }

    private void viewMoved() {
        selection.forgetRequest();
        ask();
    }

    /** Makes a request, and returns its number. */
    private long ask() {
        boolean asks = visible.get() && viewport.columns() > 0;
        long number = reading.request();
        worker.trees(
                number,
                asks
                        ? Optional.of(new SameScaleSearchTreesReader.Request(
                                new SearchTreeInViewReader.Request(
                                        pane.get(),
                                        Optional.of(viewport.wanted(all.get())),
                                        viewport.columns(),
                                        NAMED,
                                        nodes.get(),
                                        placements.get(),
                                        selection.node()),
                                all.get()))
                        : Optional.empty());
        return number;
    }

    void take(GrowingSearchesQuery.Answer<VisibleSearchTreeParts> answer) {
        if (reading.isCurrent(answer.number())) {
            boolean news = reading.take(answer.number(), answer.result());
            selection.answer(answer.number());
            if (news) {
                reading.show(answer.result(), pane.get());
                selection.take();
                viewport.followOpened();
                near();
            }
        }
    }

    /** Whether the requested part of the tree is shown. */
    boolean isSettled() {
        return !visible.get() || viewport.columns() == 0 || reading.isAnswered() && !counting.get();
    }

    /** Follows the shown step: if it was in view, it is kept in view. */
    private void follow() {
        viewport.follow(step());
        near();
    }

    /** Called when the pane is another one, which may be at another step: that is kept in view only if it is there. */
    private void switchTo() {
        // Otherwise the steps are those of the searches before, in their order.
        if (moment.isCurrent()) {
            viewport.switchTo(step());
        }
    }

    /** The shown step of {@link #paneProperty the pane}. */
    public long step() {
        return moment.stepOf(pane.get());
    }

    /** Moves the view to the shown step, unless that is in view or other steps were chosen. */
    private void near() {
        if (visible.get() && viewport.isBehind()) {
            ask();
        }
    }

    /** Whether the tree is shown. */
    public BooleanProperty shownProperty() {
        return visible;
    }

    /**
     * Sets how {@link #toggle} finds the pane whose tree it shows.
     *
     * @param withKeyboard returns the index of the pane with the keyboard; empty for none
     * @param inUse returns the index of the pane that the user means; empty for the one shown before
     */
    public void openAt(Supplier<OptionalInt> withKeyboard, Supplier<OptionalInt> inUse) {
        paneWithKeyboard = withKeyboard;
        paneInUse = inUse;
    }

    /**
     * Shows the tree, unless those of all panes are wanted that of the pane in use, or hides it. Where a node or steps
     * were chosen, which another tree would lose, only the keyboard tells that another pane is in use: the mouse may be
     * there by chance.
     */
    public void toggle() {
        boolean opens = !visible.get();
        if (opens && !all.get()) {
            boolean isChosen =
                    selection.node().isPresent() || viewport.chosenSteps().isPresent();
            (isChosen ? paneWithKeyboard : paneInUse).get().ifPresent(this::show);
        }
        visible.set(opens);
    }

    /**
     * Hides the tree until {@link #putBack}: while a class is asked it would give answers away, and between a question
     * and the next it would shrink the boards. A user who shows it in between decides anew.
     */
    private void setAside() {
        if (visible.get()) {
            aside = true;
            visible.set(false);
        }
    }

    /** Shows the tree again if it was set aside. */
    private void putBack() {
        if (aside) {
            visible.set(true);
        }
    }

    /** Returns whether the user wants to see the tree, which may be set aside now. */
    public boolean isWanted() {
        return visible.get() || aside;
    }

    /** Whether the board shows how often each square was placed below the selected node. */
    public BooleanProperty placementsShownProperty() {
        return placements;
    }

    private void lookAtCounts() {
        counting.set(visible.get()
                && placements.get()
                && selection.selected().filter(SelectedSubtree::isBeingCounted).isPresent());
    }

    /**
     * Whether it takes long to count how often each square was placed; {@link #placementsShownProperty} ends the
     * counting.
     */
    public ReadOnlyBooleanProperty countingProperty() {
        return counting.getReadOnlyProperty();
    }

    /** Says that the search has no such node as the selected one, once that is known; empty if it has one. */
    public Optional<String> missingNode() {
        return selection
                .node()
                .filter(_ -> selection.isMissing())
                .map(missing -> CompareCommandWords.missing(
                        missing, reading.partProperty().get().progress()));
    }

    /** Whether a small tree is drawn as nodes and links. */
    public BooleanProperty nodesProperty() {
        return nodes;
    }

    /** Whether the trees of all panes are shown, not only that of {@link #paneProperty the pane}. */
    public ReadOnlyBooleanProperty allPanesProperty() {
        return all;
    }

    /** Shows all steps of the trees of all panes, at one scale. */
    public void showAllPanes() {
        if (!all.get()) {
            replaced.giveWayToAll(snapshot());
            all.set(true);
            nodes.set(false);
            viewport.restore(Optional.empty());
            readAgain();
        }
    }

    /**
     * Shows the tree of one pane alone after those of all panes: of the pane whose node is selected, else the one shown
     * before.
     */
    public void showOnePane() {
        boolean isNodeSelected = selection.node().isPresent();
        show(replaced.beforeAll()
                .filter(_ -> !isNodeSelected)
                .map(SearchTreeViewMemento::pane)
                .orElse(pane.get()));
        if (!isNodeSelected) {
            enlarged.ifPresent(this::showEnlarged);
        }
    }

    /** The index of the pane whose tree is shown, or in whose tree nodes are selected, from 0. */
    public ReadOnlyIntegerProperty paneProperty() {
        return pane.property();
    }

    /** Shows what a set-up names. */
    public void open(SearchTreeViewMemento view) {
        aside = false;
        replaced.forget();
        restore(view);
    }

    /** Shows again what was seen before. */
    public void restore(SearchTreeViewMemento before) {
        if (!before.view().all()) {
            replaced.forgetBeforeAll();
        }
        nodes.set(before.nodes());
        placements.set(before.placements());
        SearchTreeViewState view = before.view();
        boolean same = before.pane() == pane.get()
                && view.all() == all.get()
                && view.steps().equals(viewport.chosenSteps())
                && view.node().equals(selection.node());
        if (!same) {
            pane.set(before.pane());
            all.set(view.all());
            viewport.restore(view.steps());
            selection.restore(view.node());
            readAgain();
        }
    }

    /** The steps in view and the selected node, for a set-up that shows a pane by its number from 0. */
    public SearchTreeViewState view(OptionalInt number) {
        return new SearchTreeViewState(number, viewport.chosenSteps(), selection.node(), all.get());
    }

    /** Returns the present view of the tree; empty without panes. */
    private Optional<SearchTreeViewMemento> snapshot() {
        return pane.search()
                .map(search -> new SearchTreeViewMemento(
                        pane.get(), search, view(OptionalInt.of(pane.get())), nodes.get(), placements.get()));
    }

    /**
     * Shows the tree of one pane alone. After the trees of all panes, the earlier view of the pane's tree comes back,
     * with its selected node. For another pane, the selected node and the steps in view stay, or else the steps around
     * the shown step are in view.
     */
    public void show(int number) {
        if (!all.get()) {
            if (number != pane.get()) {
                pane.set(number);
                beginSearch();
            }
            return;
        }
        Optional<SearchTreeViewMemento> before = replaced.beforeAll();
        Optional<SearchTreeViewMemento> same = before.filter(one -> one.pane() == number);
        boolean drawn =
                nodes.get() || before.filter(SearchTreeViewMemento::nodes).isPresent();
        boolean mapped = placements.get();
        replaced.forgetBeforeAll();
        if (same.isPresent()) {
            SearchTreeViewMemento one = same.get();
            restore(number == pane.get() ? one.withNodeOf(view(OptionalInt.of(number))) : one);
            if (!selection.node().equals(one.view().node())) {
                selection.lead();
            }
        } else if (number == pane.get()) {
            all.set(false);
            readAgain();
            selection.lead();
        } else {
            pane.set(number);
            all.set(false);
            beginSearch();
        }
        nodes.set(drawn);
        placements.set(mapped);
    }

    /**
     * Shows the tree of the enlarged pane, if there is one, unless those of all panes are shown. Once all panes are
     * shown again, so is the tree that was seen before, unless something was chosen in that of the enlarged pane.
     */
    private void followPane(OptionalInt alone) {
        enlarged = alone;
        if (!all.get() && alone.isPresent()) {
            showEnlarged(alone.getAsInt());
        } else if (!all.get()) {
            replaced.takeBeforeEnlarged(snapshot()).ifPresent(this::restore);
        } else if (alone.isEmpty()) {
            replaced.reduceBehindAll();
        }
    }

    private void showEnlarged(int number) {
        if (number != pane.get()) {
            replaced.giveWayToEnlarged(snapshot(), number);
            show(number);
        }
    }

    /** The parts of the trees that were read last; the tree in focus is that of {@link #paneProperty the pane}. */
    public LatestSearchTreesInView reading() {
        return reading;
    }

    /** The steps in view. */
    public StepViewport viewport() {
        return viewport;
    }

    /** The selected node, and the way from it to those beside it. */
    public NodeSelection selection() {
        return selection;
    }

    /** Selects a node of the tree of another pane, or none. */
    public void select(int number, Optional<SearchTreeInViewReader.Node> another) {
        if (number != pane.get()) {
            // First, so that nothing is said of the node before in the tree of the other pane.
            selection.restore(Optional.empty());
            pane.set(number);
            reading.lookAt(number);
            selection.readFrom(ask());
        }
        selection.select(another);
    }

    /** Goes to the tree before that of the pane, if there is one among those shown, at the shown step. */
    public void selectTreeAbove() {
        selectTree(-1);
    }

    /** Goes to the tree after that of the pane, if there is one among those shown, at the shown step. */
    public void selectTreeBelow() {
        selectTree(1);
    }

    private void selectTree(int direction) {
        VisibleSearchTreeParts searchTrees = reading.treesProperty().get();
        List<SearchTreeInView> treesInView = all.get() && searchTrees != null ? searchTrees.trees() : List.of();
        for (int i = 0; i < treesInView.size(); i++) {
            int next = i + direction;
            if (treesInView.get(i).search() == pane.get() && next >= 0 && next < treesInView.size()) {
                SearchTreeInView there = treesInView.get(next);
                select(there.search(), new SearchTreeNavigation(there).at(step()));
                selection.lead();
                return;
            }
        }
    }
}
