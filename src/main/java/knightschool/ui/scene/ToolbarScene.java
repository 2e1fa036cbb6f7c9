package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene with its own controls in the bar of the window. */
public interface ToolbarScene {
    /** The node in the bar while the scene is on screen. */
    Node tools();
}
