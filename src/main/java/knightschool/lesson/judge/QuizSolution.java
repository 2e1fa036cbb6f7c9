package knightschool.lesson.judge;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.drawing.answer.QuizAnswerMarks;
import knightschool.play.Game;
import knightschool.setup.value.DisplayableRightAnswer;
import knightschool.statemap.BlockMove;
import knightschool.statemap.BlockMoveText;
import knightschool.statemap.SlidingPuzzle;

/**
 * A right answer, shown when the user asks for it.
 *
 * @param words the answer as text
 * @param marks the marks that show it on the board
 * @param built a right board, if the answer is a board
 * @param game the squares of a right game, if the answer is a game
 * @param moves right moves, if the answer is moves of a sliding puzzle
 * @param inScene the answer that a scene has while it shows this solution; empty if it is only told or marked
 */
public record QuizSolution(
        String words,
        QuizAnswerMarks marks,
        Optional<Board> built,
        List<Integer> game,
        List<BlockMove> moves,
        Optional<SubmittedAnswer> inScene) {
    static QuizSolution of(String words) {
        return of(words, QuizAnswerMarks.NONE);
    }

    static QuizSolution of(String words, QuizAnswerMarks marks) {
        return new QuizSolution(words, marks, Optional.empty(), List.of(), List.of(), Optional.empty());
    }

    static QuizSolution of(String words, Board built) {
        return inScene(words, SubmittedAnswer.of(built), Optional.of(built), List.of(), List.of());
    }

    static QuizSolution ofGame(String words, Game game) {
        return inScene(words, SubmittedAnswer.of(game), Optional.empty(), List.copyOf(game.path()), List.of());
    }

    static QuizSolution ofPuzzle(String words, SlidingPuzzle puzzle, List<BlockMove> moves) {
        List<String> written =
                moves.stream().map(move -> BlockMoveText.format(puzzle, move)).toList();
        return inScene(words, SubmittedAnswer.of(written), Optional.empty(), List.of(), List.copyOf(moves));
    }

    private static QuizSolution inScene(
            String words, SubmittedAnswer answer, Optional<Board> built, List<Integer> game, List<BlockMove> moves) {
        return new QuizSolution(words, QuizAnswerMarks.NONE, built, game, moves, Optional.of(answer));
    }

    /** Returns this solution with other words. */
    QuizSolution saying(String other) {
        return new QuizSolution(other, marks, built, game, moves, inScene);
    }

    /** Returns what a scene can show of this answer. */
    public DisplayableRightAnswer answer() {
        return new DisplayableRightAnswer(marks.walk(), built, game, moves);
    }
}
