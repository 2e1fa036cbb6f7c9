package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Gesture;
import knightschool.ui.graph.PlainGraphPane;

/** What a person can do with a puzzle and its map, in words. */
final class StateMapCommandWords {
    static final String UNDO = "take the last move back";
    static final String REDO = "make it again";
    static final String AGAIN = "start again, with the clock at zero";
    static final String SOLVE = "show a shortest solution, move by move";
    static final String STOP = "stop, and go back to your board";
    static final String HINT = "a hint, each time a little more";
    static final String STRIP = "show a shortest solution as boards, or hide it";
    static final String LAYOUT = "change how the map is laid out";
    static final String OPEN = "open a sliding puzzle";
    static final String ANOTHER = "another puzzle like this";
    static final String SAVE_PUZZLE = "save the puzzle";
    static final String SAVE_MAP = "save the map as a picture";
    static final String SAVE_MOVES = "save your moves as a table";
    static final String SAVE_SOLUTION = "save a shortest solution from here";
    static final String GO = "make the move to the position you look at";
    static final String CANCEL = "stop making the map";
    static final String MAP = "make the map again";

    private static final List<Gesture> OWN = List.of(
            new Gesture("drag a block", "one move, however far"),
            new Gesture("A to Z", "on the board: choose a block"),
            new Gesture("Arrows", "on the board: slide it cell by cell"),
            new Gesture("Enter / Space", "on the board: make that one move"),
            new Gesture("Shift + arrows", "on the board: as far as it goes, one move"),
            new Gesture("click a position", "show its board"));

    private StateMapCommandWords() {}

    static List<Gesture> gestures() {
        List<Gesture> all = new ArrayList<>(OWN);
        all.addAll(PlainGraphPane.gestures());
        return all;
    }
}
