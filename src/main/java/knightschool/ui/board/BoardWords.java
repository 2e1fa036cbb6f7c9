package knightschool.ui.board;

/** What a board says of itself, and to a person who moves a knight over it. */
public final class BoardWords {
    static final String BOARD = "Board";
    /** The knight was dragged, and let go beside the board. */
    public static final String OUTSIDE = "The knight stays where it is. Let it go over a square of the board.";

    private BoardWords() {}

    /**
     * Why a number moved nothing.
     *
     * @param moves how many there are
     */
    public static String noMove(int number, int moves) {
        return switch (moves) {
            case 0 -> "There is no move to choose by number.";
            case 1 -> "There is one move: choose it by 1.";
            default -> "There are " + moves + " moves: " + number + " is none of them.";
        };
    }
}
