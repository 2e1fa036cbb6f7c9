package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.Optional;
import knightschool.board.Board;
import knightschool.board.edit.EditHistory;
import knightschool.board.edit.SquareBox;
import knightschool.drawing.board.BoardZoom;

/**
 * One of the boards that are open in the editor, each with edits, file, choice and zoom of its own. While it is in
 * front the {@link EditorViewModel} has them; here they are as they were when it was left.
 */
public final class OpenBoard {
    private final EditHistory history = new EditHistory();
    private BoardOrigin.State origin;
    private Board board;
    private Optional<SquareBox> selection = Optional.empty();
    private BoardZoom zoom = BoardZoom.FIT;
    private boolean wanted;
    private int number;
    private int formerPlace;

    OpenBoard(Board board, BoardOrigin.State origin) {
        this.board = board;
        this.origin = origin;
    }

    Board board() {
        return board;
    }

    EditHistory history() {
        return history;
    }

    BoardOrigin.State origin() {
        return origin;
    }

    Optional<SquareBox> selection() {
        return selection;
    }

    /** It is left, or was saved while it was not in front. */
    void keep(Board now, BoardOrigin.State from, Optional<SquareBox> chosen) {
        board = now;
        origin = from;
        selection = chosen;
    }

    /** How near it was seen when it was left. */
    public BoardZoom zoom() {
        return zoom;
    }

    /** It is left, seen so near. */
    public void setZoom(BoardZoom now) {
        zoom = now;
    }

    /** Whether a person asked for just this board, so that no other takes its place. */
    boolean isWanted() {
        return wanted;
    }

    void setWanted() {
        wanted = true;
    }

    /** What it is told apart by from others that are in no file, from 1 on; 0 where it has no number. */
    int number() {
        return number;
    }

    void setNumber(int given) {
        number = given;
    }

    /** Where it stood from the left when it was kept aside, from 1 on; 0 where it was not. */
    int formerPlace() {
        return formerPlace;
    }

    void setFormerPlace(int before) {
        formerPlace = before;
    }

    /** A board that is in no file, and the same as when it came. */
    static OpenBoard inNoFile(Board board) {
        return new OpenBoard(board, BoardOrigin.State.of(Optional.empty(), board));
    }

    /** A board with the file that holds it. */
    static OpenBoard of(Path file, Board board) {
        return new OpenBoard(board, BoardOrigin.State.of(Optional.of(file), board));
    }
}
