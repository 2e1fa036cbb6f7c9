package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.lesson.progress.QuizProgress;
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

    boolean isOpen() {
        return outcome.get() == Outcome.OPEN;
    }

    /** Returns the result to remember: the answer that settled the quiz, or else the present one with its feedback. */
    QuizProgress remembered(AnswerDraft draft, int hints, SavedQuizFeedback feedback) {
        return isOpen()
                ? new QuizProgress(
                        Outcome.OPEN,
                        List.copyOf(draft.chosenAnswers()),
                        draft.writtenProperty().get(),
                        hints,
                        feedback)
                : new QuizProgress(outcome.get(), choices, written, hints, SavedQuizFeedback.NONE);
    }

    ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }
}
