package knightschool.ui.lesson.quiz;

import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;
import knightschool.lesson.Quiz;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.LaterAnswer;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.ui.lesson.quiz.QuizModel.State;

/**
 * Tells whether the parts of a slide that depend on the answer to a question may be shown: the question is settled, and
 * the user has not taken the answer back. A chosen or typed answer is taken back when it becomes empty, or when it is
 * submitted and cannot be judged, such as words in place of a number; a statement that was called true, when that is
 * undone. A bet is taken back by any change, because it is made before one sees what comes out. The outcome is open
 * again once the next answer has been judged; that of a true statement, once the statement is called true again. A
 * solution that was shown is known. Used on the JavaFX thread.
 */
final class AnswerDependentPartVisibility {
    private final Quiz quiz;
    private final AnswerDraft draft;
    private final QuizOutcomeController settler;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private boolean isTakenBack;

    AnswerDependentPartVisibility(QuizOutcomeController settler, AnswerFeedback feedback) {
        this.quiz = settler.quiz();
        this.draft = settler.draft();
        this.settler = settler;
        draft.onChanged(() -> take(isTakenBack || quiz.isBet() || isEmpty()));
        // Not by a listener of changes: those who store the progress listen to invalidations, which come first.
        feedback.stateProperty().addListener(_ -> judged(feedback.state()));
        settler.outcomeProperty().addListener(_ -> update());
    }

    private boolean isEmpty() {
        return !quiz.kind().isMade() && draft.answers().isEmpty();
    }

    private void judged(State state) {
        switch (state) {
            case RIGHT, COMPARED, REVEALED -> take(false);
            case WRONG, UNUSABLE -> {
                // A counterexample that fails does not call the statement true.
                if (!quiz.isTrueStatement()) {
                    take(state == State.UNUSABLE && !quiz.kind().isMade());
                }
            }
            case OPEN, HINT -> {
                // The answer is not judged by this.
            }
        }
    }

    /**
     * Restores whether the answer was taken back when the slide was left. The draft is restored before; if it is empty
     * because its answers are no longer offered, they count as taken back.
     */
    void restore(QuizProgress remembered) {
        boolean wasTakenBack =
                remembered.later().filter(LaterAnswer::isTakenBack).isPresent();
        // Squares that are picked off a right answer do not take it back.
        take(wasTakenBack || isEmpty() && !quiz.kind().takesSquares());
    }

    /** Returns whether the answer that settled the question is taken back, and no other has been judged since. */
    boolean isTakenBack() {
        return isTakenBack;
    }

    /** Takes the answer back that settled the question. */
    void takeBack() {
        take(true);
    }

    private void take(boolean back) {
        isTakenBack = back;
        update();
    }

    private void update() {
        boolean isSettled = !settler.isOpen() && !isTakenBack;
        open.set(isSettled || settler.outcomeProperty().get() == Outcome.REVEALED);
    }

    /** Whether what depends on the answer may be shown. */
    ObservableBooleanValue openProperty() {
        return open.getReadOnlyProperty();
    }
}
