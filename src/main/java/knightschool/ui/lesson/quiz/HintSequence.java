package knightschool.ui.lesson.quiz;

import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.ui.lesson.quiz.QuizModel.State;

/** The hints of a quiz, given one after the other in the place of the feedback. Used on the JavaFX thread. */
final class HintSequence {
    private final QuizOutcomeController settler;
    private final AnswerJudging judging;
    private final AnswerFeedback feedback;
    private final List<String> hints;
    private final ReadOnlyIntegerWrapper givenCount = new ReadOnlyIntegerWrapper();

    HintSequence(QuizOutcomeController settler, AnswerJudging judging, AnswerFeedback feedback) {
        this.settler = settler;
        this.judging = judging;
        this.feedback = feedback;
        this.hints = settler.quiz().help().hints();
    }

    /** Returns the number of hints not given yet. */
    int remaining() {
        return hints.size() - givenCount.get();
    }

    /** Gives the next hint, if there is one left, or else shows the last one again. */
    void give() {
        if (remaining() > 0) {
            givenCount.set(givenCount.get() + 1);
        }
        if (last() >= 0) {
            showAgain(last());
        }
    }

    /**
     * Returns whether {@link #give} shows another hint than now: the question waits for an answer and has one that is
     * not shown.
     */
    boolean hasAnother() {
        return feedback.isAsking() && (remaining() > 0 || last() >= 0 && feedback.state() != State.HINT);
    }

    /** Shows a hint that was given before. Marks on the board stay while the answer is unchanged. */
    void showAgain(int index) {
        settler.hint(hints.get(index));
    }

    /**
     * Removes the feedback to an answer that has changed, and discards the result of any judging in progress. A hint on
     * screen stays; until the question is settled, the last one given comes back in place of other feedback.
     */
    void replaceFeedback() {
        boolean isShown = feedback.state() == State.HINT;
        if (last() >= 0 && (settler.isOpen() || isShown)) {
            int mine = judging.begin();
            if (!isShown) {
                settler.settle(mine, State.HINT, hints.get(last()), QuizAnswerMarks.NONE);
            }
            feedback.forgetVerdict();
        } else {
            settler.removeFeedback();
        }
    }

    /** Restores the number of given hints. */
    void restore(int number) {
        givenCount.set(number);
    }

    /** Returns the index of the last given hint; negative if there is none. */
    int last() {
        return Math.min(givenCount.get(), hints.size()) - 1;
    }

    /** The number of given hints. */
    ReadOnlyIntegerProperty givenProperty() {
        return givenCount.getReadOnlyProperty();
    }
}
