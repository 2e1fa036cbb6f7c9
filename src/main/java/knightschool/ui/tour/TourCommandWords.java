package knightschool.ui.tour;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with the tour of a full board, in words. */
final class TourCommandWords {
    static final String NEARER = "nearer, to see the path";
    static final String FURTHER = "further away";
    static final String WHOLE = "the whole board";
    static final String PAN_LEFT = "move the board to the right";
    static final String PAN_RIGHT = "move the board to the left";
    static final String PAN_UP = "move the board down";
    static final String PAN_DOWN = "move the board up";
    static final String CLOSED = "closed tours, or open ones";
    static final String CANCEL = "stop the search; what is there stays";
    static final String AGAIN = "begin again what was cancelled";

    static final List<Gesture> GESTURES =
            List.of(new Gesture("mouse wheel", "nearer, or further away"), new Gesture("drag", "move the board"));

    private TourCommandWords() {}
}
