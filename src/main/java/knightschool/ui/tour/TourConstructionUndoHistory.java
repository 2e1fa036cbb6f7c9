package knightschool.ui.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import knightschool.history.UndoHistoryEvent;
import knightschool.ui.history.ObservableHistory;

/**
 * The history of questions in the tour scene for undo and redo. The tours of a question are stored with it as long as
 * they take little memory.
 */
final class TourConstructionUndoHistory {
    /** The most squares of paths that are kept on each side: two paths of a board of 1,000 × 1,000. */
    static final long MOST = 2_000_000;

    private final ObservableHistory<TourConstructionUndoState> states = new ObservableHistory<>();

    /** Records the state that another question is about to replace. */
    void leave(TourConstructionUndoState state) {
        states.leave(state);
        release();
    }

    /** Goes back one question, and returns its state; empty if there is none. */
    Optional<TourConstructionUndoState> back(TourConstructionUndoState now) {
        Optional<TourConstructionUndoState> before = states.back(now);
        release();
        return before;
    }

    /** Goes forward one question, and returns its state; empty if there is none. */
    Optional<TourConstructionUndoState> forth(TourConstructionUndoState now) {
        Optional<TourConstructionUndoState> after = states.forth(now);
        release();
        return after;
    }

    ReadOnlyBooleanProperty undoableProperty() {
        return states.undoableProperty();
    }

    ReadOnlyBooleanProperty redoableProperty() {
        return states.redoableProperty();
    }

    /** Adds a listener, called after each event of this history. */
    void addListener(Consumer<UndoHistoryEvent> listener) {
        states.addListener(listener);
    }

    void clear() {
        states.clear();
    }

    /** Releases the tours of the states that are farthest from the current one. */
    private void release() {
        states.replaceWith(nearest(states.behind().reversed()).reversed(), nearest(states.ahead()));
    }

    /** @param states the nearest one first */
    private static List<TourConstructionUndoState> nearest(List<TourConstructionUndoState> states) {
        List<TourConstructionUndoState> limitedStates = new ArrayList<>();
        long squares = 0;
        for (TourConstructionUndoState state : states) {
            squares += state.squares();
            limitedStates.add(squares > MOST ? state.released() : state);
        }
        return limitedStates;
    }
}
