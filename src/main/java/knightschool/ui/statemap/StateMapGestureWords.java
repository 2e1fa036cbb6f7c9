package knightschool.ui.statemap;

import java.util.ArrayList;
import java.util.List;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.graph.GraphPaneContent;

/** Describes the key and mouse gestures for a puzzle and its map, for the help. */
final class StateMapGestureWords {
    private static final List<GestureDescription> OWN = List.of(
            new GestureDescription("drag a block", "one move, however far"),
            CommandDefinitions.gesture("statemap.block"),
            new GestureDescription("Arrows", "on the board: slide it cell by cell"),
            new GestureDescription("Enter, Space", "on the board: make that one move"),
            new GestureDescription("Shift + Arrows", "on the board: as far as it goes, one move"),
            new GestureDescription("click a position", "show its board"));

    private static final List<GestureDescription> EDITING = List.of(
            new GestureDescription("drag over cells", "draw a block of 2 or 3 cells"),
            new GestureDescription("click a cell", "put a wall, or delete it"),
            new GestureDescription("drag a block, or out", "move it, or the exit"),
            new GestureDescription("Arrows, Space", "to another cell, as a click there"),
            new GestureDescription("Shift + Arrows", "draw a block; Space ends it"));

    private StateMapGestureWords() {}

    /**
     * The gestures on the board and the map.
     *
     * @param editing whether the puzzle is being edited, which has other gestures
     */
    static List<GestureDescription> gestures(boolean editing) {
        List<GestureDescription> all = new ArrayList<>(editing ? EDITING : OWN);
        all.addAll(GraphPaneContent.Handling.WALK.gestures());
        return all;
    }
}
