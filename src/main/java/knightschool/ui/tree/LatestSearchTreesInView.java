package knightschool.ui.tree;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.compare.SearchTreeInView;
import knightschool.compare.VisibleSearchTreeParts;

/**
 * The parts of the search trees that were read last, and the number of the request that they answer. Results of
 * requests for the searches before are not taken.
 */
public final class LatestSearchTreesInView {
    private final ReadOnlyObjectWrapper<VisibleSearchTreeParts> trees = new ReadOnlyObjectWrapper<>(this, "trees");
    private final ReadOnlyObjectWrapper<SearchTreeInView> part = new ReadOnlyObjectWrapper<>(this, "part");
    private final ReadOnlyBooleanWrapper none = new ReadOnlyBooleanWrapper(this, "none");
    private long begun;
    private long requested;
    private long answered;

    /** Forgets what was read of other searches: only later requests are answered. */
    public void begin() {
        part.set(null);
        trees.set(null);
        none.set(false);
        begun = requested;
    }

    /** Returns the number of a new request. */
    public long request() {
        return ++requested;
    }

    /** Whether a request is for the current searches. */
    public boolean isCurrent(long number) {
        return number > begun;
    }

    /** Whether the last request is answered. */
    public boolean isAnswered() {
        return answered == requested;
    }

    /**
     * Takes the answer to a request.
     *
     * @param result null if the search has no step
     * @return whether the answer has other trees than those read before, which are then to be {@link #show shown}
     */
    public boolean take(long number, VisibleSearchTreeParts result) {
        answered = number;
        none.set(result == null);
        return result != null && result != trees.get();
    }

    /** Sets the visible parts of the trees, of which that of a pane is looked at. */
    public void show(VisibleSearchTreeParts searchTrees, int pane) {
        // Set first: it tells whether the selected node exists.
        part.set(searchTrees.of(pane).orElse(null));
        trees.set(searchTrees);
    }

    /** Looks at the tree of another pane, as far as it was read with the others. */
    public void lookAt(int pane) {
        part.set(trees.get() == null ? null : trees.get().of(pane).orElse(null));
    }

    /** The visible parts of the trees, of one pane or of all; null until they are known. */
    public ReadOnlyObjectProperty<VisibleSearchTreeParts> treesProperty() {
        return trees.getReadOnlyProperty();
    }

    /** The visible part of the tree of the pane that is looked at; null until it is known. */
    public ReadOnlyObjectProperty<SearchTreeInView> partProperty() {
        return part.getReadOnlyProperty();
    }

    /** Whether the search has no step. */
    public ReadOnlyBooleanProperty noneProperty() {
        return none.getReadOnlyProperty();
    }
}
