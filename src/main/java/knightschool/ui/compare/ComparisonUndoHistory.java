package knightschool.ui.compare;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.history.HistoryEvent;
import knightschool.setup.scene.CompareSetup;
import knightschool.ui.compare.model.tree.SearchTreeViewSnapshot;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The undo history of a comparison. It records changes of panes, board, breakpoints and bookmarks, which pane is
 * enlarged, and the steps that jumps to a difference, to the step of a move, or to a step in the search tree or in the
 * list of stops started from.
 */
final class ComparisonUndoHistory implements UndoHistory {
    private final ObservableHistory<State> history = new ObservableHistory<>();
    private final Supplier<CompareSetup> now;
    private final BiConsumer<CompareSetup, Extent> show;

    /** How much of a set-up is restored. */
    enum Extent {
        /** The panes, stops and bookmarks that changes alter, without what was chosen in the search tree since. */
        CHANGES,

        /** These and the view of the search tree, since the change has taken that away. */
        CHANGES_AND_TREE,

        /** Everything, since an opened set-up has replaced everything. */
        WHOLE
    }

    /**
     * A state that can be restored.
     *
     * @param extent how much of it belongs to the change
     * @param other the other end of a jump, to which redo leads wherever the user has gone since; empty for a change
     *     that is not a jump
     */
    private record State(CompareSetup setup, Extent extent, Optional<CompareSetup> other) {}

    /**
     * @param now returns the current set-up
     * @param show restores as much of a set-up as is said
     */
    ComparisonUndoHistory(Supplier<CompareSetup> now, BiConsumer<CompareSetup, Extent> show) {
        this.now = now;
        this.show = show;
    }

    /** Makes a change. The step is not part of it. */
    void make(Runnable change) {
        makeAndGet(() -> {
            change.run();
            return Optional.empty();
        });
    }

    /** Makes a change and returns its result. The step is not part of it. */
    <R> R makeAndGet(Supplier<R> change) {
        CompareSetup before = now.get();
        R result = change.get();
        CompareSetup after = now.get();
        if (!before.problem().equals(after.problem())
                || !before.solvers().equals(after.solvers())
                || !before.stops().equals(after.stops())
                || !before.bookmarks().equals(after.bookmarks())
                || !before.enlarged().equals(after.enlarged())) {
            Extent extent = isSameTree(before, after) ? Extent.CHANGES : Extent.CHANGES_AND_TREE;
            history.leave(new State(before, extent, Optional.empty()));
        }
        return result;
    }

    /**
     * Opens another set-up in place of the current one. That is taken back as a whole, with the step and the curves,
     * also where nothing but these differ.
     */
    void open(Runnable opening) {
        CompareSetup before = now.get();
        opening.run();
        if (!before.equals(now.get())) {
            history.leave(new State(before, Extent.WHOLE, Optional.empty()));
        }
    }

    private static boolean isSameTree(CompareSetup one, CompareSetup other) {
        return SearchTreeViewSnapshot.of(one).isSameView(SearchTreeViewSnapshot.of(other));
    }

    /** Runs a jump to another step, which may only line panes up by step besides, and records it. */
    void jump(Runnable jump) {
        CompareSetup before = now.get();
        jump.run();
        CompareSetup after = now.get();
        if (!before.equals(after)) {
            history.leave(new State(before, Extent.CHANGES, Optional.of(after)));
        }
    }

    @Override
    public boolean canUndo() {
        return undoableProperty().get();
    }

    @Override
    public boolean canRedo() {
        return redoableProperty().get();
    }

    @Override
    public void addListener(Consumer<HistoryEvent> listener) {
        history.addListener(listener);
    }

    @Override
    public void undo() {
        history.before().ifPresent(next -> {
            history.back(wayBack(next));
            show.accept(next.setup(), next.extent());
        });
    }

    @Override
    public void redo() {
        history.after().ifPresent(next -> {
            history.forth(wayBack(next));
            show.accept(next.setup(), next.extent());
        });
    }

    /** The state that undoes the restoring of a state. */
    private State wayBack(State next) {
        return next.other()
                .map(end -> new State(end, Extent.CHANGES, Optional.of(next.setup())))
                .orElseGet(() -> new State(now.get(), next.extent(), Optional.empty()));
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return history.undoableProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return history.redoableProperty();
    }
}
