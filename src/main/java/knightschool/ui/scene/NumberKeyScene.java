package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene that keys act on which name something on its board, wherever in the window the focus is, unless a focused
 * control such as a text field uses them: numbers move the knight or answer a question to the class, and letters with
 * Shift choose the block of a puzzle.
 */
public interface NumberKeyScene {
    /** Handles a key that no control has consumed. Consumes it if it names something in the scene. */
    void pressNumber(KeyEvent key);
}
