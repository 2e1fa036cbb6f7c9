package knightschool.ui.scene;

import knightschool.ui.history.UndoHistory;

/** A scene in which the user's acts can be undone and redone. Used on the JavaFX thread only. */
public interface UndoableScene {
    /** The history of the acts; the same one as long as the scene is open. */
    UndoHistory undoHistory();
}
