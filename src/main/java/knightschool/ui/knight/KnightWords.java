package knightschool.ui.knight;

/** What is said to a person who moves a knight. */
public final class KnightWords {
    /** The knight was dragged, and let go beside the board. */
    public static final String OUTSIDE = "The knight stays where it is. Let it go over a square of the board.";

    private KnightWords() {}

    /**
     * Why a number moved nothing.
     *
     * @param moves how many there are
     */
    static String noMove(int number, int moves) {
        return switch (moves) {
            case 0 -> "There is no move to choose by number.";
            case 1 -> "There is one move: choose it by 1.";
            default -> "There are " + moves + " moves: " + number + " is none of them.";
        };
    }

    /** Why the knight does not go to a hole. */
    public static String hole(String square) {
        return square + " is a hole: the knight cannot go there.";
    }

    /** Why the knight does not go to its own square. */
    public static String already(String square) {
        return "The knight is on " + square + " already.";
    }
}
