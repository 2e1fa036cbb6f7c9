package knightschool.ui.picture;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with a picture, in words. */
final class PictureCommandWords {
    static final String OPEN = "board from a picture…";
    static final String PASTE = "board from the picture on the clipboard";
    static final String AGAIN = "back to the picture and its corrections";
    static final String TAKE = "take the board";
    static final String BACK = "back without the board";
    static final String STOP = "stop looking";
    static final String UNDO = "take the last correction back";
    static final String REDO = "do again what was taken back";
    static final String SQUARES = "click squares and holes";
    static final String KNIGHT = "set the knight: on the square pointed at, or with the next click";
    static final String FRAME = "drag a new frame around the board";
    static final String FIND = "show the whole picture, and look for the board in it";
    static final String NEXT = "the next board in the picture";
    static final String NEAR = "show the board alone, or all that was looked at";
    static final String DOUBT = "to the next doubtful square";
    static final String SOLVE = "draw the shortest walk";
    static final String COPY = "copy the clicks of the walk, in pixels of the picture";
    static final String SAVE = "save the clicks of the walk as a file";

    static final Gesture MOVE_FRAME =
            new Gesture("arrow keys", "move the frame, where that is chosen; with Shift, change its size");
    static final Gesture READ_FRAME = new Gesture("Space", "read the board in the frame that was moved");

    static final List<Gesture> GESTURES = List.of(
            new Gesture("click, drag", "make holes of squares, or squares of holes"),
            new Gesture("click on another board, Tab", "read that one, where there are several"),
            new Gesture("drag at the frame", "read the board inside it"),
            new Gesture("arrow keys", "to another square"),
            new Gesture("Space", "a hole of a square, or a square of a hole"),
            MOVE_FRAME,
            READ_FRAME);

    private PictureCommandWords() {}
}
