package knightschool.ui.history;

import java.util.function.Consumer;
import knightschool.history.UndoHistoryEvent;

/**
 * An undo history that keeps the state before each act of the user, and restores these states by undo and redo.
 *
 * @param <T> the type of the states, which are immutable
 */
public abstract class AbstractStateHistory<T> implements UndoHistory {
    /** The states to which undo and redo lead. */
    protected final ObservableHistory<T> steps = new ObservableHistory<>();

    /** Returns the present state. */
    protected abstract T now();

    /** Restores a state to which undo or redo has led. */
    protected abstract void restore(T state);

    @Override
    public final boolean canUndo() {
        return steps.undoableProperty().get();
    }

    @Override
    public void undo() {
        steps.back(now()).ifPresent(this::restore);
    }

    @Override
    public final boolean canRedo() {
        return steps.redoableProperty().get();
    }

    @Override
    public void redo() {
        steps.forth(now()).ifPresent(this::restore);
    }

    @Override
    public final void addListener(Consumer<UndoHistoryEvent> listener) {
        steps.addListener(listener);
    }
}
