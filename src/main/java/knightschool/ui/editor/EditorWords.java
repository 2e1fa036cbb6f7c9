package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.board.edit.Side;
import knightschool.board.edit.Symmetry;
import knightschool.board.edit.Transform;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.setup.EditTool;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What the editor says on its controls, of squares and of what cannot be done. */
final class EditorWords {
    static final String BOARD = "The board";
    static final String GRAPH = "Its graph";
    static final String UNDO = "Undo";
    static final String REDO = "Redo";
    static final String OPEN = "Open…";
    static final String PICTURE = "Picture…";
    static final String SAVE = "Save";
    static final String SAVE_AS = "Save as…";
    static final String COMPARE = "Compare on this board";

    static final String BOARD_MENU = "Patterns, turns, sides, and what is selected";
    static final String TURN = "Turn and flip";
    static final String SIDES = "Columns and rows";
    static final String MOVE = "Shift";

    static final String MAKE_HOLES = "make holes";
    static final String FILL_HOLES = "fill holes";
    static final String LINE = "draw a line";
    static final String RECTANGLE = "draw a rectangle";
    static final String FILL_AREA = "fill an area";
    static final String MOVE_SQUARES = "move squares";
    static final String CUT = "cut squares";
    static final String PASTE = "paste squares";
    static final String SHIFT = "shift, the other side follows";
    static final String SHIFT_OFF = "shift";
    static final String PLACE_START = "place the start";
    static final String TAKE_START = "take the start away";
    static final String PLACE_END = "place the end";
    static final String TAKE_END = "take the end away";
    static final String CHANGE_SIZE = "change the size";
    static final String TAKE_OVER = "take over a board";
    static final String TAKE_PICTURE = "take the board of a picture";

    static final String HOLE_HERE = "make or fill a hole";
    static final String START_HERE = "place the start";
    static final String END_HERE = "place the end";

    static final Gesture CHOOSE = new Gesture("Shift + Arrows", "select squares from here on");
    static final Gesture WHEEL = new Gesture("Ctrl + Wheel", "nearer to the pointer, or further away");
    static final Gesture PAN = new Gesture("Space + Drag", "move the board; the middle button does so too");
    static final Gesture ARROWS = new Gesture("Arrows", "to another square");
    static final Gesture SPACE = new Gesture("Space", "as a click on the square");

    private EditorWords() {}

    // Controls

    static String name(EditTool tool) {
        return switch (tool) {
            case HOLE -> "Hole";
            case LINE -> "Line";
            case RECTANGLE -> "Rectangle";
            case FILL -> "Fill";
            case SELECT -> "Select";
            case START -> "Start";
            case END -> "End";
        };
    }

    /** What the button of a tool says, and its command. */
    static String does(EditTool tool) {
        return switch (tool) {
            case HOLE -> "make and fill holes";
            case LINE -> "draw lines of holes";
            case RECTANGLE -> "draw rectangles of holes";
            case FILL -> "fill areas";
            case SELECT -> "select squares and move them";
            case START -> "place where the tour begins";
            case END -> "place where the tour must end";
        };
    }

    /** @param next what its command says */
    static String symmetryTip(String next) {
        return "Draw with a symmetry. " + next;
    }

    /**
     * What a click does now.
     *
     * @param hole whether the square pointed at is a hole
     * @param selected whether it is one of those chosen
     */
    static String hint(EditTool tool, boolean hole, boolean selected) {
        return switch (tool) {
            case HOLE -> hole ? "Click or drag: fill holes" : "Click or drag: make holes";
            case LINE -> "Drag: " + (hole ? "fill" : "make") + " a line of holes. Shift: straight or 45°";
            case RECTANGLE -> "Drag: " + (hole ? "fill" : "make") + " a rectangle of holes. Shift: edge only";
            case FILL -> hole ? "Click: fill this area of holes" : "Click: make this area holes";
            case SELECT -> selected ? "Drag: move the squares" : "Drag: select squares";
            case START -> "Click: the tour begins there";
            case END -> "Click: the tour must end there";
        };
    }

    /** While a line, a rectangle or a choice goes on by keys. */
    static String untilEntered(String arrows, String enter) {
        return arrows + ": to the other end. " + enter + ": done";
    }

    static String holes(boolean makes) {
        return makes ? MAKE_HOLES : FILL_HOLES;
    }

    static String name(Transform transform) {
        return switch (transform) {
            case FLIP_LEFT_RIGHT -> "flip left and right";
            case FLIP_TOP_BOTTOM -> "flip top and bottom";
            case TURN_RIGHT -> "turn right";
            case TURN_LEFT -> "turn left";
            case HALF_TURN -> "turn upside down";
        };
    }

    /** @param by more than 0 where columns or rows are added */
    static String name(Side side, int by) {
        String what = side == Side.LEFT || side == Side.RIGHT ? "column" : "row";
        String where = switch (side) {
            case LEFT -> "at the left";
            case RIGHT -> "at the right";
            case TOP -> "at the top";
            case BOTTOM -> "at the bottom";
        };
        return (by > 0 ? "add a " : "take away a ") + what + " " + where;
    }

    static String name(Symmetry symmetry) {
        return switch (symmetry) {
            case NONE -> "no symmetry";
            case LEFT_RIGHT -> "mirror left and right";
            case TOP_BOTTOM -> "mirror top and bottom";
            case FOUR_QUARTERS -> "mirror both";
            case HALF_TURN -> "half turn";
            case QUARTER_TURN -> "quarter turns";
            case DIAGONAL -> "mirror along the diagonal";
        };
    }

    /** What undo or redo says, with what it would take back or do again. */
    static String step(String word, Optional<String> what, Command command) {
        return word + what.map(name -> ": " + name).orElse("") + " (" + command.keyText() + ")";
    }

    static String file(Optional<Path> file, boolean changed) {
        String name = file.map(path -> path.getFileName().toString()).orElse("new board");
        return name + (changed ? "  ·  changed" : "");
    }

    // Squares and facts

    /** A square as it is read out. */
    static String square(Board board, int square) {
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return name + ", a hole";
        }
        String mark = square == board.start() ? ", start" : square == board.end() ? ", end" : "";
        return name + mark + ", degree " + KnightGraph.of(board).degree(square);
    }

    static String vertices(long count) {
        return count == 1 ? "vertex" : "vertices";
    }

    static String edges(long count) {
        return count == 1 ? "edge" : "edges";
    }

    static String components(long count) {
        return count == 1 ? "component" : "components";
    }

    /** @param square its name; empty for none */
    static String degree(String square) {
        return square.isEmpty() ? "degree" : "degree of " + square;
    }

    // What cannot be done

    static InputFault lastSquare() {
        return new InputFault(
                "Not one square would be left for the knight", "Make fewer holes at once, or fill another hole first.");
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
