package knightschool.ui.editor.model;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.board.edit.BoardEdit;
import knightschool.board.edit.EditHistory;

/** The edited board with its undo history. A stroke over many squares is a single edit. */
final class UndoableBoard {
    private final ReadOnlyObjectWrapper<Board> board;
    private final ReadOnlyObjectWrapper<Optional<String>> undoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> redoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private EditHistory history;
    private BoardEdit stroke;
    private Runnable onStrokeEnded = () -> {};

    UndoableBoard(Board first, EditHistory edits) {
        history = edits;
        board = new ReadOnlyObjectWrapper<>(this, "board", first);
    }

    ReadOnlyObjectProperty<Board> boardProperty() {
        return board.getReadOnlyProperty();
    }

    /** The name of the edit that undo would revert. */
    ReadOnlyObjectProperty<Optional<String>> undoNameProperty() {
        return undoName.getReadOnlyProperty();
    }

    /** The name of the edit that redo would repeat. */
    ReadOnlyObjectProperty<Optional<String>> redoNameProperty() {
        return redoName.getReadOnlyProperty();
    }

    /** Sets the action that runs whenever a stroke must end, because it is complete or because another edit follows. */
    void setOnStrokeEnded(Runnable action) {
        onStrokeEnded = action;
    }

    Board board() {
        return board.get();
    }

    /** Performs a complete edit and returns it; a stroke in progress ends first. */
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

    /** Begins or continues a stroke. */
    void stroke(String name, Board after) {
        BoardEdit next = new BoardEdit(name, board(), after);
        stroke = stroke == null ? next : stroke.then(next);
        board.set(after);
        undoName.set(Optional.of(name));
    }

    /** Ends the stroke, if one is in progress; it can then be undone as a whole. */
    void endStroke() {
        onStrokeEnded.run();
        if (stroke != null) {
            history.add(stroke);
            stroke = null;
            show(board());
        }
    }

    /** Reverts the stroke in progress, if there is one, as if it had not begun. */
    void abandonStroke() {
        if (stroke != null) {
            Board before = stroke.before();
            stroke = null;
            show(before);
        }
    }

    /** Undoes the last edit, if there is one, and returns the resulting change of the board as an edit. */
    Optional<BoardEdit> undo() {
        endStroke();
        return stepped(history.undoName(), history.undo(board()));
    }

    /**
     * Redoes the edit that was undone last, if there is one, and returns the resulting change of the board as an edit.
     */
    Optional<BoardEdit> redo() {
        endStroke();
        return stepped(history.redoName(), history.redo(board()));
    }

    private Optional<BoardEdit> stepped(Optional<String> name, Optional<Board> target) {
        Board before = board();
        target.ifPresent(this::show);
        return target.map(after -> new BoardEdit(name.orElse(""), before, after));
    }

    /** Returns the edits that led to the present board, and those that were undone. */
    EditHistory history() {
        endStroke();
        return history;
    }

    /** Returns whether there is nothing to undo or redo. */
    boolean isUntouched() {
        return history.undoName().isEmpty() && history.redoName().isEmpty() && stroke == null;
    }

    /** Switches to another board with its own edits. */
    void resume(Board other, EditHistory edits) {
        endStroke();
        history = edits;
        show(other);
    }

    /** Starts over with another board, and an empty history. */
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
