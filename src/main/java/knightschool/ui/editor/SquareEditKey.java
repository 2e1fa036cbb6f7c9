package knightschool.ui.editor;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.editor.model.BoardEditorModel;

/** The keys that apply a tool to the indicated square, whichever tool is selected. */
enum SquareEditKey {
    HOLE("H", EditorWords.HOLE_HERE),
    START("S", EditorWords.START_HERE),
    END("E", EditorWords.END_HERE);

    private final KeyStroke stroke;
    private final String does;

    SquareEditKey(String key, String does) {
        this.stroke = KeyStroke.of(key);
        this.does = does;
    }

    /** Returns the constant for a pressed key, if there is one. */
    static Optional<SquareEditKey> of(KeyEvent pressed) {
        return Arrays.stream(values())
                .filter(key -> key.stroke.matches(pressed))
                .findFirst();
    }

    /** Applies the tool to a square; has no effect if the square is not on the board. */
    void act(BoardEditorModel model, int square) {
        switch (this) {
            case HOLE -> model.toggleHole(square);
            case START -> model.placeStart(square);
            case END -> model.placeEnd(square);
        }
    }

    /** Returns the line of the help for the key. */
    GestureDescription gesture() {
        return new GestureDescription(stroke.text(), does);
    }
}
