package knightschool.ui.scene;

import knightschool.board.Board;
import knightschool.board.edit.History;

/**
 * A scene whose undo history can be handed on to the scene that is opened next with the same board. Used on the JavaFX
 * thread only.
 */
public interface EditHistoryScene {
    /**
     * Edits that can be undone and done again.
     *
     * @param board what they left
     */
    record Edits(Board board, History history) {}

    /** The edits of the board that is shown. */
    Edits edits();

    /** Goes on after these edits, where the board is the one that they left. */
    void goOnAfter(Edits before);
}
