package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.lesson.progress.QuizResult;
import knightschool.lesson.progress.QuizResult.Outcome;
import knightschool.lesson.progress.SavedQuizFeedback;

/** What became of a quiz, and the answer that settled it. Used on the screen's thread. */
final class SettledAnswer {
    private final ReadOnlyObjectWrapper<Outcome> outcome = new ReadOnlyObjectWrapper<>(Outcome.OPEN);
    private List<String> chosen = List.of();
    private String written = "";

    /** Once it is settled it stays. */
    void settle(Outcome became, AnswerDraft draft) {
        if (isOpen()) {
            chosen = List.copyOf(draft.chosen());
            written = draft.writtenProperty().get();
            outcome.set(became);
        }
    }

    private boolean isOpen() {
        return outcome.get() == Outcome.OPEN;
    }

    /** What is to be remembered: the answer that settled it, else the one so far with what was said to it. */
    QuizResult remembered(AnswerDraft draft, int hints, SavedQuizFeedback feedback) {
        return isOpen()
                ? new QuizResult(
                        Outcome.OPEN,
                        List.copyOf(draft.chosen()),
                        draft.writtenProperty().get(),
                        hints,
                        feedback)
                : new QuizResult(outcome.get(), chosen, written, hints, SavedQuizFeedback.NONE);
    }

    ReadOnlyObjectProperty<Outcome> outcomeProperty() {
        return outcome.getReadOnlyProperty();
    }
}
