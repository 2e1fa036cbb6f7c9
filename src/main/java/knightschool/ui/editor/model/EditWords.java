package knightschool.ui.editor.model;

import knightschool.board.edit.BoardSide;
import knightschool.board.edit.BoardTransform;
import knightschool.files.InputFault;

/** The names of board edits for undo and redo, and the reasons why an edit is impossible. */
public final class EditWords {
    static final String MAKE_HOLES = "make holes";
    static final String FILL_HOLES = "fill holes";
    static final String LINE = "draw a line";
    static final String RECTANGLE = "draw a rectangle";
    static final String FILL_AREA = "fill an area";
    static final String MOVE_SQUARES = "move squares";
    static final String CUT = "cut squares";
    static final String PASTE = "paste squares";
    static final String SHIFT = "move the board, the other side follows";
    static final String SHIFT_OFF = "move the board";
    static final String PLACE_START = "place the start";
    static final String DELETE_START = "delete the start";
    static final String PLACE_END = "place the end";
    static final String DELETE_END = "delete the end";
    static final String CHANGE_SIZE = "change the size";
    static final String CHANGE_NUMBER = "change the board";
    static final String TAKE_OVER = "take over a board";
    static final String TAKE_PICTURE = "take the board of a picture";

    private EditWords() {}

    static String holes(boolean makes) {
        return makes ? MAKE_HOLES : FILL_HOLES;
    }

    public static String name(BoardTransform transform) {
        return switch (transform) {
            case FLIP_LEFT_RIGHT -> "flip left and right";
            case FLIP_TOP_BOTTOM -> "flip top and bottom";
            case TURN_RIGHT -> "turn right";
            case TURN_LEFT -> "turn left";
            case HALF_TURN -> "turn upside down";
        };
    }

    /**
     * Returns the name of an edit that adds or removes columns or rows.
     *
     * @param by positive if columns or rows are added
     */
    public static String name(BoardSide side, int by) {
        String line = side == BoardSide.LEFT || side == BoardSide.RIGHT ? "column" : "row";
        String where = switch (side) {
            case LEFT -> "at the left";
            case RIGHT -> "at the right";
            case TOP -> "at the top";
            case BOTTOM -> "at the bottom";
        };
        return (by > 0 ? "add a " : "delete a ") + line + " " + where;
    }

    // What cannot be done

    static InputFault lastSquare() {
        return new InputFault(
                "Not one square would be left for the knight", "Make fewer holes at once, or fill another hole first.");
    }

    static InputFault startStays(String square) {
        return new InputFault("The knight begins on " + square + " here", "It stays on that square.");
    }

    static InputFault noBoardLeft() {
        return new InputFault(
                "no square to enter would be left on the board", "Fill a hole first, or change another side.");
    }

    static InputFault nothingLeft(int columns, int rows) {
        return new InputFault(
                "a board of " + columns + " x " + rows + " would have no square left to enter",
                "Fill a hole first, or choose another size.");
    }
}
