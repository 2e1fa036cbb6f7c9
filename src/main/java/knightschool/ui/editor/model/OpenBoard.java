package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.edit.EditHistory;
import knightschool.board.edit.SquareRectangle;
import knightschool.drawing.Zoom;

/**
 * An open board of the editor, with its own edits, file, selection and zoom. The values of the current board are in the
 * {@link BoardEditorModel}; this entry has those from when it was last current.
 */
public final class OpenBoard {
    private final EditHistory history = new EditHistory();
    private BoardFileState.State origin;
    private Board board;
    private Optional<SquareRectangle> selection = Optional.empty();
    private Zoom zoom = Zoom.WHOLE;
    private boolean wanted;
    private int number;
    private int formerPlace;

    OpenBoard(Board board, BoardFileState.State origin) {
        this.board = board;
        this.origin = origin;
    }

    Board board() {
        return board;
    }

    EditHistory history() {
        return history;
    }

    BoardFileState.State origin() {
        return origin;
    }

    Optional<SquareRectangle> selection() {
        return selection;
    }

    /** Stores the state of the board, when another one becomes current or when it was saved while not current. */
    void keep(Board now, BoardFileState.State from, Optional<SquareRectangle> box) {
        board = now;
        origin = from;
        selection = box;
    }

    /** Returns the zoom with which the board was last seen. */
    public Zoom zoom() {
        return zoom;
    }

    /** Stores the zoom with which the board was last seen. */
    public void setZoom(Zoom now) {
        zoom = now;
    }

    /** Returns whether the user asked for this very board, so that no other may replace it. */
    boolean isWanted() {
        return wanted;
    }

    void setWanted() {
        wanted = true;
    }

    /** Returns the number that distinguishes the board from others without a file, from 1; 0 if it has none. */
    int number() {
        return number;
    }

    void setNumber(int newNumber) {
        number = newNumber;
    }

    /**
     * Returns the position of the tab from the left when the board was set aside, from 1; 0 if it was not set aside.
     */
    int formerPlace() {
        return formerPlace;
    }

    void setFormerPlace(int before) {
        formerPlace = before;
    }

    /** Returns an unchanged board without a file. */
    static OpenBoard inNoFile(Board board) {
        return new OpenBoard(board, BoardFileState.State.of(Optional.empty(), board));
    }

    /** Returns an unchanged board with its file. */
    static OpenBoard of(Path file, Board board) {
        return new OpenBoard(board, BoardFileState.State.of(Optional.of(file), board));
    }
}
