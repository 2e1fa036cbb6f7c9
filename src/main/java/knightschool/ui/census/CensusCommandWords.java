package knightschool.ui.census;

import java.util.List;
import knightschool.ui.command.GestureDescription;

/** What a person can do with a census, in words. */
final class CensusCommandWords {
    static final List<GestureDescription> GESTURES = List.of(
            new GestureDescription("Arrows", "to another square, another row, or another choice in a box"),
            new GestureDescription("Enter, or a click", "compare on that start"));

    static final String COUNTING = "The starts are being counted already.";
    static final String COMPLETE = "All starts are counted.";

    private CensusCommandWords() {}
}
