package knightschool.ui.editor.model;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.board.Board;
import knightschool.board.SquareNames;
import knightschool.board.edit.EditHistory;
import knightschool.files.InputFault;
import knightschool.history.UndoHistoryEvent;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.value.EditTool;
import knightschool.ui.history.UndoHistory;

/**
 * The model of the editor: the edited board, the indicated square, and the board's file. Free of JavaFX controls and
 * threads.
 */
public final class BoardEditorModel implements UndoHistory {
    /** The longest side of a board in the editor, in squares. */
    public static final int MAX_SIDE = BuiltInSceneKinds.EDITOR.longestSide();

    /** The tools that act from one square to another. */
    private static final Set<EditTool> HELD = EnumSet.of(EditTool.LINE, EditTool.RECTANGLE, EditTool.SELECT);

    /** The board before anything is opened. */
    static final Board USUAL = Board.full(8, 8);

    private final UndoableBoard draft;
    private final ObjectProperty<EditTool> tool = new SimpleObjectProperty<>(this, "tool", EditTool.HOLE);
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final BoardFileState origin;
    private final OpenBoards boards;
    private final Consumer<InputFault> faults;
    private final ReadOnlyBooleanWrapper heldByKeys = new ReadOnlyBooleanWrapper(this, "heldByKeys");
    private final EditToolStrokes strokes;
    private final BoardSelectionActions selected;
    private final WholeBoardEdits changes;

    /** @param faults receives the reason why something cannot be done */
    public BoardEditorModel(Consumer<InputFault> faults) {
        OpenBoard first = OpenBoard.inNoFile(USUAL);
        this.draft = new UndoableBoard(first.board(), first.history());
        this.origin = new BoardFileState(draft.boardProperty());
        this.boards = new OpenBoards(this, first);
        this.faults = faults;
        this.strokes = new EditToolStrokes(draft, faults);
        this.selected = new BoardSelectionActions(draft, strokes, faults);
        this.changes = new WholeBoardEdits(draft, faults);
        draft.boardProperty().addListener((_, before, now) -> {
            if (before.columns() != now.columns() || before.rows() != now.rows()) {
                selected.none();
            }
        });
        tool.addListener((_, _, _) -> strokes.finish());
        strokes.underWayProperty().addListener((_, _, _) -> heldByKeys.set(false));
        pointed.addListener((_, _, square) -> {
            if (heldByKeys.get()) {
                drag(square.intValue());
            }
        });
    }

    // What is shown

    public Board board() {
        return draft.board();
    }

    public ReadOnlyObjectProperty<Board> boardProperty() {
        return draft.boardProperty();
    }

    /** The name of the edit that undo would revert. */
    public ReadOnlyObjectProperty<Optional<String>> undoNameProperty() {
        return draft.undoNameProperty();
    }

    /** The name of the edit that redo would repeat. */
    public ReadOnlyObjectProperty<Optional<String>> redoNameProperty() {
        return draft.redoNameProperty();
    }

    public ObjectProperty<EditTool> toolProperty() {
        return tool;
    }

    /**
     * The square that facts and marks are about, a hole or not, or {@link Board#NONE}; set by the board or the graph.
     */
    public IntegerProperty pointedProperty() {
        return pointed;
    }

    /** Returns the origin of the board: its file, and whether the board has changed. */
    public BoardFileState origin() {
        return origin;
    }

    /** Returns all open boards, including this one. */
    public OpenBoards boards() {
        return boards;
    }

    private boolean onBoard(int square) {
        return board().contains(square);
    }

    // Strokes and clicks

    /** Returns the strokes: selection, symmetry, and the action of the pressed pointer. */
    public EditToolStrokes strokes() {
        return strokes;
    }

    /** Returns the edits of the selected squares. */
    public BoardSelectionActions selected() {
        return selected;
    }

    /** Returns the edits of the whole board. */
    public WholeBoardEdits changes() {
        return changes;
    }

    /** Handles a press of the pointer on a square. */
    public void press(int square) {
        if (!onBoard(square)) {
            return;
        }
        switch (tool.get()) {
            case START -> placeStart(square);
            case END -> placeEnd(square);
            default -> strokes.press(tool.get(), square);
        }
    }

    /** Handles a drag of the pressed pointer over a square. */
    public void drag(int square) {
        if (onBoard(square)) {
            strokes.drag(square);
        }
    }

    /** Handles the release of the pointer, which completes the edit. */
    public void release() {
        strokes.finish();
    }

    /**
     * Handles Enter or Space on a square. It acts as a click, but a line, a rectangle or a selection begins with it and
     * ends with the next.
     */
    public void enter(int square) {
        if (heldByKeys.get()) {
            drag(square);
            release();
            return;
        }
        press(square);
        if (HELD.contains(tool.get())) {
            heldByKeys.set(true);
        } else {
            release();
        }
    }

    /** Whether a line, a rectangle or a selection was begun by {@link #enter} and has not ended. */
    public ReadOnlyBooleanProperty heldByKeysProperty() {
        return heldByKeys.getReadOnlyProperty();
    }

    /** Makes a square a hole, or fills the hole. */
    public void toggleHole(int square) {
        if (onBoard(square)) {
            strokes.press(EditTool.HOLE, square);
            strokes.finish();
        }
    }

    /** Places the start on a square, filling a hole, or removes it if it is there already. */
    public void placeStart(int square) {
        if (square == board().start()) {
            draft.edit(EditWords.DELETE_START, board().withStart(Board.NONE));
        } else if (onBoard(square)) {
            draft.edit(EditWords.PLACE_START, board().withHole(square, false).withStart(square));
        }
    }

    /** Keeps the start on a square of the present board; a message says so. A board of another size is free. */
    public void keepStart(int square) {
        Board named = board();
        draft.guard(
                after -> after.hasSidesOf(named) ? after.withHole(square, false).withStart(square) : after,
                () -> faults.accept(EditWords.startStays(SquareNames.name(named, square))));
    }

    /** Places the end on a square, filling a hole, or removes it if it is there already. */
    public void placeEnd(int square) {
        if (square == board().end()) {
            draft.edit(EditWords.DELETE_END, board().withEnd(Board.NONE));
        } else if (onBoard(square)) {
            draft.edit(EditWords.PLACE_END, board().withHole(square, false).withEnd(square));
        }
    }

    // The whole board

    /** Resizes the board; its lower left corner stays. */
    public void resize(int columns, int rows) {
        if (columns == board().columns() && rows == board().rows()) {
            return;
        }
        try {
            Board after = BuiltInSceneKinds.EDITOR.requireShowable(board().resized(columns, rows));
            pointed.set(Board.NONE);
            draft.edit(EditWords.CHANGE_SIZE, after);
        } catch (IllegalArgumentException e) {
            faults.accept(EditWords.nothingLeft(columns, rows));
        }
    }

    /**
     * Replaces the board. Consecutive changes form a single edit; a stroke of a tool ends before them.
     *
     * @param goesOn whether further changes may follow
     */
    public void change(Board other, boolean goesOn) {
        if (strokes.underWayProperty().get()) {
            strokes.finish();
        }
        if (!other.equals(board())) {
            pointed.set(Board.NONE);
            draft.stroke(EditWords.CHANGE_NUMBER, other);
        }
        if (!goesOn) {
            draft.endStroke();
        }
    }

    @Override
    public boolean canUndo() {
        return draft.undoNameProperty().get().isPresent();
    }

    @Override
    public boolean isActing() {
        return draft.isStroking();
    }

    @Override
    public boolean canRedo() {
        return draft.redoNameProperty().get().isPresent();
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        draft.addListener(listener);
    }

    @Override
    public void undo() {
        strokes.finish();
        draft.undo().ifPresent(origin::stepped);
    }

    @Override
    public void redo() {
        strokes.finish();
        draft.redo().ifPresent(origin::stepped);
    }

    /**
     * Shows the board of a set-up. If the current board was edited or has unsaved changes, the new one is an edit that
     * can be undone; otherwise the history starts over. The board that is shown already keeps its file and its history.
     * Another board belongs to no file, so that saving asks for one; it counts as changed only if there were unsaved
     * changes before.
     *
     * @throws InputFault if the board is too large
     */
    public void show(Board other) {
        BuiltInSceneKinds.EDITOR.requireShowable(other);
        draft.endStroke();
        if (other.equals(board())) {
            return;
        }
        boolean nothingLost = !origin.changedProperty().get();
        if (draft.isUntouched() && nothingLost) {
            begin(Optional.empty(), other);
        } else {
            take(EditWords.TAKE_OVER, other);
            if (nothingLost) {
                origin.beginHere();
            }
        }
    }

    /** Starts over with a board, and an empty history. */
    private void begin(Optional<Path> from, Board board) {
        pointed.set(Board.NONE);
        origin.set(from, board);
        origin.forget();
        draft.replace(board);
    }

    /** Takes over an unsaved board as a single edit; undoing it restores the file too. */
    private void take(String name, Board other) {
        pointed.set(Board.NONE);
        origin.leave(draft.edit(name, other));
    }

    /** Takes over an unsaved board, unless it equals the present one. Saving then asks for a file. */
    public void takeUnsaved(Board other) {
        draft.endStroke();
        if (!other.equals(board())) {
            take(EditWords.TAKE_PICTURE, other);
        }
    }

    /** Returns the edits that can be undone and redone. */
    public EditHistory history() {
        strokes.finish();
        return draft.history();
    }

    /** Continues an edit history that led to this board before it was shown here. */
    public void adoptHistory(EditHistory edits) {
        draft.resume(board(), edits);
    }

    /** Returns whether there is nothing to undo or redo. */
    boolean isUntouched() {
        return draft.isUntouched();
    }

    /** Stores the current board in its entry before another one becomes current. */
    void keep(OpenBoard before) {
        strokes.finish();
        before.keep(board(), origin.state(), strokes.selectionProperty().get());
    }

    void resume(OpenBoard next) {
        pointed.set(Board.NONE);
        selected.none();
        origin.resume(next.origin());
        draft.resume(next.board(), next.history());
        strokes.selectionProperty().set(next.selection());
    }

    /** Starts over with the board of a file. */
    public void opened(Path from, Board board) {
        begin(Optional.of(from), board);
    }

    /** Returns the chess name of the indicated square; empty if there is none. */
    public String pointedName() {
        return !onBoard(pointed.get()) ? "" : SquareNames.name(board(), pointed.get());
    }
}
