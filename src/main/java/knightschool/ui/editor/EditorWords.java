package knightschool.ui.editor;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.graph.KnightGraph;
import knightschool.setup.value.EditTool;
import knightschool.ui.command.Command;
import knightschool.ui.command.GestureDescription;

/** The words of the editor: of its controls, of its squares, and of its reasons for refusing an edit. */
final class EditorWords {
    static final String TITLE = "Editor";
    static final String CARD = "Edit a board";
    static final String CARD_WORDS = "Make holes, and ask if there is a tour";
    static final String BOARD = "The board";
    static final String GRAPH = "Its graph";
    static final String EDGE_OF_TOUR = "Edge of the tour";
    static final String AROUND_THE_CIRCLE = "in the graph, around the circle";
    static final String TOUR_AROUND_THE_CIRCLE = "in the graph the tour goes around the circle";
    static final String NEW = "New";
    static final String OPEN = "Open…";
    static final String PICTURE = "Picture…";
    static final String SAVE = "Save";
    static final String SAVE_AS = "Save as…";
    static final String COMPARE = "Compare on this board";

    static final String BOARD_MENU = "Patterns, turns, sides, and what is selected";
    static final String TURN = "Turn and flip";
    static final String SIDES = "Columns and rows";
    static final String MOVE = "Move";

    static final GestureDescription CHOOSE = new GestureDescription("Shift + Arrows", "select squares from here on");
    static final GestureDescription WHEEL = new GestureDescription("Wheel", "nearer to the pointer, or further away");
    static final GestureDescription PAN =
            new GestureDescription("Space + Drag", "move the board; the middle button does so too");
    static final GestureDescription ARROWS = new GestureDescription("Arrows", "to another square");
    static final GestureDescription SPACE = new GestureDescription("Space", "as a click on the square");

    private EditorWords() {}

    /** Returns the name of edges some of which are those of a tour. */
    static String orEdgeOfTour(String edge) {
        return edge + ", or edge of the tour";
    }

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

    /**
     * Returns the tooltip of the symmetry menu.
     *
     * @param next the tooltip of the command for the next symmetry
     */
    static String symmetryTip(String next) {
        return "Draw with a symmetry. " + next;
    }

    /**
     * Returns the hint about the current stroke or the next one.
     *
     * @param fills whether it fills holes
     * @param moves whether it moves the selected squares
     */
    static String hint(EditTool tool, boolean fills, boolean moves) {
        return switch (tool) {
            case HOLE -> fills ? "Click or drag: fill holes" : "Click or drag: make holes";
            case LINE -> "Drag: " + (fills ? "fill" : "make") + " a line of holes. Shift: straight or 45°";
            case RECTANGLE -> "Drag: " + (fills ? "fill" : "make") + " a rectangle of holes. Shift: edge only";
            case FILL -> fills ? "Click: fill this area of holes" : "Click: make this area holes";
            case SELECT -> moves ? "Drag: move the squares" : "Drag: select squares";
            case START -> "Click: the tour begins there";
            case END -> "Click: the tour must end there";
        };
    }

    /** Returns the hint while a line, a rectangle or a selection is extended by keys. */
    static String untilEntered(String arrows, String enter) {
        return arrows + ": to the other end. " + enter + ": done";
    }

    /** Returns the tooltip of undo or redo, with the edit concerned. */
    static String step(String word, Optional<String> edit, Command command) {
        return word + edit.map(name -> ": " + name).orElse("") + " (" + command.keyText() + ")";
    }

    /** Returns the name of a board, with a note if it has unsaved changes. */
    static String file(String name, boolean changed) {
        return name + (changed ? "  ·  changed" : "");
    }

    // Squares

    static String square(Board board, int square) {
        String name = SquareNames.name(board, square);
        if (!board.isPlayable(square)) {
            return name + ", a hole";
        }
        String mark = square == board.start() ? ", start" : square == board.end() ? ", end" : "";
        return name + mark + ", degree " + KnightGraph.of(board).degree(square);
    }
}
