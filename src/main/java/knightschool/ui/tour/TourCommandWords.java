package knightschool.ui.tour;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** Texts of the commands for the tour of a full board. */
final class TourCommandWords {
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("mouse wheel", "nearer, or further away"),
            new GestureDescription("drag", "move the board"));

    private TourCommandWords() {}
}
