package knightschool.ui.play;

import knightschool.board.Board;
import knightschool.board.BoardText;

/** Boards to play on that are not full. */
final class PlayBoards {
    private static final Board RING = BoardText.parse("""
            .......
            .......
            .......
            ...#...
            .......
            .......
            .......
            """);

    private PlayBoards() {}

    /** The usual one with holes: 7 × 7 around one hole. It has open tours and closed ones. */
    static Board withHoles() {
        return RING;
    }
}
