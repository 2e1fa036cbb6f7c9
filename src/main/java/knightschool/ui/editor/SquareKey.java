package knightschool.ui.editor;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import knightschool.setup.EditTool;
import knightschool.ui.command.Gesture;
import knightschool.ui.command.KeyStroke;

/** The keys that do what a tool does to the square that is pointed at, whichever tool is chosen. */
enum SquareKey {
    HOLE("H", EditTool.HOLE),
    START("S", EditTool.START),
    END("E", EditTool.END);

    private final KeyStroke stroke;
    private final EditTool tool;

    SquareKey(String key, EditTool tool) {
        this.stroke = KeyStroke.of(key);
        this.tool = tool;
    }

    /** The key that a person pressed, if it is one of these. */
    static Optional<SquareKey> of(KeyEvent pressed) {
        return Arrays.stream(values())
                .filter(key -> key.stroke.matches(pressed))
                .findFirst();
    }

    /** The key of a tool. */
    static SquareKey of(EditTool tool) {
        return Arrays.stream(values())
                .filter(key -> key.tool == tool)
                .findFirst()
                .orElseThrow();
    }

    /** Does it to a square; nothing where that is none of the board's. */
    void act(EditorViewModel model, int square) {
        switch (this) {
            case HOLE -> model.toggleHole(square);
            case START -> model.placeStart(square);
            case END -> model.placeEnd(square);
        }
    }

    /** The line of the help. */
    Gesture gesture() {
        return new Gesture(stroke.text(), EditorWords.does(tool));
    }

    /** What the button of the tool says. */
    String tooltip() {
        return EditorWords.tooltip(tool, stroke.text());
    }
}
