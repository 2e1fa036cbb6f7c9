package knightschool.ui.editor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.board.Board;
import knightschool.board.edit.BoardEdit;
import knightschool.board.edit.EditHistory;
import knightschool.history.UndoHistoryEvent;

/** The edited board with its undo history. A stroke over many squares is a single edit. */
final class UndoableBoard {
    private final ReadOnlyObjectWrapper<Board> board;
    private final ReadOnlyObjectWrapper<Optional<String>> undoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<String>> redoName = new ReadOnlyObjectWrapper<>(Optional.empty());
    private EditHistory history;
    private BoardEdit stroke;
    private Runnable onStrokeEnded = () -> {};
    private UnaryOperator<Board> guard = UnaryOperator.identity();
    private Runnable onGuarded = () -> {};
    private final List<Consumer<UndoHistoryEvent>> listeners = new ArrayList<>();

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

    /** Adds a listener, called after each event of the history. */
    void addListener(Consumer<UndoHistoryEvent> listener) {
        listeners.add(listener);
    }

    private void tell(UndoHistoryEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    /** Sets the action that runs whenever a stroke must end, because it is complete or because another edit follows. */
    void setOnStrokeEnded(Runnable action) {
        onStrokeEnded = action;
    }

    /**
     * Guards the board against edits from now on.
     *
     * @param allowed returns the board that an edit may lead to in place of the given one, or that one
     * @param refused runs after each edit that leads to another board than it would
     */
    void guard(UnaryOperator<Board> allowed, Runnable refused) {
        guard = allowed;
        onGuarded = refused;
    }

    private Board guarded(Board after) {
        Board allowed = guard.apply(after);
        return allowed.equals(board()) ? board() : allowed;
    }

    Board board() {
        return board.get();
    }

    /** Performs a complete edit and returns it; a stroke in progress ends first. */
    BoardEdit edit(String name, Board after) {
        endStroke();
        BoardEdit edit = new BoardEdit(name, board(), guarded(after));
        apply(edit);
        tellIfGuarded(edit, after);
        return edit;
    }

    private void tellIfGuarded(BoardEdit edit, Board wantedBoard) {
        if (!edit.after().equals(wantedBoard)) {
            onGuarded.run();
        }
    }

    private void apply(BoardEdit edit) {
        history.add(edit);
        show(edit.after(), edit.isEmpty() ? UndoHistoryEvent.RESET : UndoHistoryEvent.ACT);
    }

    /** Begins or continues a stroke. */
    void stroke(String name, Board after) {
        BoardEdit next = new BoardEdit(name, board(), guarded(after));
        stroke = stroke == null ? next : stroke.then(next);
        board.set(next.after());
        undoName.set(Optional.of(name));
        tell(UndoHistoryEvent.RESET);
        tellIfGuarded(next, after);
    }

    /** Returns whether a stroke in progress has changed the board. */
    boolean isStroking() {
        return stroke != null && !stroke.isEmpty();
    }

    /** Ends the stroke, if one is in progress; it can then be undone as a whole. */
    void endStroke() {
        onStrokeEnded.run();
        if (stroke != null) {
            boolean isEmpty = stroke.isEmpty();
            history.add(stroke);
            stroke = null;
            show(board(), isEmpty ? UndoHistoryEvent.RESET : UndoHistoryEvent.ACT);
        }
    }

    /** Reverts the stroke in progress, if there is one, as if it had not begun. */
    void abandonStroke() {
        if (stroke != null) {
            Board before = stroke.before();
            stroke = null;
            show(before, UndoHistoryEvent.RESET);
        }
    }

    /** Undoes the last edit, if there is one, and returns the resulting change of the board as an edit. */
    Optional<BoardEdit> undo() {
        endStroke();
        return stepped(history.undoName(), history.undo(board()), UndoHistoryEvent.UNDO);
    }

    /**
     * Redoes the edit that was undone last, if there is one, and returns the resulting change of the board as an edit.
     */
    Optional<BoardEdit> redo() {
        endStroke();
        return stepped(history.redoName(), history.redo(board()), UndoHistoryEvent.REDO);
    }

    private Optional<BoardEdit> stepped(Optional<String> name, Optional<Board> target, UndoHistoryEvent event) {
        Board before = board();
        target.ifPresent(after -> show(after, event));
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
        show(other, UndoHistoryEvent.RESET);
    }

    /** Starts over with another board, and an empty history. */
    void replace(Board other) {
        onStrokeEnded.run();
        stroke = null;
        history.clear();
        show(other, UndoHistoryEvent.RESET);
    }

    private void show(Board now, UndoHistoryEvent event) {
        board.set(now);
        undoName.set(history.undoName());
        redoName.set(history.redoName());
        tell(event);
    }
}
