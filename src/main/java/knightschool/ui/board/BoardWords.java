package knightschool.ui.board;

/** What a board says of itself. */
final class BoardWords {
    static final String BOARD = "Board";

    private BoardWords() {}
}
