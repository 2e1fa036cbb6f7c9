package knightschool.ui.tree;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.SearchTreeInViewReader;
import knightschool.compare.SearchTreeNavigation;
import knightschool.compare.SelectedSubtree;
import knightschool.trace.Subtree;

/**
 * The selected node of a search tree, from which the user can go on to its parent, its first child, or the previous or
 * next node. A selected node is first read from the search; the view follows to a node that was selected from another
 * one.
 */
public final class NodeSelection {
    private final StepViewport viewport;
    private final Supplier<SearchTreeInView> part;
    private final LongSupplier requests;
    private final ReadOnlyObjectWrapper<Optional<Subtree>> subtree =
            new ReadOnlyObjectWrapper<>(this, "subtree", Optional.empty());
    private final ReadOnlyBooleanWrapper noneBeside = new ReadOnlyBooleanWrapper(this, "noneBeside");
    private Optional<SearchTreeInViewReader.Node> node = Optional.empty();

    /** The first request for the node: results of earlier ones are about the node before. */
    private long number;

    private boolean answered;

    /** Whether the view has to move to the node once it is read. */
    private boolean leading;

    /** The requests made while the node was being read, oldest first. */
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    /**
     * @param part the visible part of the tree of the node; null until it is known
     * @param requests requests the node and returns the number of the request
     */
    public NodeSelection(StepViewport viewport, Supplier<SearchTreeInView> part, LongSupplier requests) {
        this.viewport = viewport;
        this.part = part;
        this.requests = requests;
    }

    public Optional<SearchTreeInViewReader.Node> node() {
        return node;
    }

    /**
     * The subtree of the node; empty if none is selected, or until it has been read. Until then {@link #selected} still
     * returns the data of the node selected before.
     */
    public ReadOnlyObjectProperty<Optional<Subtree>> subtreeProperty() {
        return subtree.getReadOnlyProperty();
    }

    /** Whether the last request for the node before or after the selected one found none and moved the view nowhere. */
    public ReadOnlyBooleanProperty noneBesideProperty() {
        return noneBeside.getReadOnlyProperty();
    }

    /** Called when the user does something else, or the view has moved, so that the last request is out of date. */
    public void forgetRequest() {
        noneBeside.set(false);
    }

    /** Changes the node without a request. */
    public void restore(Optional<SearchTreeInViewReader.Node> another) {
        node = another;
        waiting.clear();
        subtree.set(Optional.empty());
        noneBeside.set(false);
        leading = false;
    }

    /** Takes results from a request on. */
    public void readFrom(long requestNumber) {
        number = requestNumber;
        answered = false;
    }

    /** Selects a node, or none. */
    public void select(Optional<SearchTreeInViewReader.Node> another) {
        waiting.clear();
        choose(another);
    }

    private void choose(Optional<SearchTreeInViewReader.Node> another) {
        noneBeside.set(false);
        if (!another.equals(node)) {
            leading = false;
            node = another;
            subtree.set(Optional.empty());
            answered = false;
            number = requests.getAsLong();
        }
    }

    /** Moves the view to the node, once it is read, unless it is in view. */
    public void lead() {
        leading = node.isPresent();
    }

    /** Called when a request has been answered, before its result is shown. */
    public void answer(long requestNumber) {
        answered = requestNumber >= number;
    }

    /** Called when a result is shown. */
    public void take() {
        if (answered) {
            subtree.set(selected().map(SelectedSubtree::subtree));
            Optional<Subtree> wanted = subtree.get().filter(_ -> leading);
            leading &= wanted.isEmpty();
            wanted.filter(now -> !part.get().isDrawn(now) || !viewport.isInView(now))
                    .ifPresent(now -> viewport.moveTo(now.first() - viewport.margin()));
            goOn();
        }
    }

    /** Follows the waiting requests up to one that selects another node or moves the view: its result comes later. */
    private void goOn() {
        long start = viewport.range().from();
        while (!waiting.isEmpty() && !isBeingRead() && viewport.range().from() == start) {
            waiting.remove().run();
        }
    }

    /** The data of the subtree whose node was selected and read last; empty if none is selected. */
    public Optional<SelectedSubtree> selected() {
        return Optional.ofNullable(part.get()).flatMap(SearchTreeInView::selected);
    }

    /** Whether a node is selected that has not been read yet. */
    public boolean isBeingRead() {
        return node.isPresent() && subtree.get().isEmpty() && !isMissing();
    }

    /** Does something with the subtree of the selected node, if there is one: now, or once it is read. */
    public void whenRead(Consumer<Subtree> action) {
        if (isBeingRead()) {
            waiting.add(() -> subtree.get().ifPresent(action));
        } else {
            subtree.get().ifPresent(action);
        }
    }

    /** Whether the search has no such node. */
    public boolean isMissing() {
        return node.isPresent()
                && part.get() != null
                && answered
                && part.get().selected().isEmpty();
    }

    public void selectParent() {
        selectBeside((_, selected) -> SearchTreeNavigation.parent(selected), Side.NONE);
    }

    public void selectChild() {
        selectBeside(SearchTreeNavigation::child, Side.NONE);
    }

    public void selectPrevious() {
        selectBeside(SearchTreeNavigation::previous, Side.BEFORE);
    }

    public void selectNext() {
        selectBeside(SearchTreeNavigation::next, Side.AFTER);
    }

    /** The side of another node on which a node is searched for, or neither. */
    private enum Side {
        BEFORE,
        AFTER,
        NONE
    }

    /** Selects a node beside the selected one, or the node at the shown step if none is selected. */
    private void selectBeside(
            BiFunction<SearchTreeNavigation, Subtree, Optional<SearchTreeInViewReader.Node>> direction, Side side) {
        if (isBeingRead()) {
            // A key that is held down comes faster than nodes are read.
            waiting.add(() -> selectBeside(direction, side));
            return;
        }
        if (part.get() == null) {
            return;
        }
        SearchTreeNavigation navigation = new SearchTreeNavigation(part.get());
        Optional<Subtree> from = subtree.get();
        Optional<SearchTreeInViewReader.Node> there = from.isPresent()
                ? from.flatMap(now -> direction.apply(navigation, now))
                : navigation.at(viewport.shownStep());
        if (there.isEmpty()) {
            from.ifPresent(now -> lookBeside(now, side));
            return;
        }
        choose(there);
        lead();
        long at = there.get().step();
        if (at < viewport.range().from() || at > viewport.range().to()) {
            viewport.centre(at);
        }
    }

    /** Moves the view as far beyond the end of a node as an edge of the node stays in view. */
    private void lookBeside(Subtree now, Side side) {
        long start = viewport.range().from();
        if (side == Side.AFTER) {
            long from = Math.min(viewport.lastStart(), now.last() - viewport.margin());
            lookBeside(now.ended() && from > start, from);
        } else if (side == Side.BEFORE) {
            long from = Math.max(0, now.first() - viewport.range().length() + viewport.margin());
            lookBeside(from < start, from);
        }
    }

    private void lookBeside(boolean moves, long from) {
        if (moves) {
            viewport.moveTo(from);
        }
        noneBeside.set(!moves);
    }
}
