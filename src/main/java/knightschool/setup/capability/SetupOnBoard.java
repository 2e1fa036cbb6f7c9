package knightschool.setup.capability;

import knightschool.board.Board;
import knightschool.setup.source.WrittenBoard;

/** A set-up of a scene with a board. */
public interface SetupOnBoard {
    /** Returns the board with its written form. */
    WrittenBoard source();

    /** Returns the board. */
    default Board board() {
        return source().board();
    }
}
