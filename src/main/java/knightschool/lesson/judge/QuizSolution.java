package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.setup.value.SceneRightAnswer;
import knightschool.statemap.BlockMove;

/**
 * A right answer, shown when the user asks for it.
 *
 * @param words the answer as text
 * @param marks the marks that show it on the board
 * @param built a right board, if the answer is a board
 * @param game the squares of a right game, if the answer is a game
 * @param moves right moves, if the answer is moves of a sliding puzzle
 */
public record QuizSolution(
        String words, QuizAnswerMarks marks, Optional<Board> built, List<Integer> game, List<BlockMove> moves) {
    static QuizSolution of(String words) {
        return of(words, QuizAnswerMarks.NONE);
    }

    static QuizSolution of(String words, QuizAnswerMarks marks) {
        return new QuizSolution(words, marks, Optional.empty(), List.of(), List.of());
    }

    static QuizSolution of(String words, Board built) {
        return new QuizSolution(words, QuizAnswerMarks.NONE, Optional.of(built), List.of(), List.of());
    }

    static QuizSolution ofGame(String words, List<Integer> game) {
        return new QuizSolution(words, QuizAnswerMarks.NONE, Optional.empty(), List.copyOf(game), List.of());
    }

    static QuizSolution ofPuzzle(String words, List<BlockMove> moves) {
        return new QuizSolution(words, QuizAnswerMarks.NONE, Optional.empty(), List.of(), List.copyOf(moves));
    }

    /** Returns this solution with other words. */
    QuizSolution saying(String other) {
        return new QuizSolution(other, marks, built, game, moves);
    }

    /** Returns what a scene can show of this answer. */
    public SceneRightAnswer answer() {
        return new SceneRightAnswer(marks.walk(), built, game, moves);
    }
}
