package knightschool.ui.compare.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SearchTreeNavigation;
import knightschool.compare.SelectedSubtree;
import knightschool.compare.VisibleSearchTree;
import knightschool.compare.VisibleSearchTreeReader;
import knightschool.compare.VisibleSearchTrees;
import knightschool.compare.VisibleSearchTreesReader;
import knightschool.setup.value.SearchTreeViewState;
import knightschool.trace.StepRange;
import knightschool.trace.Subtree;

/**
 * The search tree of one pane, or those of all panes at one scale: whether they are shown, the range of steps in view,
 * and the selected node. One of the trees is that of {@link #paneProperty the pane} in which nodes are selected.
 */
public final class SearchTreeModel {
    /** The factor by which one key press or wheel notch changes the number of steps in view. */
    public static final double NEARER = 0.7;

    /** The least number of steps in view. */
    private static final long FEWEST = 24;

    /** The initial width of a step, in pixels, with which the nodes around the shown step have names. */
    private static final int STEP = 4;

    /** The fraction of the steps in view that is kept of a node when the view moves to its end or beyond. */
    private static final double KEPT = 0.125;

    /** The least distance between two names of nodes, in pixels. */
    private static final int NAMED = 20;

    private final CompareWorker worker;
    private final BooleanProperty visible = new SimpleBooleanProperty(this, "shown");
    private final BooleanProperty placements = new SimpleBooleanProperty(this, "placements");
    private final BooleanProperty nodes = new SimpleBooleanProperty(this, "nodes");
    private final FollowedPane pane = new FollowedPane();
    private final BooleanProperty all = new SimpleBooleanProperty(this, "allPanes");
    private final ReadOnlyObjectWrapper<VisibleSearchTrees> trees = new ReadOnlyObjectWrapper<>(this, "trees");
    private final ReadOnlyObjectWrapper<VisibleSearchTree> part = new ReadOnlyObjectWrapper<>(this, "part");
    private final ReadOnlyBooleanWrapper noneBeside = new ReadOnlyBooleanWrapper(this, "noneBeside");
    private final ReadOnlyBooleanWrapper none = new ReadOnlyBooleanWrapper(this, "none");
    private final ReadOnlyObjectWrapper<Optional<Subtree>> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());

    /** The steps in view; empty for those around the shown step, or for all steps of the trees of all panes. */
    private Optional<StepRange> span = Optional.empty();

    private long step;
    private Optional<VisibleSearchTreeReader.Node> node = Optional.empty();

    /** The first request for the chosen node: results of earlier ones are about the node before. */
    private long nodeNumber;

    /** Whether the node was chosen by a key, and the view has to move to it once it is read. */
    private boolean leading;

    private int columns;
    private boolean following;

    /** What was seen before the tree of the enlarged pane; empty if that is not shown in place of another one. */
    private Optional<BeforeEnlarged> beforeEnlarged = Optional.empty();

    /**
     * What was seen of the trees while all panes were shown.
     *
     * @param pane the index of the pane
     * @param search the search of that pane
     * @param view what was seen of its tree
     * @param enlarged the index of the pane whose tree is shown since
     */
    private record BeforeEnlarged(int pane, ConfiguredAlgorithm search, SearchTreeViewState view, int enlarged) {}

    /** Whether the steps in view are those of an opened set-up, and the shown step has not been among them yet. */
    private boolean opened;

    private long begun;
    private long requestNumber;
    private long answered;

    SearchTreeModel(CompareWorker worker) {
        this.worker = worker;
        visible.addListener(_ -> ask());
        nodes.addListener(_ -> ask());
        placements.addListener(_ -> ask());
    }

    /** Called when other searches begin. */
    void begin(List<ConfiguredAlgorithm> panes) {
        beforeEnlarged = Optional.empty();
        pane.follow(panes);
        beginSearch();
    }

    /**
     * Called when the panes change but the problem stays. If the shown search is still among them, the selected node
     * stays.
     */
    void change(List<ConfiguredAlgorithm> panes) {
        beforeEnlarged = beforeEnlarged.filter(before ->
                before.pane() < panes.size() && panes.get(before.pane()).equals(before.search()));
        if (pane.follow(panes)) {
            readAgain();
        } else if (all.get()) {
            // The steps in view are those of all panes, of which there are others.
            node = Optional.empty();
            readAgain();
        } else {
            beginSearch();
        }
    }

    private void beginSearch() {
        span = Optional.empty();
        node = Optional.empty();
        readAgain();
    }

    /** Reads the tree anew, with the steps in view and the node that are known. */
    private void readAgain() {
        noneBeside.set(false);
        chosen.set(Optional.empty());
        show(null);
        none.set(false);
        begun = requestNumber;
        ask();
        nodeNumber = requestNumber;
    }

    private void ask() {
        boolean asks = visible.get() && columns > 0;
        requestNumber++;
        worker.trees(
                requestNumber,
                asks
                        ? Optional.of(new VisibleSearchTreesReader.Request(
                                new VisibleSearchTreeReader.Request(
                                        pane.get(),
                                        Optional.of(span.orElseGet(this::usual)),
                                        columns,
                                        NAMED,
                                        nodes.get(),
                                        placements.get(),
                                        node),
                                all.get()))
                        : Optional.empty());
    }

    private StepRange usual() {
        if (all.get()) {
            return SearchTreeViewState.EVERY_STEP;
        }
        long length = Math.max(FEWEST, columns / STEP);
        long from = Math.max(0, step - length / 2);
        return new StepRange(from, from + length);
    }

    void take(ContinuousQuery.Answer<VisibleSearchTrees> answer) {
        if (answer.number() > begun) {
            answered = answer.number();
            none.set(answer.result() == null);
            if (answer.result() != null && answer.result() != trees.get()) {
                show(answer.result());
                if (answer.number() >= nodeNumber) {
                    chosen.set(selected().map(SelectedSubtree::subtree));
                    lead();
                }
                followOpened();
                near();
            }
        }
    }

    private void show(VisibleSearchTrees read) {
        // First, as whether the selected node exists is told by the part.
        part.set(read == null ? null : read.of(pane.get()).orElse(null));
        trees.set(read);
    }

    /** Whether the requested part of the tree is shown. */
    boolean isSettled() {
        return !visible.get() || columns == 0 || answered == requestNumber;
    }

    /** Moves the view so that a node that was chosen by a key is drawn. */
    private void lead() {
        boolean wanted = leading && chosen.get().isPresent();
        leading &= !wanted;
        chosen.get().filter(node -> wanted && !part.get().isDrawn(node)).ifPresent(node -> {
            StepRange range = visibleRange();
            lookAt(node.first() - margin(range), range.length());
        });
    }

    /** Returns how many steps of a node are kept in view. */
    private static long margin(StepRange range) {
        return Math.max(1, Math.round(KEPT * range.length()));
    }

    /** Whether the last request for the node before or after the chosen one found none and moved the view nowhere. */
    public ReadOnlyBooleanProperty noneBesideProperty() {
        return noneBeside.getReadOnlyProperty();
    }

    /** Whether the search has no step. */
    public ReadOnlyBooleanProperty noneProperty() {
        return none.getReadOnlyProperty();
    }

    /** Sets the available number of columns, one per pixel. */
    public void room(int pixels) {
        if (pixels != columns) {
            columns = pixels;
            ask();
        }
    }

    /** Whether the tree is shown. */
    public BooleanProperty shownProperty() {
        return visible;
    }

    /** Whether the board shows how often each square was placed below the selected node. */
    public BooleanProperty placementsShownProperty() {
        return placements;
    }

    /**
     * The subtree of the selected node; empty if no node is selected, or until the node has been read. Until then
     * {@link #selected} still returns the data of the node selected before.
     */
    public ReadOnlyObjectProperty<Optional<Subtree>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /** Whether a node is selected that has not been read yet. */
    boolean isReadingNode() {
        return node.isPresent() && chosen.get().isEmpty() && !isNodeMissing();
    }

    /** Says that the search has no such node as the selected one, once that is known; empty if it has one. */
    public Optional<String> missingNode() {
        return node.filter(_ -> isNodeMissing())
                .map(missing -> CompareCommandWords.missing(missing, part.get().progress()));
    }

    private boolean isNodeMissing() {
        return node.isPresent()
                && part.get() != null
                && answered >= nodeNumber
                && part.get().selected().isEmpty();
    }

    /** Returns the data of the subtree whose node was selected and read last; empty if none is selected. */
    public Optional<SelectedSubtree> selected() {
        return Optional.ofNullable(part.get()).flatMap(VisibleSearchTree::selected);
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
            all.set(true);
            nodes.set(false);
            span = Optional.empty();
            readAgain();
        }
    }

    /** The index of the pane whose tree is shown, or in whose tree nodes are selected, from 0. */
    public ReadOnlyIntegerProperty paneProperty() {
        return pane.property();
    }

    /** Shows the tree of a pane that a set-up names, with its steps in view and its node. */
    public void open(int number, SearchTreeViewState view) {
        beforeEnlarged = Optional.empty();
        restore(number, view);
    }

    /** Shows the tree of a pane again as it was seen before, with its steps in view and its node. */
    public void restore(int number, SearchTreeViewState view) {
        boolean same = number == pane.get()
                && view.all() == all.get()
                && view.steps().equals(span)
                && view.node().equals(node);
        if (!same) {
            pane.set(number);
            all.set(view.all());
            span = view.steps();
            node = view.node();
            following = false;
            opened = span.isPresent();
            readAgain();
        }
    }

    /** The steps in view and the selected node, for a set-up that shows a pane by its number from 0. */
    public SearchTreeViewState view(OptionalInt number) {
        return new SearchTreeViewState(number, span, node, all.get());
    }

    /**
     * Shows the tree of one pane alone: of another pane around the shown step, of the same one with the selected node
     * and the steps that were chosen.
     */
    public void show(int number) {
        if (number == pane.get() && all.get()) {
            all.set(false);
            readAgain();
            leading = node.isPresent();
        } else if (number != pane.get()) {
            pane.set(number);
            all.set(false);
            beginSearch();
        }
    }

    /**
     * Shows the tree of the enlarged pane, if there is one, unless those of all panes are shown. Once all panes are
     * shown again, so is the tree that was seen before, unless something was chosen in that of the enlarged pane.
     */
    void followPane(OptionalInt alone) {
        if (all.get()) {
            beforeEnlarged = Optional.empty();
        } else if (alone.isPresent()) {
            enlarged(alone.getAsInt());
        } else {
            Optional<BeforeEnlarged> before =
                    beforeEnlarged.filter(one -> one.enlarged() == pane.get() && span.isEmpty() && node.isEmpty());
            beforeEnlarged = Optional.empty();
            before.ifPresent(one -> restore(one.pane(), one.view()));
        }
    }

    private void enlarged(int number) {
        if (number != pane.get()) {
            int from = pane.get();
            Optional<BeforeEnlarged> before = beforeEnlarged
                    .map(one -> new BeforeEnlarged(one.pane(), one.search(), one.view(), number))
                    .or(() -> pane.search()
                            .map(search -> new BeforeEnlarged(from, search, view(OptionalInt.of(from)), number)));
            show(number);
            beforeEnlarged = before;
        }
    }

    /** The visible parts of the trees that are shown, of one pane or of all; null until they are known. */
    public ReadOnlyObjectProperty<VisibleSearchTrees> treesProperty() {
        return trees.getReadOnlyProperty();
    }

    /** The visible part of the tree of {@link #paneProperty the pane}; null until it is known. */
    public ReadOnlyObjectProperty<VisibleSearchTree> partProperty() {
        return part.getReadOnlyProperty();
    }

    /** Zooms in or out around a step, which stays in place. */
    public void zoom(double factor, long step) {
        if (trees.get() == null) {
            return;
        }
        StepRange range = visibleRange();
        long steps = trees.get().whole().to();
        long length = Math.clamp(Math.round(range.length() * factor), Math.min(FEWEST, steps), steps);
        double place = (double) (Math.clamp(step, range.from(), range.to()) - range.from()) / range.length();
        lookAt(Math.round(step - place * length), length);
    }

    /**
     * Moves the view by a fraction of the steps in view, backwards if negative.
     *
     * @return whether the view moved by at least one step
     */
    public boolean pan(double parts) {
        if (trees.get() == null) {
            return false;
        }
        StepRange range = visibleRange();
        long steps = Math.round(parts * range.length());
        if (steps != 0) {
            lookAt(range.from() + steps, range.length());
        }
        return steps != 0;
    }

    /** Moves the view so that a step is in the middle. */
    public void centre(long step) {
        if (trees.get() != null) {
            long length = visibleRange().length();
            lookAt(step - length / 2, length);
        }
    }

    /** Shows all steps. */
    public void whole() {
        span = Optional.of(SearchTreeViewState.EVERY_STEP);
        ask();
    }

    /** The requested steps in view. The last result may be of earlier ones. */
    private StepRange visibleRange() {
        VisibleSearchTrees now = trees.get();
        return span.map(steps -> steps.within(now.whole())).orElse(now.span());
    }

    private void lookAt(long from, long length) {
        long steps = trees.get().whole().to();
        long start = Math.clamp(from, 0, Math.max(0, steps - length));
        noneBeside.set(false);
        span = Optional.of(length >= steps ? SearchTreeViewState.EVERY_STEP : new StepRange(start, start + length));
        opened = false;
        following = isSeen();
        ask();
    }

    /** Selects a node, or none. */
    public void select(Optional<VisibleSearchTreeReader.Node> another) {
        noneBeside.set(false);
        if (!another.equals(node)) {
            leading = false;
            node = another;
            chosen.set(Optional.empty());
            ask();
            nodeNumber = requestNumber;
        }
    }

    /** Selects a node of the tree of another pane, or none. */
    public void select(int number, Optional<VisibleSearchTreeReader.Node> another) {
        if (number != pane.get()) {
            // First, so that nothing is said of the node before in the tree of the other pane.
            node = Optional.empty();
            chosen.set(Optional.empty());
            pane.set(number);
            part.set(trees.get() == null ? null : trees.get().of(number).orElse(null));
            ask();
            nodeNumber = requestNumber;
        }
        select(another);
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
        List<VisibleSearchTree> visibleTrees =
                all.get() && trees.get() != null ? trees.get().trees() : List.of();
        for (int i = 0; i < visibleTrees.size(); i++) {
            int next = i + direction;
            if (visibleTrees.get(i).search() == pane.get() && next >= 0 && next < visibleTrees.size()) {
                VisibleSearchTree there = visibleTrees.get(next);
                select(there.search(), new SearchTreeNavigation(there).at(step));
                return;
            }
        }
    }

    /** Selects the parent of the selected node. */
    public void selectParent() {
        selectBeside((_, selected) -> SearchTreeNavigation.parent(selected), Side.NONE);
    }

    /** Selects the first visible child of the selected node. */
    public void selectChild() {
        selectBeside(SearchTreeNavigation::child, Side.NONE);
    }

    /**
     * Selects the visible node of the same depth before the selected one; if there is none, moves the view to where the
     * selected one begins.
     */
    public void selectPrevious() {
        selectBeside(SearchTreeNavigation::previous, Side.BEFORE);
    }

    /**
     * Selects the visible node of the same depth after the selected one; if there is none, moves the view to where the
     * selected one ends.
     */
    public void selectNext() {
        selectBeside(SearchTreeNavigation::next, Side.AFTER);
    }

    /** Where a node is looked for: before or after another one, or neither. */
    private enum Side {
        BEFORE,
        AFTER,
        NONE
    }

    /** Selects a node beside the selected one, or the node at the shown step if none is selected. */
    private void selectBeside(
            BiFunction<SearchTreeNavigation, Subtree, Optional<VisibleSearchTreeReader.Node>> direction, Side side) {
        if (part.get() == null || isReadingNode()) {
            return;
        }
        SearchTreeNavigation navigation = new SearchTreeNavigation(part.get());
        Optional<Subtree> from = chosen.get();
        Optional<VisibleSearchTreeReader.Node> there =
                from.isPresent() ? from.flatMap(now -> direction.apply(navigation, now)) : navigation.at(shownStep());
        if (there.isEmpty()) {
            from.ifPresent(now -> lookBeside(now, side));
            return;
        }
        select(there);
        leading = true;
        long at = there.get().step();
        if (at < visibleRange().from() || at > visibleRange().to()) {
            centre(at);
        }
    }

    /** Moves the view as far beyond the end of a node as an edge of the node stays in view. */
    private void lookBeside(Subtree now, Side side) {
        StepRange range = visibleRange();
        long most = trees.get().whole().to() - range.length();
        if (side == Side.AFTER) {
            long from = Math.min(most, now.last() - margin(range));
            lookBeside(now.ended() && from > range.from(), from);
        } else if (side == Side.BEFORE) {
            long from = Math.max(0, now.first() - range.length() + margin(range));
            lookBeside(from < range.from(), from);
        }
    }

    private void lookBeside(boolean moves, long from) {
        if (moves) {
            lookAt(from, visibleRange().length());
        }
        noneBeside.set(!moves);
    }

    /** Follows the shown step: if it was in view, it is kept in view. */
    void follow(long now) {
        step = now;
        followOpened();
        if (span.isEmpty()) {
            near();
        } else if (following && trees.get() != null && !isSeen()) {
            centre(shownStep());
        }
    }

    /** Follows the shown step as soon as it is among the steps in view of an opened set-up, whose step comes later. */
    private void followOpened() {
        if (opened && trees.get() != null && isSeen()) {
            opened = false;
            following = true;
        }
    }

    /** Moves the view to the shown step, unless that is in view. */
    private void near() {
        if (visible.get() && span.isEmpty() && (trees.get() == null || !isSeen())) {
            ask();
        }
    }

    /** The shown step, or the last one of the search, or of all searches shown, if these have ended before. */
    private long shownStep() {
        return Math.min(step, trees.get().whole().to());
    }

    private boolean isSeen() {
        StepRange range = visibleRange();
        return shownStep() >= range.from() && shownStep() <= range.to();
    }
}
