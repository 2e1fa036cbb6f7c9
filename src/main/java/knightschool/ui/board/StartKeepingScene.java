package knightschool.ui.board;

/** A scene with a board that the user edits, on which the knight can be made to stay where it begins. */
public interface StartKeepingScene {
    /**
     * Keeps the start of the board on a square from now on: an edit that would take it away leaves it there, and a
     * message says why.
     *
     * @param square the index of the square
     */
    void keepStart(int square);
}
