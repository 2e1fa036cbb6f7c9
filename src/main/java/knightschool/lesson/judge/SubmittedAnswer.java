package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.lesson.Quiz;
import knightschool.play.Game;

/**
 * An answer to a quiz as the user submitted it.
 *
 * @param words the chosen answers in the order of choice; the number or word written; names of squares in order, edges
 *     as in {@code a1-b3}; or moves of a sliding puzzle, as in {@code C left 1}
 * @param built the board beside the quiz, if that is the answer
 */
public record SubmittedAnswer(List<String> words, Optional<Board> built) {
    public SubmittedAnswer {
        words = List.copyOf(words);
    }

    /** Returns an answer given in words or squares. */
    public static SubmittedAnswer of(List<String> words) {
        return new SubmittedAnswer(words, Optional.empty());
    }

    /** Returns a game as an answer: the names of its squares. */
    public static SubmittedAnswer of(Game game) {
        return of(SquareNames.names(game.board(), game.path()));
    }

    /** Returns a board as an answer. */
    public static SubmittedAnswer of(Board built) {
        return new SubmittedAnswer(List.of(), Optional.of(built));
    }

    /** Returns whether the answer has neither words nor a board. */
    public boolean isEmpty() {
        return words.isEmpty() && built.isEmpty();
    }

    /**
     * Returns the first word, for a question with one answer.
     *
     * @throws InputFault if there is none
     */
    String first() {
        return words.stream().findFirst().orElseThrow(() -> new InputFault("there is no answer yet", "Choose one."));
    }

    boolean saysTrue() {
        return words.equals(List.of(Quiz.TRUE));
    }
}
