package knightschool.ui.scene;

import java.util.List;

/** A scene with a game that can be a task. Used on the JavaFX thread only. */
public interface GameTaskScene {
    /** From now on so many squares of the game are never taken back: the task goes on from them. */
    void keepFirst(int squares);

    /** Shows on the board, until it changes, why what a person did there is right: squares of it among that. */
    void showRight(List<Integer> squares);
}
