package knightschool.setup.value;

import java.util.List;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.statemap.BlockMove;

/**
 * An answer that is right, as far as a scene can show it; what it does not speak of is empty.
 *
 * @param walk indices of squares of the board, in order
 * @param board made by a person
 * @param game the squares of a game, in order
 * @param moves of a sliding puzzle
 */
public record SceneSolution(List<Integer> walk, Optional<Board> board, List<Integer> game, List<BlockMove> moves) {
    public SceneSolution {
        walk = List.copyOf(walk);
        game = List.copyOf(game);
        moves = List.copyOf(moves);
    }
}
