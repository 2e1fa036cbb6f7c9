package knightschool.ui.census;

import java.util.List;
import knightschool.ui.command.Gesture;

/** What a person can do with a census, in words. */
final class CensusCommandWords {
    static final String COMPARE = "compare on the start pointed at";
    static final String OPEN = "open a table";
    static final String SAVE = "save the table";
    static final String RUN = "count the starts that are missing";
    static final String STOP = "stop counting; what is counted stays";

    static final List<Gesture> GESTURES = List.of(
            new Gesture("Arrows", "to another square, another row, or another choice in a box"),
            new Gesture("Enter, or a click", "compare on that start"));

    private CensusCommandWords() {}
}
