package knightschool.ui.scene;

import knightschool.ui.board.AnswerPickKind;
import knightschool.ui.board.PickedNames;

/**
 * A scene whose board has a mode in which clicks select squares or edges for an answer. Used on the JavaFX thread only.
 */
public interface PickingScene {
    /** Sets what a click on the board selects. */
    void pick(AnswerPickKind kind);

    /** The current selection, by name. */
    PickedNames pickedNow();

    /** Restores a selection, without notifying listeners; names that are not on the board are ignored. */
    void pickAgain(PickedNames picked);
}
