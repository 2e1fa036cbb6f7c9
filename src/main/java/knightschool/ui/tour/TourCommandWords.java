package knightschool.ui.tour;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with the tour of a full board, in words. */
final class TourCommandWords {
    static final List<Gesture> GESTURES =
            List.of(new Gesture("mouse wheel", "nearer, or further away"), new Gesture("drag", "move the board"));

    private TourCommandWords() {}
}
