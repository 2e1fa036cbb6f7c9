package knightschool.ui.level;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What can be done with a level, in words. */
final class LevelCommandWords {
    static final String UNDO = "take the last move back, or go back to the walk before";
    static final String REDO = "do again what was taken back";
    static final String RESTART = "start this level again";
    static final String NEXT = "to the next level";
    static final String PREVIOUS = "to the level before";
    static final String NEXT_SET = "show the next set of levels";
    static final String PREVIOUS_SET = "show the set of levels before";
    static final String SOLVE = "see how a solver does it";
    static final String STOP = "back to your walk";
    static final String ASK = "ask whether no more return is needed";
    static final String ANOTHER = "make another level that is about as hard";
    static final String TODAY = "the level of the day, the same for everyone";
    static final String LIMIT = "play against the time limit, or without";
    static final String TOUR_GAME = "back to the tour game";
    static final String PICTURE = "board from a picture, in the tour game…";
    static final String PASTE = "board from the picture on the clipboard, in the tour game";
    static final String OPEN_ALL = "open all levels, for a class";
    static final String LOCK_AGAIN = "lock the levels again that were not reached";
    static final String FORGET = "forget my results";
    static final String FORGET_YES = "forget all results";
    static final String FORGET_NO = "keep all results";

    static final List<Gesture> GESTURES = List.of(
            new Gesture("click, drag", "move the knight"),
            new Gesture("arrow keys", "point at a square"),
            new Gesture("Enter, Space", "move to the square pointed at"),
            new Gesture("1 to 8", "move: new squares first, clockwise from up-right"));

    private LevelCommandWords() {}
}
