package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Gesture;
import knightschool.ui.graph.PlainGraphPane;

/** What a person can do with a puzzle and its map, in words. */
final class StateMapCommandWords {
    static final String UNDO = "take the last move or edit back, or go back to the game before";
    static final String REDO = "make it again";
    static final String AGAIN = "start again, with the clock at zero";
    static final String SOLVE = "show a shortest solution, move by move";
    static final String STOP = "stop, and go back to your board";
    static final String HINT = "a hint, each time a little more";
    static final String STRIP = "show a shortest solution as boards, or hide it";
    static final String LAYOUT = "change how the map is laid out";
    static final String OPEN = "open a sliding puzzle";
    static final String TOURS = "to the maps of knight's tours";
    static final String NEXT = "the next puzzle";
    static final String ANOTHER = "another puzzle like this";
    static final String SAVE_PUZZLE = "save the puzzle";
    static final String SAVE_MAP = "save the map as a picture or a graph";
    static final String SAVE_MOVES = "save the moves of all players as a table";
    static final String SAVE_SOLUTION = "save a shortest solution from here";
    static final String NEXT_PLAYER = "somebody else plays from the start; your line stays";
    static final String READ_MOVES = "read moves of players from a table";
    static final String FORGET = "take the lines of the other players away";
    static final String FACTS = "facts about the map, or hide them";
    static final String EDIT = "edit the puzzle, or end that";
    static final String NEW = "draw a puzzle of your own";
    static final String DELETE = "delete the block or wall";
    static final String TARGET = "make this block A, the one to free";
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

    private static final List<Gesture> EDITING = List.of(
            new Gesture("drag over cells", "draw a block of 2 or 3 cells"),
            new Gesture("click a cell", "put a wall, or take it away"),
            new Gesture("drag a block, or out", "move it, or the exit"),
            new Gesture("Arrows, Space", "to another cell, as a click there"),
            new Gesture("Shift + arrows", "draw a block; Space ends it"));

    private StateMapCommandWords() {}

    /** @param editing whether a puzzle is being edited, where the board has other gestures */
    static List<Gesture> gestures(boolean editing) {
        List<Gesture> all = new ArrayList<>(editing ? EDITING : OWN);
        all.addAll(PlainGraphPane.gestures());
        return all;
    }
}
