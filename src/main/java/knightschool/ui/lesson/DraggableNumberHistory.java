package knightschool.ui.lesson;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import knightschool.history.UndoHistoryEvent;
import knightschool.setup.SlideEmbeddableSetup;
import knightschool.ui.history.AbstractStateHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The undo history of the numbers that the user drags in the text of a slide, for scenes beside it whose own history
 * does not record these changes. A whole drag is undone at once.
 */
final class DraggableNumberHistory extends AbstractStateHistory<SlideEmbeddableSetup> {
    private final Supplier<SlideEmbeddableSetup> present;
    private final BiConsumer<SlideEmbeddableSetup, Boolean> change;
    private final Optional<UndoHistory> ofScene;

    /** Whether a change of the present drag is recorded, so that undo takes back the others with it. */
    private boolean isRecorded;

    /** Whether the scene has recorded the change that is being made. */
    private boolean isRecordedByScene;

    /**
     * @param present supplies the set-up that the scene shows
     * @param change shows another one; the flag tells that more changes of the same drag may follow
     * @param ofScene the history of the scene; empty if it has none
     */
    DraggableNumberHistory(
            Supplier<SlideEmbeddableSetup> present,
            BiConsumer<SlideEmbeddableSetup, Boolean> change,
            Optional<UndoHistory> ofScene) {
        this.present = present;
        this.change = change;
        this.ofScene = ofScene;
        ofScene.ifPresent(history -> history.addListener(event -> isRecordedByScene |= event == UndoHistoryEvent.ACT));
    }

    /**
     * Changes the scene.
     *
     * @param goesOn whether more changes of the same drag may follow
     */
    void change(SlideEmbeddableSetup setup, boolean goesOn) {
        SlideEmbeddableSetup before = now();
        isRecordedByScene = false;
        change.accept(setup, goesOn);
        isRecorded |= isRecordedByScene || ofScene.filter(UndoHistory::isActing).isPresent();
        if (!isRecorded && !before.equals(now())) {
            steps.leave(before);
            isRecorded = true;
        }
        isRecorded &= goesOn;
    }

    @Override
    protected SlideEmbeddableSetup now() {
        return present.get();
    }

    @Override
    protected void restore(SlideEmbeddableSetup setup) {
        change.accept(setup, false);
    }
}
