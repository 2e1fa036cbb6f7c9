package knightschool.ui.scene;

import javafx.scene.input.KeyEvent;

/**
 * A scene with a knight that number keys move, or with such a scene in it. They do wherever in the window the focus is,
 * unless something there takes them, such as a text.
 */
public interface NumberKeyScene {
    /** A key is pressed that nothing else takes; it is consumed where it is such a number. */
    void pressNumber(KeyEvent key);
}
