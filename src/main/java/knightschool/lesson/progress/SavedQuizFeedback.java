package knightschool.lesson.progress;

import java.util.List;
import knightschool.text.Keyword;

/**
 * The feedback on an answer that has not settled its question, as it was shown when the user left the slide.
 *
 * @param judged what was judged last and has not changed since
 * @param isHint whether the last hint was visible
 * @param crossed the answers known to be wrong
 */
public record SavedQuizFeedback(Judged judged, boolean isHint, List<String> crossed) {
    /** No feedback. */
    public static final SavedQuizFeedback NONE = new SavedQuizFeedback(Judged.NOTHING, false, List.of());

    /** The subjects of a verdict. */
    public enum Judged implements Keyword {
        /** Nothing is judged. */
        NOTHING("-"),
        /** The answer that was chosen, typed, or made on the scene. */
        ANSWER("answer"),
        /** That a statement is true. */
        STATEMENT("statement");

        private final String word;

        Judged(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public SavedQuizFeedback {
        crossed = List.copyOf(crossed);
    }
}
