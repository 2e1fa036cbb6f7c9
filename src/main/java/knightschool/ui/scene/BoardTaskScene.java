package knightschool.ui.scene;

/** A scene with a board that a question asks to edit. Used on the JavaFX thread only. */
public interface BoardTaskScene {
    /**
     * Keeps the start of the board on a square from now on: an edit that would take it away leaves it there, and a
     * message says why.
     *
     * @param square the index of the square
     */
    void keepStart(int square);
}
