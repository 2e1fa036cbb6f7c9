package knightschool.setup;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.setup.source.WrittenBoard;

/** A set-up of a scene with a board. */
public interface SetupOnBoard extends SlideEmbeddableSetup {
    /** Returns the board with its written form. */
    WrittenBoard source();

    @Override
    SetupOnBoard selfContained();

    /** Returns the board. */
    default Board board() {
        return source().board();
    }

    @Override
    default Optional<Board> boardShown() {
        return Optional.of(board());
    }
}
