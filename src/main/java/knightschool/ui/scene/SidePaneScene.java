package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene with a pane of further information beside its main content. */
public interface SidePaneScene {
    /** The pane, placed in its own column to the right of the main content. */
    Node side();
}
