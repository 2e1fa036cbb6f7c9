package knightschool.ui.lesson.quiz;

import java.util.Optional;
import java.util.function.Consumer;
import knightschool.history.HistoryEvent;
import knightschool.ui.history.ObservableHistory;
import knightschool.ui.history.UndoHistory;

/**
 * The undo history of the typed answers that the user has given, by having them checked. Text that is typed before that
 * is undone in its field.
 */
final class TypedAnswerHistory implements UndoHistory {
    private final ObservableHistory<String> steps = new ObservableHistory<>();
    private final AnswerDraft draft;
    private final Runnable onStep;

    /** The answer given last, as written; empty for none. */
    private String lastAnswer = "";

    /** @param onStep runs after each undo and redo */
    TypedAnswerHistory(AnswerDraft draft, Runnable onStep) {
        this.draft = draft;
        this.onStep = onStep;
    }

    /** Notes that the present answer is given. */
    void give() {
        String now = draft.writtenProperty().get();
        if (!now.equals(lastAnswer)) {
            steps.leave(lastAnswer);
            lastAnswer = now;
        }
    }

    /** Starts with a restored answer that was given. */
    void begin() {
        lastAnswer = "";
        give();
    }

    @Override
    public boolean canUndo() {
        return steps.undoableProperty().get();
    }

    @Override
    public void undo() {
        step(steps.back(lastAnswer));
    }

    @Override
    public boolean canRedo() {
        return steps.redoableProperty().get();
    }

    @Override
    public void redo() {
        step(steps.forth(lastAnswer));
    }

    private void step(Optional<String> answer) {
        answer.ifPresent(now -> {
            lastAnswer = now;
            draft.writtenProperty().set(now);
            onStep.run();
        });
    }

    @Override
    public void addListener(Consumer<HistoryEvent> listener) {
        steps.addListener(listener);
    }
}
