package knightschool.ui.knight;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** What is said to a person who moves a knight. */
public final class KnightWords {
    /** The knight was dragged, and let go beside the board. */
    public static final String OUTSIDE = "The knight stays where it is. Let it go over a square of the board.";

    private KnightWords() {}

    /**
     * What mouse and keys do by themselves on the board.
     *
     * @param click what a click or a drag does
     * @param enter what Enter and Space do
     * @param numbers what the keys 1 to 8 do
     */
    public static List<GestureDescription> gestures(String click, String enter, String numbers) {
        return List.of(
                new GestureDescription("click, drag", click),
                new GestureDescription("arrow keys", "point at a square"),
                new GestureDescription("Enter, Space", enter),
                new GestureDescription("1 to 8", numbers));
    }

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
