package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene that number keys act on, wherever in the window the focus is, unless a focused control such as a text field
 * uses them: they move the knight, or answer a question to the class.
 */
public interface NumberKeyScene {
    /** Handles a key that no control has consumed. Consumes it if it is a number that the scene uses. */
    void pressNumber(KeyEvent key);
}
