package knightschool.ui.play;

import knightschool.board.Board;
import knightschool.board.BoardText;

/** Boards to play on that are not full. */
final class PlayBoards {
    private static final String HOLES = """
            ......
            ......
            ..##..
            ..##..
            ......
            ......
            """;

    private PlayBoards() {}

    /** The usual board with holes. */
    static Board withHoles() {
        return BoardText.parse(HOLES);
    }
}
