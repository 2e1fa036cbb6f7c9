package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene with tools of its own in the bar of the window. */
public interface ToolbarScene {
    /** What stands there while it is shown. */
    Node tools();
}
