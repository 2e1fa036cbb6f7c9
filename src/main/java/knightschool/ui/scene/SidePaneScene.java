package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene with a pane of further information beside its main content. */
public interface SidePaneScene {
    /** The pane at its right, in a column of its own. */
    Node side();
}
