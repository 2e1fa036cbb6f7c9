package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.board.QuizAnswerMarks;
import knightschool.setup.value.SceneSolution;
import knightschool.statemap.BlockMove;

/**
 * An answer that is right, to be shown to a person who asks for it.
 *
 * @param words the answer as it is read
 * @param marks what the board shows of it
 * @param built the board that is right, where the answer is a board
 * @param game the squares of a game that is right, where the answer is a game
 * @param moves of a sliding puzzle that are right, where the answer is such moves
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

    /** What a scene can show of it. */
    public SceneSolution answer() {
        return new SceneSolution(marks.walk(), built, game, moves);
    }
}
