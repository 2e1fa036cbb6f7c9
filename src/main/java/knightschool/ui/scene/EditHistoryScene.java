package knightschool.ui.scene;

/**
 * A scene whose undo history can be handed on to the scene that is opened next with what it showed. Used on the JavaFX
 * thread only.
 */
public interface EditHistoryScene {
    /** What a person did that can be undone and done again, and what it led to; each kind of scene has its own. */
    interface Edits {}

    /** What can be undone and done again of what is shown. */
    Edits edits();

    /** Goes on after these edits, where what they led to is shown. */
    void goOnAfter(Edits before);
}
