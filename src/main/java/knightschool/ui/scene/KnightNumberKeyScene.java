package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene with a knight that the number keys move, wherever in the window the focus is, unless a focused control such
 * as a text field uses the keys.
 */
public interface KnightNumberKeyScene {
    /** Handles a key that no control has consumed. Consumes it if it is a number that moves the knight. */
    void pressNumber(KeyEvent key);
}
