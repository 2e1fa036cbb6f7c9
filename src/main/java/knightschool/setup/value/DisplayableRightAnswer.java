package knightschool.setup.value;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.statemap.BlockMove;

/**
 * A right answer to a quiz, in the form in which a scene can show it. Components that do not apply are empty.
 *
 * @param walk indices of squares of the board, in order
 * @param board a board that the user could have made
 * @param game the squares of a game, in order
 * @param moves the moves of a sliding puzzle
 */
public record DisplayableRightAnswer(
        List<Integer> walk, Optional<Board> board, List<Integer> game, List<BlockMove> moves) {
    public DisplayableRightAnswer {
        walk = List.copyOf(walk);
        game = List.copyOf(game);
        moves = List.copyOf(moves);
    }
}
