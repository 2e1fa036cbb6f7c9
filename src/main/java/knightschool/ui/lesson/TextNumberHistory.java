package knightschool.ui.lesson;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import knightschool.history.HistoryEvent;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The undo history of the numbers in a slide's text that change the scene beside it, as far as the scene's own history
 * does not record such changes. A whole drag is undone at once.
 */
final class TextNumberHistory implements UndoHistory {
    private final ObservableHistory<SlideEmbeddableSetup> steps = new ObservableHistory<>();
    private final Supplier<SlideEmbeddableSetup> now;
    private final BiConsumer<SlideEmbeddableSetup, Boolean> change;
    private final Optional<UndoHistory> ofScene;

    /** Whether a change of the present drag is recorded, so that undo takes back the others with it. */
    private boolean isRecorded;

    /** Whether the scene has recorded the change that is being made. */
    private boolean isRecordedByScene;

    /**
     * @param now supplies the set-up that the scene shows
     * @param change shows another one; the flag tells that more changes of the same drag may follow
     * @param ofScene the history of the scene; empty if it has none
     */
    TextNumberHistory(
            Supplier<SlideEmbeddableSetup> now,
            BiConsumer<SlideEmbeddableSetup, Boolean> change,
            Optional<UndoHistory> ofScene) {
        this.now = now;
        this.change = change;
        this.ofScene = ofScene;
        ofScene.ifPresent(history -> history.addListener(event -> isRecordedByScene |= event == HistoryEvent.ACT));
    }

    /**
     * Changes the scene.
     *
     * @param goesOn whether more changes of the same drag may follow
     */
    void change(SlideEmbeddableSetup setup, boolean goesOn) {
        SlideEmbeddableSetup before = now.get();
        isRecordedByScene = false;
        change.accept(setup, goesOn);
        isRecorded |= isRecordedByScene || ofScene.filter(UndoHistory::isActing).isPresent();
        if (!isRecorded && !before.equals(now.get())) {
            steps.leave(before);
            isRecorded = true;
        }
        isRecorded &= goesOn;
    }

    @Override
    public boolean canUndo() {
        return steps.undoableProperty().get();
    }

    @Override
    public void undo() {
        show(steps.back(now.get()));
    }

    @Override
    public boolean canRedo() {
        return steps.redoableProperty().get();
    }

    @Override
    public void redo() {
        show(steps.forth(now.get()));
    }

    private void show(Optional<SlideEmbeddableSetup> setup) {
        setup.ifPresent(other -> change.accept(other, false));
    }

    @Override
    public void addListener(Consumer<HistoryEvent> listener) {
        steps.addListener(listener);
    }
}
