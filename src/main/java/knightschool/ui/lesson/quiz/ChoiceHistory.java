package knightschool.ui.lesson.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.history.HistoryEvent;
import knightschool.lesson.Quiz;
import knightschool.ui.history.ObservableHistory;

/** The undo history of the answers that the user has chosen, or put in an order. */
final class ChoiceHistory implements AnswerHistory {
    private final ObservableHistory<List<String>> steps = new ObservableHistory<>();
    private final Quiz quiz;
    private final AnswerDraft draft;
    private final Runnable onStep;

    /** @param onStep runs after each undo and redo */
    ChoiceHistory(Quiz quiz, AnswerDraft draft, Runnable onStep) {
        this.quiz = quiz;
        this.draft = draft;
        this.onStep = onStep;
    }

    /** Returns whether a quiz is answered by choosing among answers. */
    static boolean isOf(Quiz quiz) {
        return quiz.kind().hasAnswers()
                || quiz.kind() == Quiz.Kind.BLANK && !quiz.answers().isEmpty();
    }

    /** Chooses an answer, or removes it; see {@link AnswerDraft#choose}. */
    void choose(String answer) {
        List<String> before = now();
        draft.choose(answer);
        if (!before.equals(now())) {
            steps.leave(before);
        }
    }

    private List<String> now() {
        return List.copyOf(draft.chosenAnswers());
    }

    /**
     * Starts with answers that were restored: of several, the last one is the first to be undone.
     *
     * @param earlier the answer that settled the question, if it was replaced or taken back; empty for none
     */
    void begin(List<String> earlier) {
        List<List<String>> before = new ArrayList<>();
        if (!earlier.isEmpty()) {
            boolean isTakenBack = now().isEmpty();
            steps.replaceWith(
                    isTakenBack ? List.of() : List.of(List.of(), earlier), isTakenBack ? List.of(earlier) : List.of());
            return;
        }
        for (int i = 0; i < now().size(); i++) {
            before.add(now().subList(0, i));
        }
        steps.replaceWith(before, List.of());
    }

    @Override
    public Steps steps() {
        return new Steps(steps.behind(), now(), steps.ahead());
    }

    @Override
    public void adopt(Steps before) {
        if (before.now().equals(now())) {
            steps.replaceWith(before.behind(), before.ahead());
        }
    }

    @Override
    public boolean canUndo() {
        return steps.undoableProperty().get();
    }

    @Override
    public void undo() {
        step(steps.back(now()));
    }

    @Override
    public boolean canRedo() {
        return steps.redoableProperty().get();
    }

    @Override
    public void redo() {
        step(steps.forth(now()));
    }

    private void step(Optional<List<String>> chosen) {
        chosen.ifPresent(answers -> {
            draft.putChosen(answers);
            onStep.run();
        });
    }

    @Override
    public void addListener(Consumer<HistoryEvent> listener) {
        steps.addListener(listener);
    }
}
