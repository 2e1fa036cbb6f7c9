package knightschool.lesson.progress;

import java.util.List;
import knightschool.text.Keyword;

/**
 * What was said to an answer that is not settled, and still stood there when its slide was left.
 *
 * @param judged what was judged last and not changed since
 * @param isHint whether a hint was there to be read, the last that was given
 * @param crossed the answers that are known to be wrong
 */
public record SavedQuizFeedback(Judged judged, boolean isHint, List<String> crossed) {
    /** Nothing was said. */
    public static final SavedQuizFeedback NONE = new SavedQuizFeedback(Judged.NOTHING, false, List.of());

    /** What a verdict is about. */
    public enum Judged implements Keyword {
        /** Nothing stands judged. */
        NOTHING("-"),
        /** The answer that was chosen, written, or made on the scene. */
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
