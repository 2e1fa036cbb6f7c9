package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import knightschool.lesson.Quiz;

/** The undo history of the answers that the user has chosen, or put in an order. */
final class ChoiceHistory extends AbstractAnswerHistory {
    private final AnswerDraft draft;
    private final Supplier<List<String>> offered;
    private final Runnable onGiven;

    /** Whether the present answer was given to be judged. */
    private boolean isGiven;

    /**
     * @param offered supplies the answers to choose from
     * @param onGiven runs after each undo and redo that leads to an answer that was given
     */
    ChoiceHistory(AnswerDraft draft, Supplier<List<String>> offered, Runnable onGiven) {
        this.draft = draft;
        this.offered = offered;
        this.onGiven = onGiven;
    }

    /** Returns whether a quiz is answered by choosing among answers. */
    static boolean isOf(Quiz quiz) {
        return quiz.kind().hasAnswers()
                || quiz.kind() == Quiz.Kind.BLANK && !quiz.answers().isEmpty();
    }

    /** Chooses an answer, or removes it; see {@link AnswerDraft#choose}. */
    void choose(String answer) {
        change(() -> draft.choose(answer));
    }

    /** Takes back a bet on an answer; see {@link AnswerDraft#takeBetBack}. */
    void takeBetBack(String answer) {
        change(() -> draft.takeBetBack(answer));
    }

    private void change(Runnable act) {
        Step before = now();
        act.run();
        if (!before.answer().equals(draft.chosenAnswers())) {
            steps.leave(before);
            isGiven = false;
        }
    }

    /** Notes that the present answer is given. */
    void give() {
        isGiven = true;
    }

    @Override
    protected Step now() {
        return new Step(draft.chosenAnswers(), isGiven);
    }

    /** Returns whether only answers are chosen that are offered now: the writer of a lesson may change their words. */
    private boolean isOffered(List<String> answer) {
        return offered.get().containsAll(answer);
    }

    private List<Step> offered(List<Step> before) {
        return before.stream().filter(step -> isOffered(step.answer())).toList();
    }

    /**
     * Starts with answers that were restored: of several, the last one is the first to be undone. The bets of a class
     * are undone at once, for the next class.
     *
     * @param isNowGiven whether the present answer was given to be judged
     * @param earlier the answer that settled the question, if it was replaced or taken back; empty for none
     */
    void begin(boolean isNowGiven, List<String> earlier) {
        List<String> present = now().answer();
        isGiven = isNowGiven && !present.isEmpty();
        if (earlier.isEmpty() || !isOffered(earlier)) {
            steps.replaceWith(
                    IntStream.range(0, draft.countsBets() ? Math.min(1, present.size()) : present.size())
                            .mapToObj(size -> new Step(present.subList(0, size), false))
                            .toList(),
                    List.of());
            return;
        }
        Step settling = new Step(earlier, true);
        if (present.isEmpty()) {
            steps.replaceWith(List.of(), List.of(settling));
        } else {
            steps.replaceWith(List.of(new Step(List.of(), false), settling), List.of());
        }
    }

    @Override
    public void adopt(Steps before) {
        // The bets of a class that were compared are undone at once when the slide is shown again, see begin.
        boolean isForNextClass = draft.countsBets() && isGiven;
        if (!isForNextClass && before.now().answer().equals(now().answer())) {
            isGiven = before.now().isGiven();
            steps.replaceWith(offered(before.undoSteps()), offered(before.redoSteps()));
        }
    }

    @Override
    protected void restore(Step step) {
        draft.putChosen(step.answer());
        isGiven = step.isGiven();
        if (isGiven) {
            onGiven.run();
        }
    }
}
