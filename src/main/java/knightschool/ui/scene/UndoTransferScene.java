package knightschool.ui.scene;

/**
 * A scene whose undo history can be transferred to the next scene that opens its set-up. Used on the JavaFX thread
 * only.
 */
public interface UndoTransferScene {
    /** The undo and redo history with the state that it leads to; each kind of scene has its own type. */
    interface Edits {}

    /** The undo and redo history of the current content. */
    Edits edits();

    /** Adopts a history if the scene shows the state that it leads to; otherwise ignores it. */
    void adoptEdits(Edits before);
}
