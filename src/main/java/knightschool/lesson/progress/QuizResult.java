package knightschool.lesson.progress;

/**
 * What became of a question.
 *
 * @param outcome how it stands
 * @param wrong how many answers were wrong before that
 */
public record QuizResult(Outcome outcome, int wrong) {
    /** How a question stands. */
    public enum Outcome {
        /** Answered, and not yet right. */
        WRONG("wrong"),
        /** The solution was asked for. */
        REVEALED("revealed"),
        /** Answered right. */
        RIGHT("right");

        private final String word;

        Outcome(String word) {
            this.word = word;
        }

        /** As it is written in files. */
        public String word() {
            return word;
        }
    }

    public QuizResult {
        if (wrong < 0) {
            throw new IllegalArgumentException(wrong + " wrong answers");
        }
    }

    /** A right answer stays, whatever is tried later; a revealed one is not made right by repeating it. */
    QuizResult then(QuizResult later) {
        return outcome == Outcome.WRONG ? later : this;
    }
}
