package knightschool.lesson.progress;

import java.util.List;
import knightschool.text.Keyword;

/**
 * The state of a question.
 *
 * @param outcome whether the question is settled
 * @param chosenAnswers the answers chosen, in the order of choosing
 * @param written the number or the words typed
 * @param hints the number of hints given
 * @param feedback the feedback on an answer that is not settled
 */
public record QuizProgress(
        Outcome outcome, List<String> chosenAnswers, String written, int hints, SavedQuizFeedback feedback) {
    /** The state of a question. */
    public enum Outcome implements Keyword {
        /** Not answered correctly yet. */
        OPEN,
        /** The solution was shown before a right answer was given. */
        REVEALED,
        /** Answered right before the solution was shown. */
        RIGHT
    }

    /**
     * Creates a result.
     *
     * @throws IllegalArgumentException if the number of hints is negative
     */
    public QuizProgress {
        if (hints < 0) {
            throw new IllegalArgumentException(hints + " hints");
        }
        chosenAnswers = List.copyOf(chosenAnswers);
    }

    /** Creates a result without feedback. */
    public QuizProgress(Outcome outcome, List<String> chosen, String written, int hints) {
        this(outcome, chosen, written, hints, SavedQuizFeedback.NONE);
    }

    /** Returns the later result, or this one if it is settled and the later outcome differs. */
    QuizProgress then(QuizProgress later) {
        return outcome == Outcome.OPEN || outcome == later.outcome ? later : this;
    }
}
