package knightschool.ui.scene;

import java.util.List;

/** A scene with a game that a question asks to continue. Used on the JavaFX thread only. */
public interface GameTaskScene {
    /** Fixes the first squares of the game: they can no longer be undone, and the task continues from them. */
    void keepFirst(int squares);

    /** Marks the squares that show why the game fulfils the task, until the board changes. */
    void showRight(List<Integer> squares);
}
