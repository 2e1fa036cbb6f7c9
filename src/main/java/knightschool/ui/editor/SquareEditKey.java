package knightschool.ui.editor;

import java.util.Arrays;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import knightschool.ui.command.GestureDescription;
import knightschool.ui.command.KeyStroke;
import knightschool.ui.editor.model.EditorViewModel;

/** The keys that do what a tool does to the square that is pointed at, whichever tool is chosen. */
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

    /** The key that a person pressed, if it is one of these. */
    static Optional<SquareEditKey> of(KeyEvent pressed) {
        return Arrays.stream(values())
                .filter(key -> key.stroke.matches(pressed))
                .findFirst();
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
    GestureDescription gesture() {
        return new GestureDescription(stroke.text(), does);
    }
}
