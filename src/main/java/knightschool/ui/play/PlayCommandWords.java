package knightschool.ui.play;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a player can do, in words. */
final class PlayCommandWords {
    static final String UNDO = "take the last move back, or go back to the game before";
    static final String REDO = "do again what was taken back";
    static final String FIRST = "take all moves back";
    static final String LAST = "do all moves again";
    static final String WINNABLE = "back to the last position that could be won";
    static final String ASK = "ask whether it can still be won";
    static final String COMPLETION = "show one way to the end, or hide it";
    static final String HINT = "the next hint";
    static final String COLOURS = "count the light and dark squares left";
    static final String SOUND = "a soft click with every move";
    static final String WHY = "draw why the game is lost";
    static final String CLOSED = "look for a closed tour, or an open one";
    static final String LEVELS = "to the levels";
    static final String COMPARE = "watch the algorithms from this start";
    static final String SAVE = "save the tour as a file";
    static final String RANDOM = "new game on a random board with holes";
    static final String HOLES = "new game on 7 × 7 with a hole in the middle";
    static final String SAME = "new game on this board";
    static final String STOP = "stop looking";

    static final List<Gesture> GESTURES = List.of(
            new Gesture("click", "set the knight, then move it"),
            new Gesture("drag", "move the knight"),
            new Gesture("arrow keys", "point at a square"),
            new Gesture("Enter, Space", "move to the square pointed at"),
            new Gesture("1 to 8", "move, counted clockwise from up-right"));

    private PlayCommandWords() {}

    /** Such as "new game on 5 × 5". */
    static String newGame(int columns, int rows) {
        return "new game on " + columns + " × " + rows;
    }
}
