package knightschool.ui.level;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What can be done with a level, in words. */
final class LevelCommandWords {
    static final List<Gesture> GESTURES = List.of(
            new Gesture("click, drag", "move the knight"),
            new Gesture("arrow keys", "point at a square"),
            new Gesture("Enter, Space", "move to the square pointed at"),
            new Gesture("1 to 8", "move: new squares first, clockwise from up-right"));

    private LevelCommandWords() {}
}
