package knightschool.setup;

import java.util.List;
import knightschool.board.Board;

/**
 * A board and nothing else.
 *
 * @param mark indices of squares of the board, holes allowed, to be marked
 */
public record BoardSetup(BoardSource source, List<Integer> mark) implements SetupOnBoard {
    public BoardSetup {
        mark = List.copyOf(mark);
    }

    @Override
    public SceneKind scene() {
        return SceneKind.BOARD;
    }

    @Override
    public BoardSetup on(Board board) {
        return source.shows(board) ? this : new BoardSetup(BoardSource.of(board), List.of());
    }

    /** The same with other marks. */
    public BoardSetup withMark(List<Integer> squares) {
        return new BoardSetup(source, squares);
    }

    @Override
    public BoardSetup selfContained() {
        return new BoardSetup(source.selfContained(), mark);
    }
}
