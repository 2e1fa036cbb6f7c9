package knightschool.ui.scene;

import java.util.List;
import knightschool.ui.board.PickKind;

/** A scene whose board can be put into a mode in which clicks choose squares or edges. On the JavaFX thread only. */
public interface PickingScene {
    /** From now on a click on the board chooses that. */
    void pick(PickKind what);

    /**
     * Chooses by name what a person had chosen before; what is not there is left out, and nobody is told of a change.
     */
    void pickAgain(List<String> names);
}
