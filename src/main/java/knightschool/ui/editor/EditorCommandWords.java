package knightschool.ui.editor;

import knightschool.board.edit.Side;

/** What a person can do with a board that is edited, in words. */
final class EditorCommandWords {
    static final String UNDO = "undo";
    static final String REDO = "redo";
    static final String OPEN = "open a board";
    static final String SAVE = "save the board";
    static final String SAVE_AS = "save under another name";
    static final String COMPARE = "compare on this board";
    static final String LAYOUT =
            "the next shape of the graph: as on the board, springs, columns, circles, rings, layers";
    static final String SAME_GRAPH = "compare the graph with that of another board";
    static final String FACTS = "more facts about the graph, or its degrees";

    static final String CANCEL = "give up what is being drawn, select nothing";
    static final String MIRROR = "next symmetry";
    static final String ALL = "select all squares";
    static final String COPY = "copy the squares, or the board";
    static final String CUT = "cut the squares";
    static final String PASTE = "paste squares, or open a copied picture";
    static final String HOLES = "make the squares holes, or fill them";
    static final String NEARER = "nearer";
    static final String FURTHER = "further away";
    static final String FIT = "see the whole board";
    static final String PATTERNS = "patterns for a board";
    static final String HUNT = "hunt for a small board";
    static final String CLOSE_PANEL = "back to the facts";

    private EditorCommandWords() {}

    static String move(Side to) {
        return "move the squares " + direction(to);
    }

    static String shift(Side to) {
        return "shift the board " + direction(to) + ", what leaves it comes in again";
    }

    static String shiftOff(Side to) {
        return "shift the board " + direction(to) + ", its rim is lost";
    }

    private static String direction(Side to) {
        return switch (to) {
            case LEFT -> "left";
            case RIGHT -> "right";
            case TOP -> "up";
            case BOTTOM -> "down";
        };
    }
}
