package knightschool.ui.editor.model;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.board.edit.BoardEdit;
import knightschool.board.edit.EditHistory;

/** The board being edited, with what can be undone. One stroke over many squares is one edit. */
final class BoardDraft {
    private final ReadOnlyObjectWrapper<Board> board;
    private final ReadOnlyObjectWrapper<Optional<String>> undoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> redoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private EditHistory history;
    private BoardEdit stroke;
    private Runnable onStrokeEnded = () -> {};

    BoardDraft(Board first, EditHistory edits) {
        history = edits;
        board = new ReadOnlyObjectWrapper<>(this, "board", first);
    }

    ReadOnlyObjectProperty<Board> boardProperty() {
        return board.getReadOnlyProperty();
    }

    /** What undo would take back. */
    ReadOnlyObjectProperty<Optional<String>> undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    /** What redo would do again. */
    ReadOnlyObjectProperty<Optional<String>> redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /** What is done whenever a stroke must end, because it has or because another edit comes. */
    void setOnStrokeEnded(Runnable action) {
        onStrokeEnded = action;
    }

    Board board() {
        return board.get();
    }

    /** A whole edit, which is given back; a stroke under way ends before it. */
    BoardEdit edit(String name, Board after) {
        endStroke();
        BoardEdit edit = new BoardEdit(name, board(), after);
        apply(edit);
        return edit;
    }

    private void apply(BoardEdit edit) {
        history.add(edit);
        show(edit.after());
    }

    /** Begins a stroke or goes on with it. */
    void stroke(String name, Board after) {
        BoardEdit next = new BoardEdit(name, board(), after);
        stroke = stroke == null ? next : stroke.then(next);
        board.set(after);
        undoName.set(Optional.of(name));
    }

    /** Ends the stroke, if one is under way: from now on it can be undone as a whole. */
    void endStroke() {
        onStrokeEnded.run();
        if (stroke != null) {
            history.add(stroke);
            stroke = null;
            show(board());
        }
    }

    /** Takes back the stroke that is under way, if one is, as if it had not begun. */
    void abandonStroke() {
        if (stroke != null) {
            Board before = stroke.before();
            stroke = null;
            show(before);
        }
    }

    /** Undoes the last edit, if there is one; gives the edit back that led there. */
    Optional<BoardEdit> undo() {
        endStroke();
        return stepped(history.undoName(), history.undo(board()));
    }

    /** Does the edit again that was undone last, if there is one, and gives it back. */
    Optional<BoardEdit> redo() {
        endStroke();
        return stepped(history.redoName(), history.redo(board()));
    }

    private Optional<BoardEdit> stepped(Optional<String> name, Optional<Board> there) {
        Board before = board();
        there.ifPresent(this::show);
        return there.map(after -> new BoardEdit(name.orElse(""), before, after));
    }

    /** The edits that led here, and those that were undone. */
    EditHistory history() {
        endStroke();
        return history;
    }

    /** Whether there is nothing to undo or to do again. */
    boolean isUntouched() {
        return history.undoName().isEmpty() && history.redoName().isEmpty() && stroke == null;
    }

    /** Another board is in front, with its own edits. */
    void resume(Board other, EditHistory edits) {
        endStroke();
        history = edits;
        show(other);
    }

    /** Begins anew with another board: nothing can be undone. */
    void replace(Board other) {
        onStrokeEnded.run();
        stroke = null;
        history.clear();
        show(other);
    }

    private void show(Board now) {
        board.set(now);
        undoName.set(history.undoName());
        redoName.set(history.redoName());
    }
}
