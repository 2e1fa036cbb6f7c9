package knightschool.ui.scene;

import knightschool.ui.board.PickKind;
import knightschool.ui.board.PickedNames;

/** A scene whose board can be put into a mode in which clicks choose squares or edges. On the JavaFX thread only. */
public interface PickingScene {
    /** From now on a click on the board chooses that. */
    void pick(PickKind what);

    /** What a person has chosen. */
    PickedNames pickedNow();

    /** Chooses what a person had chosen before; what is not there is left out, and nobody is told of a change. */
    void pickAgain(PickedNames picked);
}
