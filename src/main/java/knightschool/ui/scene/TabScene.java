package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene that a person goes to and leaves again, with tools in the bar of the window. On the JavaFX thread only. */
public interface TabScene {
    /** What belongs to it in the bar of the window. */
    Node tools();

    /** It is on screen now. */
    void shown();

    /** It is no longer on screen, but may come back. */
    void left();
}
