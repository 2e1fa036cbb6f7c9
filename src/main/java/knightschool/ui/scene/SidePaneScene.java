package knightschool.ui.scene;

import javafx.scene.Node;

/** A scene that says something beside what it shows. */
public interface SidePaneScene {
    /** What stands at its right beside a slide, in a column of its own. */
    Node side();
}
