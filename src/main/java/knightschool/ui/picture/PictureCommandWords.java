package knightschool.ui.picture;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** The words of the actions on a picture. */
final class PictureCommandWords {
    static final GestureDescription MOVE_FRAME =
            new GestureDescription("arrow keys", "move the frame, where that is chosen; with Shift, change its size");
    static final GestureDescription READ_FRAME =
            new GestureDescription("Space", "read the board in the frame that was moved");

    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("click, drag", "make holes of squares, or squares of holes"),
            new GestureDescription("click on another board, Tab", "read that one, where there are several"),
            new GestureDescription("drag at the frame", "read the board inside it"),
            new GestureDescription("arrow keys", "to another square"),
            new GestureDescription("Space", "a hole of a square, or a square of a hole"),
            MOVE_FRAME,
            READ_FRAME);

    private PictureCommandWords() {}
}
