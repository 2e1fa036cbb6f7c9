package knightschool.setup;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.setup.source.BoardSource;

/** What a scene on a board shows. */
public interface SetupOnBoard extends SlideSetup {
    /** The board, and how it was written. */
    BoardSource source();

    @Override
    SetupOnBoard selfContained();

    /** The board. */
    default Board board() {
        return source().board();
    }

    @Override
    default Optional<Board> boardShown() {
        return Optional.of(board());
    }
}
