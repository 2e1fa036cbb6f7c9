package knightschool.ui.knight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import knightschool.graph.WalkHistory;
import knightschool.history.UndoHistoryEvent;
import knightschool.play.CrossGameUndoHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The base of models of a walk that the user makes step by step: on a graph from vertex to vertex, or in a puzzle from
 * position to position. Its undo history consists of the steps of the present walk and, before them, the walks that
 * were replaced by others. Free of JavaFX controls.
 *
 * @param <S> the type of a step, see {@link WalkHistory}
 * @param <T> the state that is restored with a replaced walk
 */
public abstract class AbstractWalkModel<S, T> implements UndoHistory {
    /** The walks that were replaced by others. */
    protected final CrossGameUndoHistory<T> history = new CrossGameUndoHistory<>(new PresentWalk(), this::happened);

    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper();

    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();

    private void happened(UndoHistoryEvent event) {
        turns.set(turns.get() + 1);
        tell(event);
    }

    private void tell(UndoHistoryEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    /** Reports that the walk has changed, on which undo and redo depend. */
    protected final void walkChanged() {
        tell(UndoHistoryEvent.RESET);
    }

    @Override
    public final void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    /** Returns the walk, with the steps that were taken back. */
    public abstract WalkHistory<S> walkHistory();

    /** Shows another position of the walk, or another walk on the same graph. */
    protected abstract void put(WalkHistory<S> next);

    /** Returns the state to restore with the present walk after it has been replaced. */
    protected abstract T whole();

    /** Restores a walk that was replaced. */
    protected abstract void bringBack(T before);

    /** Returns the number of steps that undo never removes. */
    protected int least() {
        return 0;
    }

    /** Returns whether undo and redo must not replace the present walk, see {@link CrossGameUndoHistory.Present}. */
    protected boolean isHeld() {
        return false;
    }

    /** Makes a step. If this discards steps that were taken back, undo leads to those too. */
    protected final void makeMove(S step) {
        WalkHistory<S> before = walkHistory();
        WalkHistory<S> after = before.moved(step);
        history.recordWalk(before, after);
        put(after);
    }

    /**
     * Prepares for the replacement of the present walk, which {@link #undo} restores if it {@link #isWorthKeeping}.
     *
     * @param steps the number of steps with which the other walk begins
     */
    protected final void leave(int steps) {
        if (isWorthKeeping()) {
            history.leave(steps);
        }
    }

    /** Returns whether a person would miss the present walk; by default if it has a move, taken back or not. */
    protected boolean isWorthKeeping() {
        return walkHistory().steps().size() > least();
    }

    /** Shows another walk on the same graph; {@link #undo} brings back the previous one. */
    protected final void replaceWalk(List<S> steps) {
        if (!steps.equals(walkHistory().walked())) {
            leave(steps.size());
            put(WalkHistory.of(steps));
        }
    }

    /** Shows another walk as part of the change that led to the current one: undo takes back both. */
    protected final void amendWalk(List<S> steps) {
        history.begin(steps.size());
        put(WalkHistory.of(steps));
    }

    /**
     * Goes to the position with a number of steps, or the nearest possible number, within the moves made or taken back.
     * Each move on the way counts as undone or redone by itself.
     */
    protected final void goTo(int steps) {
        int before = walkHistory().length();
        WalkHistory<S> target = walkHistory().at(steps);
        if (target.length() != before) {
            put(target);
            history.recordJump(before, target.length());
        }
    }

    /** Redoes the last move taken back. */
    protected void redoMove() {
        put(walkHistory().at(walkHistory().length() + 1));
    }

    /** Returns the undo history, for another model that shows the same. */
    public final CrossGameUndoHistory.Handover<T> edits() {
        return history.handover(this::apart);
    }

    /** Returns a replaced walk without the parts that only this model knows. */
    protected T apart(T state) {
        return state;
    }

    /** Continues the undo history of another model that showed the same. */
    public final void adoptHistory(CrossGameUndoHistory.Handover<T> edits) {
        history.adopt(edits);
    }

    private final class PresentWalk implements CrossGameUndoHistory.Present<T> {
        @Override
        public WalkHistory<S> walk() {
            return walkHistory();
        }

        @Override
        public int least() {
            return AbstractWalkModel.this.least();
        }

        @Override
        public void takeBack() {
            put(walkHistory().at(walkHistory().length() - 1));
        }

        @Override
        public void doAgain() {
            redoMove();
        }

        @Override
        public boolean isHeld() {
            return AbstractWalkModel.this.isHeld();
        }

        @Override
        public T whole() {
            return AbstractWalkModel.this.whole();
        }

        @Override
        public void bringBack(T before) {
            AbstractWalkModel.this.bringBack(before);
        }
    }

    /** Returns whether the user made a move, and can take that back. */
    public final boolean canTakeBack() {
        return walkHistory().length() > least();
    }

    /** Returns whether there is anything to undo: a move, or the replacement of a walk. */
    @Override
    public boolean canUndo() {
        return history.canUndo();
    }

    @Override
    public void undo() {
        history.undo();
    }

    @Override
    public boolean canRedo() {
        return history.canRedo();
    }

    @Override
    public void redo() {
        history.redo();
    }

    /** Clears the history of replaced walks, because another task was opened. */
    public final void forgetHistory() {
        history.clear();
    }

    /** Changes whenever the walks that can be restored change, on which undo and redo depend. */
    public final ReadOnlyIntegerProperty turnsProperty() {
        return turns.getReadOnlyProperty();
    }

    /** Shows a message in the place of refusals, until the next move. */
    public final void say(String words) {
        refusal.set("");
        refusal.set(words);
    }

    /** The reason why the last action had no effect, in a sentence; empty if it succeeded. */
    public final ReadOnlyStringProperty refusalProperty() {
        return refusal.getReadOnlyProperty();
    }
}
