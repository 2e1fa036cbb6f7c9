package knightschool.ui.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.history.StateHistory;
import knightschool.history.UndoHistoryEvent;

/**
 * A history of immutable states whose undo and redo are available as properties. Used on the JavaFX thread only.
 *
 * @param <T> the type of the states
 */
public final class ObservableHistory<T> {
    private final StateHistory<T> states = new StateHistory<>();
    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");

    /**
     * Records the state that is about to be replaced by a change of the user's, and clears the states that were undone.
     */
    public void leave(T state) {
        states.leave(state);
        update(UndoHistoryEvent.ACT);
    }

    /**
     * Records, as a part of an undo or redo, a state that the user has replaced before, which was not known to be a
     * step until now. The states that were undone stay.
     */
    public void insert(T state) {
        states.insert(state);
        update(UndoHistoryEvent.ACT);
    }

    /**
     * Goes back one step: returns the previous state, or empty if there is none. The given state can be restored with
     * {@link #forth}.
     */
    public Optional<T> back(T now) {
        Optional<T> before = states.back(now);
        before.ifPresent(_ -> update(UndoHistoryEvent.UNDO));
        return before;
    }

    /** Goes forth one step: returns the state that was undone last, or empty if there is none. */
    public Optional<T> forth(T now) {
        Optional<T> after = states.forth(now);
        after.ifPresent(_ -> update(UndoHistoryEvent.REDO));
        return after;
    }

    /** Returns the state that {@link #back} would return, without going there. */
    public Optional<T> before() {
        return states.before();
    }

    /** Returns the state that {@link #forth} would return, without going there. */
    public Optional<T> after() {
        return states.after();
    }

    /** Returns the newest previous state that satisfies a condition, or empty. */
    public Optional<T> newest(Predicate<T> like) {
        return states.newest(like);
    }

    /** Returns the states that {@link #back} leads to, the oldest first. */
    public List<T> behind() {
        return states.behind();
    }

    /** Returns the states that {@link #forth} leads to, the next one first. */
    public List<T> ahead() {
        return states.ahead();
    }

    /**
     * Replaces the states.
     *
     * @param undoStates the states that {@link #back} leads to, the oldest first
     * @param ahead the states that {@link #forth} leads to, the next one first
     */
    public void replaceWith(List<T> undoStates, List<T> ahead) {
        states.replaceWith(undoStates, ahead);
        update(UndoHistoryEvent.RESET);
    }

    /** Clears the states that were undone. */
    public void endHere() {
        states.endHere();
        update(UndoHistoryEvent.RESET);
    }

    /** Drops the state that {@link #back} would return, which is the current one again. */
    public void dropNewest() {
        states.dropNewest();
        update(UndoHistoryEvent.RESET);
    }

    /** Clears all states. */
    public void clear() {
        states.clear();
        update(UndoHistoryEvent.RESET);
    }

    private void update(UndoHistoryEvent event) {
        undoable.set(states.canGoBack());
        redoable.set(states.canGoForth());
        listeners.forEach(listener -> listener.accept(event));
    }

    /** Adds a listener, called after each event of this history. */
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    /** Whether there is a step to undo. */
    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /** Whether there is a step to redo. */
    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }
}
