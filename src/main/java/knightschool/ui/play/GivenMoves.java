package knightschool.ui.play;

import java.util.List;
import knightschool.board.Board;
import knightschool.play.Game;

/** The squares that a game begins with and that are never taken back. */
record GivenMoves(Board board, List<Integer> squares) {
    static final GivenMoves NONE = new GivenMoves(Board.full(1, 1), List.of());

    GivenMoves {
        squares = List.copyOf(squares);
    }

    /** How many of them a game begins with: all, or none. */
    int in(Game game) {
        List<Integer> line = game.line();
        boolean begins = game.board().equals(board)
                && line.size() >= squares.size()
                && line.subList(0, squares.size()).equals(squares);
        return begins ? squares.size() : 0;
    }
}
