package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.stream.Stream;

/**
 * The undo history of the typed answers that the user has given, by having them checked. Text that is typed before the
 * first of them is undone in its field. Text that is typed after one, and not given, is a step of its own when undo or
 * redo would replace it.
 */
final class TypedAnswerHistory extends AbstractAnswerHistory {
    private static final Step NOTHING = typed("", false);

    private final AnswerDraft draft;
    private final Runnable onGiven;

    /** The answer to which the last step has led. */
    private Step last = NOTHING;

    /** @param onGiven runs after each undo and redo that leads to an answer that was given */
    TypedAnswerHistory(AnswerDraft draft, Runnable onGiven) {
        this.draft = draft;
        this.onGiven = onGiven;
    }

    /** Notes that the present answer is given. */
    void give() {
        Step now = typed(text(), true);
        if (!now.answer().equals(last.answer())) {
            steps.leave(last);
        } else if (!last.isGiven() && !canUndo()) {
            steps.leave(NOTHING);
        }
        last = now;
    }

    private static Step typed(String text, boolean isGiven) {
        return new Step(List.of(text), isGiven);
    }

    private String text() {
        return draft.writtenProperty().get();
    }

    /**
     * Starts with restored answers that were given.
     *
     * @param texts the texts in their order; the last one may have been changed since, or taken back
     */
    void begin(List<String> texts) {
        List<Step> entries = Stream.concat(Stream.of(NOTHING), texts.stream().map(text -> typed(text, true)))
                .toList();
        if (text().isEmpty()) {
            last = entries.getFirst();
            steps.replaceWith(List.of(), entries.subList(1, entries.size()));
        } else {
            last = entries.getLast();
            steps.replaceWith(entries.subList(0, entries.size() - 1), List.of());
        }
    }

    @Override
    public Steps steps() {
        List<Step> undoSteps = isLast() || !canUndo()
                ? steps.behind()
                : Stream.concat(steps.behind().stream(), Stream.of(last)).toList();
        return new Steps(undoSteps, now(), steps.ahead());
    }

    @Override
    public void adopt(Steps before) {
        boolean isAny = !before.undoSteps().isEmpty() || !before.redoSteps().isEmpty();
        if (isAny && isText(before.now())) {
            last = before.now();
            steps.replaceWith(before.undoSteps(), before.redoSteps());
        }
    }

    /** Returns whether the present text is the answer given last. */
    boolean isAtGiven() {
        return last.isGiven() && isLast();
    }

    private boolean isLast() {
        return isText(last);
    }

    private boolean isText(Step step) {
        return step.answer().equals(List.of(text()));
    }

    /** Returns the present text, which may have been changed since the last step. */
    @Override
    protected Step now() {
        return isLast() ? last : typed(text(), false);
    }

    @Override
    public void undo() {
        insertTyped(canUndo());
        super.undo();
    }

    @Override
    public void redo() {
        insertTyped(canRedo());
        super.redo();
    }

    /** Makes the last answer a step if the text typed after it is about to be replaced. */
    private void insertTyped(boolean isReplaced) {
        if (!isLast() && isReplaced) {
            steps.insert(last);
        }
    }

    @Override
    protected void restore(Step step) {
        draft.writtenProperty().set(step.answer().getFirst());
        last = step;
        if (step.isGiven()) {
            onGiven.run();
        }
    }
}
