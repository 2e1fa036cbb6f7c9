package knightschool.ui.history;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.history.UndoHistoryEvent;

/** An undo history that refuses undo and redo while a condition holds, such as while a solution is shown. */
public final class LockableUndoHistory implements UndoHistory {
    private final UndoHistory acts;
    private final ObservableBooleanValue waiting;
    private final Supplier<String> reason;

    /**
     * @param waiting whether the acts wait now
     * @param reason supplies why they wait, in a sentence
     */
    public LockableUndoHistory(UndoHistory acts, ObservableBooleanValue waiting, Supplier<String> reason) {
        this.acts = acts;
        this.waiting = waiting;
        this.reason = reason;
    }

    @Override
    public String undoRefusal() {
        return waiting.get() ? reason.get() : "";
    }

    @Override
    public String redoRefusal() {
        return undoRefusal();
    }

    @Override
    public boolean canUndo() {
        return acts.canUndo();
    }

    @Override
    public void undo() {
        acts.undo();
    }

    @Override
    public boolean isActing() {
        return acts.isActing();
    }

    @Override
    public boolean canRedo() {
        return acts.canRedo();
    }

    @Override
    public void redo() {
        acts.redo();
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        acts.addListener(listener);
        waiting.addListener((_, _, _) -> listener.accept(UndoHistoryEvent.RESET));
    }
}
