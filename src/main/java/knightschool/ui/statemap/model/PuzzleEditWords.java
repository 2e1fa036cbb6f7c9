package knightschool.ui.statemap.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import knightschool.statemap.SlidingBlock;
import knightschool.statemap.edit.DraftFault;
import knightschool.text.NameJoiner;
import knightschool.text.Plural;
import knightschool.text.SentenceCase;
import knightschool.ui.command.CommandDefinitions;
import knightschool.ui.command.UndoWords;

/** Texts for editing a puzzle: names of edits, what a click does, and faults. */
public final class PuzzleEditWords {
    static final String WALL = "put a wall";
    static final String DELETE_WALL = "delete a wall";
    static final String BLOCK = "draw a block";
    static final String DELETE_BLOCK = "delete a block";
    static final String MOVE = "move a block";
    public static final String TARGET = "choose block A";
    static final String EXIT = "move the exit";
    static final String SIZE = "change the size";
    static final String CLEAR = "clear the board";

    static final String ON_FREE = "Drag over 2 or 3 cells: a block. Click: a wall.";
    static final String ON_WALL = "Click: delete the wall.";
    static final String DRAWING = "Let go: a block here, or a wall on one cell.";
    public static final String ON_EXIT = "Drag up or down: the exit and block A move.";

    public static final String DONE = "End editing";
    public static final String DELETE = "Delete";
    public static final String MAKE_TARGET = "Make it A";

    public static final String NEVER = "No moves free block A: delete a block or a wall.";
    static final String NO_SPACE_TO_DRAW = "No space for a block: it needs 2 free cells in a line.";
    static final String NO_SPACE_FOR_EXIT = "Block A has no space in that row: free it first.";
    static final String NO_LETTER = "No letter is left for another block: delete one first.";

    private static final String UNDO = "statemap.undo";

    private PuzzleEditWords() {}

    static String onBlock(char letter) {
        return letter == SlidingBlock.TARGET
                ? "Drag: move block A, and the exit with it."
                : "Drag: move block " + letter + ". Click: choose it.";
    }

    public static String carrying(char letter) {
        return "Let go: block " + letter + " lies there.";
    }

    static String noSpaceFor(char letter) {
        return "Block " + letter + " has no space there: it stays where it was.";
    }

    static String stands(char letter) {
        return "Block " + letter + " stands in a column, so it cannot leave at the right: choose one in a row.";
    }

    /**
     * Says what a smaller board has lost.
     *
     * @param blocks the letters of the blocks
     * @param walls the number of walls; not both are none
     * @param byOneStep whether all of them are back once one edit is taken back
     */
    static String lost(List<Character> blocks, int walls, boolean byOneStep) {
        List<String> parts = new ArrayList<>();
        if (!blocks.isEmpty()) {
            parts.add(Plural.noun(blocks.size(), "block") + " "
                    + NameJoiner.listed(blocks.stream().map(String::valueOf).toList()));
        }
        if (walls > 0) {
            parts.add(Plural.counted(walls, "wall"));
        }
        boolean isOne = blocks.size() + walls == 1;
        return SentenceCase.begun(NameJoiner.listed(parts)) + " did not fit and " + (isOne ? "is" : "are")
                + " gone. " + UndoWords.TAKE_BACK + " ("
                + CommandDefinitions.keyText(UNDO) + ") brings "
                + (isOne ? "it" : "them") + (byOneStep ? " back." : " back, step by step.");
    }

    /** A fault and its remedy. */
    public static String fault(DraftFault fault) {
        return switch (fault) {
            case NO_TARGET -> "Block A is missing: draw one over 2 or 3 cells in a row.";
            case SOLVED -> "Block A is free already: move it to the left.";
            case BARRED_BY_WALL -> "A wall keeps block A in: take it out of this row.";
            case BARRED_BY_BLOCK -> "A block lies between A and the exit and never gives way: move it to another row.";
        };
    }

    /** The tooltip of the undo or redo button, with the name of the edit and the keys. */
    public static String step(String word, Optional<String> edit, String keys) {
        return word + edit.map(name -> ": " + name).orElse("") + " (" + keys + ")";
    }

    /** The name of a puzzle with unsaved changes. */
    public static String changed(String name) {
        return name + " •";
    }

    /** The accessible text of the edited board. */
    public static String board(int columns, int rows, int column, int row, String content) {
        return "Puzzle that is edited, " + columns + " by " + rows + " cells. Column " + (column + 1) + ", row "
                + (row + 1) + ": " + content;
    }
}
