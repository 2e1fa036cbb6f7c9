package knightschool.ui.statemap;

import knightschool.drawing.statemap.PuzzleDraftDrawing;

/** The texts of the legend for the map of a puzzle. */
final class StateMapLegendWords {
    static final String THE_START = "The start";
    static final String BEFORE_THE_FIRST_MOVE = "before the first move";
    static final String YOU = "You";
    static final String THE_POSITION_ON_THE_BOARD = "the position on the board";
    static final String YOUR_BOARD_WAITS = "your own board waits there";
    static final String SHOWN = "Shown";
    static final String A_GOAL = "A goal";
    static final String THE_PUZZLE_IS_SOLVED = "the puzzle is solved";
    static final String NO_GOAL = "No goal can be reached";
    static final String FROM_ANY_POSITION = "from any position";
    static final String YOUR_MOVES = "Your moves";
    static final String THE_LAST_IN_YELLOW = "the last one in yellow";
    static final String A_SHORTEST_SOLUTION = "A shortest solution";

    static final String FACT = "The chosen fact";
    static final String FACT_LINK = "A move of the chosen fact";
    static final String TARGET = "The block to free";
    static final String LEAVES_BY_THE_EXIT = "it leaves by the exit";
    static final String EXIT = "The exit";
    static final String BLOCK = "A block";
    static final String SLIDES_ALONG_ITS_LENGTH = "it slides along its length";
    static final String MOVED_IN_SOLUTION = "The block just moved";
    static final String IN_THE_SOLUTION = "in the solution below";
    static final String WALL = "A wall";
    static final String NO_WAY = "no block can go there";
    static final String MOVED = "Moved last";
    static final String THE_LAST_MOVE = "the block of the last move";
    static final String LEFT_PLACE = "Where it was";
    static final String BEFORE_THE_LAST_MOVE = "before the last move";
    static final String HINTED = "Hint: this block";
    static final String SELECTED = "Chosen block";
    static final String KEYS_MOVE_IT = "the arrow keys move it";
    static final String NEARER = "Filled: nearer";
    static final String NO_NEARER = "Hollow: not nearer";
    static final String MOVE_IN_THE_PLOT = "a move, in the plot below";
    static final String TIME_APART = "Not nearer";
    static final String IN_THE_PLOT = "a time in the plot below";
    static final String LINE_IN_THE_PLOT = "the line in the plot below";

    private StateMapLegendWords() {}

    static String name(PuzzleDraftDrawing.Sign sign) {
        return switch (sign) {
            case CURSOR -> "The cell of the keys";
            case BLOCK_AT_CURSOR, TARGET_AT_CURSOR -> SELECTED;
            case NEW_BLOCK -> "A new block";
            case CARRIED_BLOCK, CARRIED_TARGET -> "The block on its way";
            case UNFIT_BLOCK -> "No block can go there";
        };
    }

    static String note(PuzzleDraftDrawing.Sign sign) {
        return switch (sign) {
            case CURSOR -> "the arrow keys go on from there";
            case BLOCK_AT_CURSOR, TARGET_AT_CURSOR -> "the next key is about it";
            case NEW_BLOCK -> "it is there when you let go";
            case CARRIED_BLOCK, CARRIED_TARGET -> "it stays there when you let go";
            case UNFIT_BLOCK -> "let go and nothing changes";
        };
    }
}
