package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;

/**
 * What a person answered.
 *
 * @param words the answers chosen, in the order of choosing; the number or the word written; or the squares by name, in
 *     order, an edge as in {@code a1-b3}; or moves of a sliding puzzle, as in {@code C left 1}
 * @param built the board that stands beside the quiz, where the answer is one
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
