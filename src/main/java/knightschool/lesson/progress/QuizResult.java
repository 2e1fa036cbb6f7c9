package knightschool.lesson.progress;

import java.util.List;
import knightschool.text.Keyword;

/**
 * How a question was left.
 *
 * @param outcome what became of it
 * @param chosen the answers chosen, in the order of choosing
 * @param written the number or the words written
 * @param hints how many hints were given
 * @param feedback what was said to an answer that is open
 */
public record QuizResult(Outcome outcome, List<String> chosen, String written, int hints, SavedQuizFeedback feedback) {
    /** How a question stands. */
    public enum Outcome implements Keyword {
        /** Not answered right yet. */
        OPEN,
        /** The solution was shown before a right answer was given. */
        REVEALED,
        /** Answered right before the solution was shown. */
        RIGHT
    }

    /** @throws IllegalArgumentException if fewer than no hints were given */
    public QuizResult {
        if (hints < 0) {
            throw new IllegalArgumentException(hints + " hints");
        }
        chosen = List.copyOf(chosen);
    }

    /** One to which nothing was said. */
    public QuizResult(Outcome outcome, List<String> chosen, String written, int hints) {
        this(outcome, chosen, written, hints, SavedQuizFeedback.NONE);
    }

    /** A settled question stays as it was settled, whatever is tried later. */
    QuizResult then(QuizResult later) {
        return outcome == Outcome.OPEN || outcome == later.outcome ? later : this;
    }
}
