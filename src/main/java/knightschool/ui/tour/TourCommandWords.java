package knightschool.ui.tour;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** What a person can do with the tour of a full board, in words. */
final class TourCommandWords {
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("mouse wheel", "nearer, or further away"),
            new GestureDescription("drag", "move the board"));

    private TourCommandWords() {}
}
