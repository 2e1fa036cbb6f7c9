package knightschool.ui.editor;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.files.InputFault;
import knightschool.graph.KnightGraph;
import knightschool.setup.EditTool;
import knightschool.setup.GraphLayout;
import knightschool.ui.command.Command;
import knightschool.ui.command.Gesture;

/** What the editor says on its controls, of squares and of what cannot be done. */
final class EditorWords {
    static final String BOARD = "The board";
    static final String GRAPH = "Its graph";
    static final String DEGREES = "Degrees";
    static final String COLOURS = "Colours";
    static final String UNDO = "Undo";
    static final String REDO = "Redo";
    static final String OPEN = "Open…";
    static final String PICTURE = "Picture…";
    static final String SAVE = "Save";
    static final String SAVE_AS = "Save as…";
    static final String COMPARE = "Compare on this board";

    static final String MAKE_HOLES = "make holes";
    static final String FILL_HOLES = "fill holes";
    static final String PLACE_START = "place the start";
    static final String TAKE_START = "take the start away";
    static final String PLACE_END = "place the end";
    static final String TAKE_END = "take the end away";
    static final String CHANGE_SIZE = "change the size";
    static final String TAKE_OVER = "take over a board";
    static final String TAKE_PICTURE = "take the board of a picture";

    static final Gesture ARROWS = new Gesture("Arrows", "to another square");
    static final Gesture SPACE = new Gesture("Space", "as a click on the square");

    private EditorWords() {}

    // Controls

    static String name(EditTool tool) {
        return switch (tool) {
            case HOLE -> "Hole";
            case START -> "Start";
            case END -> "End";
        };
    }

    /** What the key of a tool does. */
    static String does(EditTool tool) {
        return switch (tool) {
            case HOLE -> "make or fill a hole";
            case START -> "place the start";
            case END -> "place the end";
        };
    }

    static String tooltip(EditTool tool, String key) {
        String help = switch (tool) {
            case HOLE -> "Make and fill holes";
            case START -> "Place where the tour begins";
            case END -> "Place where the tour must end";
        };
        return help + " (" + key + " on a square)";
    }

    /** What a click does. */
    static String hint(EditTool tool) {
        return switch (tool) {
            case HOLE -> "Click or drag: make and fill holes";
            case START -> "Click: the tour begins there";
            case END -> "Click: the tour must end there";
        };
    }

    static String name(GraphLayout layout) {
        return switch (layout) {
            case BOARD -> "As on the board";
            case SPRINGS -> "Springs";
            case COLUMNS -> "Two columns, by colour";
            case CIRCLE -> "Circle, by square";
            case CIRCLE_TOUR -> "Circle, along a tour";
            case CIRCLE_CIRCUIT -> "Circle, along a closed tour";
            case DEGREE -> "Rings, by degree";
            case DISTANCE -> "Layers, by distance";
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
                "a board needs at least one square that the knight can enter", "Fill another hole first.");
    }

    static InputFault nothingLeft(int columns, int rows) {
        return new InputFault(
                "a board of " + columns + " x " + rows + " would have no square left to enter",
                "Fill a hole first, or choose another size.");
    }
}
