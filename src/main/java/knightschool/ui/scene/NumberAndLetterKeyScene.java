package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene with keys that name a thing on its board. The keys act from anywhere in the window, unless a focused control
 * such as a text field uses them: numbers move the knight or answer a question to the class, and letters with Shift
 * choose the block of a puzzle.
 */
public interface NumberAndLetterKeyScene {
    /** Handles a key that no control has consumed. Consumes it if it names something in the scene. */
    void handleChoiceKey(KeyEvent key);

    /** Whether the scene asks a class something now. A number then answers that, and nothing on a slide beside it. */
    default boolean isAskingByNumber() {
        return false;
    }
}
