package knightschool.ui.picture;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with a picture, in words. */
final class PictureCommandWords {
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
