package knightschool.ui.compare.model.tree;

import java.util.List;
import java.util.Optional;
import knightschool.algorithm.ConfiguredAlgorithm;

/**
 * Remembers how the search tree of one pane was viewed before another view took its place: the tree of a pane that was
 * enlarged, or the trees of all panes.
 */
public final class PreviousSearchTreeViews {
    private Optional<SearchTreeViewMemento> beforeEnlarged = Optional.empty();
    private Optional<SearchTreeViewMemento> beforeAll = Optional.empty();

    /** The index of the pane whose tree is shown since it was enlarged. */
    private int enlarged;

    public void forget() {
        beforeEnlarged = Optional.empty();
        beforeAll = Optional.empty();
    }

    /** Called when the panes change: what was seen of searches that are gone is forgotten. */
    public void follow(List<ConfiguredAlgorithm> panes) {
        beforeEnlarged = beforeEnlarged.flatMap(one -> one.among(panes));
        beforeAll = beforeAll.flatMap(one -> one.among(panes));
    }

    /**
     * Called when the tree of an enlarged pane is shown in place of another one.
     *
     * @param now what is seen; not kept if it is the tree of a pane that was enlarged, too
     */
    public void giveWayToEnlarged(Optional<SearchTreeViewMemento> now, int pane) {
        beforeEnlarged = beforeEnlarged.or(() -> now);
        enlarged = pane;
    }

    /**
     * Returns what was seen before a pane was enlarged, once all panes are shown again; empty if something was chosen
     * in its tree, which stays, or if none was shown in place of another one.
     */
    public Optional<SearchTreeViewMemento> takeBeforeEnlarged(Optional<SearchTreeViewMemento> now) {
        Optional<SearchTreeViewMemento> before = beforeEnlarged.filter(
                _ -> now.filter(one -> one.pane() == enlarged && one.isUsual()).isPresent());
        beforeEnlarged = Optional.empty();
        return before;
    }

    /** Called when the trees of all panes are shown in place of one. */
    public void giveWayToAll(Optional<SearchTreeViewMemento> now) {
        beforeAll = now;
    }

    /** Returns what was seen before the trees of all panes were; empty if these were shown from the beginning. */
    public Optional<SearchTreeViewMemento> beforeAll() {
        return beforeAll;
    }

    public void forgetBeforeAll() {
        beforeAll = Optional.empty();
    }

    /** Called when no pane is enlarged any more while the trees of all panes are shown. */
    public void reduceBehindAll() {
        beforeAll = takeBeforeEnlarged(beforeAll).or(() -> beforeAll);
    }
}
