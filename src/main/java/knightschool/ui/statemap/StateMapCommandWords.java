package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.Gesture;
import knightschool.ui.graph.GraphContent;

/** What a person can do with a puzzle and its map, in words. */
final class StateMapCommandWords {
    private static final List<Gesture> OWN = List.of(
            new Gesture("drag a block", "one move, however far"),
            new Gesture("A to Z", "on the board: choose a block; with Ctrl, what the letter does elsewhere"),
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
        all.addAll(GraphContent.Handling.WALK.gestures());
        return all;
    }
}
