package knightschool.ui.census;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** Texts of the commands of a census. */
final class CensusCommandWords {
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Arrows", "to another square, another row, or another choice in a box"),
            new GestureDescription("Enter, or a click", "compare on that start"));

    static final String COUNTING = "The starts are being counted already.";
    static final String COMPLETE = "All starts are counted.";

    private CensusCommandWords() {}
}
