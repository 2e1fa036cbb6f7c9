package knightschool.ui.play;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a player can do, in words. */
final class PlayCommandWords {
    static final List<Gesture> GESTURES = List.of(
            new Gesture("click", "set the knight, then move it"),
            new Gesture("drag", "move the knight"),
            new Gesture("arrow keys", "point at a square"),
            new Gesture("Enter, Space", "move to the square pointed at"),
            new Gesture("1 to 8", "move, counted clockwise from up-right"));

    private PlayCommandWords() {}
}
