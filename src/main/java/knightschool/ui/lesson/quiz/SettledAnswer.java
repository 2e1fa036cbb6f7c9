package knightschool.ui.lesson.quiz;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.lesson.progress.QuizProgress;
import knightschool.lesson.progress.QuizProgress.LaterAnswer;
import knightschool.lesson.progress.QuizProgress.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback;

/** The outcome of a quiz and the answer that settled it. Used on the JavaFX thread. */
final class SettledAnswer {
    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>(Outcome.OPEN);
    private List<String> choices = List.of();
    private String written = "";

    /** Settles the quiz; has no effect if it is settled. */
    void settle(Outcome became, AnswerDraft draft) {
        if (isOpen()) {
            choices = List.copyOf(draft.chosenAnswers());
            written = draft.writtenProperty().get();
            outcome.set(became);
        }
    }

    /**
     * Settles the quiz by a bet of a class, which takes the place of an earlier one: hands are counted until the end.
     */
    void settleBets(AnswerDraft draft) {
        if (isOpen() || outcome.get() == Outcome.BET) {
            choices = List.copyOf(draft.chosenAnswers());
            outcome.set(Outcome.BET);
        }
    }

    boolean isOpen() {
        return outcome.get() == Outcome.OPEN;
    }

    /**
     * Returns the result to remember: the answer that settled the quiz, if it is settled, and the present one with its
     * feedback.
     *
     * @param present the present answer
     * @param isSettling whether the feedback is the one with which the quiz was settled
     */
    QuizProgress remembered(LaterAnswer present, int hints, SavedQuizFeedback feedback, boolean isSettling) {
        if (isOpen()) {
            return new QuizProgress(
                    Outcome.OPEN, present.chosenAnswers(), present.written(), hints, feedback, Optional.empty());
        }
        boolean isUnchanged = isSettling && present.equals(new LaterAnswer(choices, written, false));
        return isUnchanged
                ? new QuizProgress(outcome.get(), choices, written, hints)
                : new QuizProgress(outcome.get(), choices, written, hints, feedback, Optional.of(present));
    }

    ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }
}
