package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;

/**
 * An answer to a quiz as the user submitted it.
 *
 * @param words the chosen answers in the order of choice; the number or word written; names of squares in order, edges
 *     as in {@code a1-b3}; or moves of a sliding puzzle, as in {@code C left 1}
 * @param built the board beside the quiz, if that is the answer
 */
public record SubmittedAnswer(List<String> words, Optional<Board> built) {
    /** Stands among the words for "the statement is true" where it may be refuted. */
    public static final String TRUE = "true";

    public SubmittedAnswer {
        words = List.copyOf(words);
    }

    /** An answer in words or squares. */
    public static SubmittedAnswer of(List<String> words) {
        return new SubmittedAnswer(words, Optional.empty());
    }

    /** A board that was built. */
    public static SubmittedAnswer of(Board built) {
        return new SubmittedAnswer(List.of(), Optional.of(built));
    }

    /** Whether nothing was given. */
    public boolean isEmpty() {
        return words.isEmpty() && built.isEmpty();
    }

    boolean saysTrue() {
        return words.equals(List.of(TRUE));
    }
}
