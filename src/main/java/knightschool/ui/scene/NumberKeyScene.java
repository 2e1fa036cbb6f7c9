package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene with, or containing, a knight that the number keys move, wherever in the window the focus is, unless a
 * focused control such as a text field uses the keys.
 */
public interface NumberKeyScene {
    /** Handles a key that no control has consumed; consumes it if it is such a number. */
    void pressNumber(KeyEvent key);
}
