package knightschool.ui.knight;

import java.util.List;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;

/**
 * The texts of boards on which the user moves a knight: the gestures for the help, and the reasons why a move is
 * refused.
 */
public final class MovableKnightBoardWords {
    /** The message if the knight was dropped beside the board. */
    public static final String OUTSIDE = "The knight stays where it is. Let it go over a square of the board.";

    /** The message if there is nothing to choose or to ask before the knight is on the board. */
    public static final String NO_KNIGHT = "Set the knight on a square first.";

    /** The message if a question has been answered already. */
    public static final String ANSWERED = "The answer is there already.";

    private MovableKnightBoardWords() {}

    /**
     * Returns the reason why there is no move to take back where all of a walk are taken back.
     *
     * @param redo the keys that do them again
     */
    static String allTakenBack(String redo) {
        return "All moves are taken back already. You can do them again (" + redo + ").";
    }

    /**
     * Returns the gestures of mouse and keys on the board.
     *
     * @param click the effect of a click or a drag
     * @param enter the effect of Enter and Space
     * @param numbers the id of the row of the table of commands for the keys 1 to 8
     */
    public static List<GestureDescription> gestures(String click, String enter, String numbers) {
        return List.of(
                new GestureDescription("click, drag", click),
                new GestureDescription("arrow keys", "point at a square"),
                new GestureDescription("Enter, Space", enter),
                CommandDefinitions.gesture(numbers));
    }

    /**
     * Returns the reason why a number key has no effect.
     *
     * @param moves the number of moves, at least 1
     */
    static String noMove(int number, int moves) {
        return moves == 1
                ? "There is one move: choose it by 1."
                : "There are " + moves + " moves: " + number + " is none of them.";
    }

    /**
     * Returns the reason why a knight that has no move left cannot move.
     *
     * @param square the name of the knight's square
     * @param canTakeBack whether the user can take back a move
     */
    public static String stuck(String square, boolean canTakeBack) {
        return "The knight on " + square + " has no move left." + (canTakeBack ? " Take moves back." : "");
    }

    /** Returns the reason why the knight cannot move to a hole. */
    public static String hole(String square) {
        return square + " is a hole: the knight cannot go there.";
    }

    /** Returns the reason why the knight cannot move to its own square. */
    public static String already(String square) {
        return "The knight is on " + square + " already.";
    }

    /** The accessible text of a square. */
    public static String accessibleText(Board board, List<Integer> walk, int square) {
        String name = SquareNames.name(board, square);
        int visits = (int) walk.stream().filter(visited -> visited == square).count();
        if (!board.isPlayable(square)) {
            return name + ", a hole";
        }
        if (visits == 0) {
            return name + ", not visited";
        }
        String times = visits == 1 ? "" : ", visited " + visits + " times";
        int step = walk.lastIndexOf(square);
        return name
                + (square == walk.getLast() ? ", the knight" : "")
                + (step == 0 ? ", the start" : ", move " + step)
                + times;
    }
}
