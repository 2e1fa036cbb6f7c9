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
import knightschool.setup.SceneKind;
import knightschool.setup.value.EditTool;

/** What the editor edits, which square is pointed at, and which file it came from. Knows no control and no thread. */
public final class EditorViewModel {
    /** The longest side of a board in the editor, in squares. */
    public static final int MAX_SIDE = SceneKind.EDITOR.longestSide();

    /** The tools that go from one square to another. */
    private static final Set<EditTool> HELD = EnumSet.of(EditTool.LINE, EditTool.RECTANGLE, EditTool.SELECT);

    /** What is there before anything is opened. */
    static final Board USUAL = Board.full(8, 8);

    private final BoardDraft draft;
    private final ObjectProperty<EditTool> tool = new SimpleObjectProperty<>(this, "tool", EditTool.HOLE);
    private final IntegerProperty pointed = new SimpleIntegerProperty(this, "pointed", Board.NONE);
    private final BoardOrigin origin;
    private final OpenBoards boards;
    private final Consumer<InputFault> faults;
    private final ReadOnlyBooleanWrapper heldByKeys = new ReadOnlyBooleanWrapper(this, "heldByKeys");
    private final Strokes strokes;
    private final SelectionEdits selected;
    private final WholeBoardEdits changes;

    /** @param faults told what cannot be done, and why */
    public EditorViewModel(Consumer<InputFault> faults) {
        OpenBoard first = OpenBoard.inNoFile(USUAL);
        this.draft = new BoardDraft(first.board(), first.history());
        this.origin = new BoardOrigin(draft.boardProperty());
        this.boards = new OpenBoards(this, first);
        this.faults = faults;
        this.strokes = new Strokes(draft, faults);
        this.selected = new SelectionEdits(draft, strokes, faults);
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

    /** What undo would take back, in words. */
    public ReadOnlyObjectProperty<Optional<String>> undoNameProperty() {
        return draft.undoNameProperty();
    }

    /** What redo would do again, in words. */
    public ReadOnlyObjectProperty<Optional<String>> redoNameProperty() {
        return draft.redoNameProperty();
    }

    public ObjectProperty<EditTool> toolProperty() {
        return tool;
    }

    /**
     * The square that facts and marks are about, hole or not, or {@link Board#NONE}; the board or the graph sets it.
     */
    public IntegerProperty pointedProperty() {
        return pointed;
    }

    /** The file that the board belongs to, and whether it is changed. */
    public BoardOrigin origin() {
        return origin;
    }

    /** All boards that are open; the others are behind this one. */
    public OpenBoards boards() {
        return boards;
    }

    private boolean onBoard(int square) {
        return board().contains(square);
    }

    // Strokes and clicks

    /** The squares that are chosen, symmetry, and what the pointer does while it is down. */
    public Strokes strokes() {
        return strokes;
    }

    /** What can be done with the squares that are chosen. */
    public SelectionEdits selected() {
        return selected;
    }

    /** Changes of the whole board. */
    public WholeBoardEdits changes() {
        return changes;
    }

    /** The pointer goes down on a square. */
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

    /** The pointer is drawn over a square while it is down. */
    public void drag(int square) {
        if (onBoard(square)) {
            strokes.drag(square);
        }
    }

    /** The pointer goes up: what was drawn is one edit. */
    public void release() {
        strokes.finish();
    }

    /**
     * What Enter or Space does on a square: as a click, but a line, a rectangle and a choice begin with it and end with
     * the next.
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

    /** Whether a line, a rectangle or a choice was begun by {@link #enter} and not ended. */
    public ReadOnlyBooleanProperty heldByKeysProperty() {
        return heldByKeys.getReadOnlyProperty();
    }

    /** Makes a hole of a square, or fills it. */
    public void toggleHole(int square) {
        if (onBoard(square)) {
            strokes.press(EditTool.HOLE, square);
            strokes.finish();
        }
    }

    /** Puts the start on a square, or takes it away where it is; a hole is filled. */
    public void placeStart(int square) {
        if (square == board().start()) {
            draft.edit(EditWords.TAKE_START, board().withStart(Board.NONE));
        } else if (onBoard(square)) {
            draft.edit(EditWords.PLACE_START, board().withHole(square, false).withStart(square));
        }
    }

    /** Puts the end on a square, or takes it away where it is; a hole is filled. */
    public void placeEnd(int square) {
        if (square == board().end()) {
            draft.edit(EditWords.TAKE_END, board().withEnd(Board.NONE));
        } else if (onBoard(square)) {
            draft.edit(EditWords.PLACE_END, board().withHole(square, false).withEnd(square));
        }
    }

    // The whole board

    /** Gives the board other sides; its lower left corner stays. */
    public void resize(int columns, int rows) {
        if (columns == board().columns() && rows == board().rows()) {
            return;
        }
        try {
            Board after = SceneKind.EDITOR.requireShowable(board().resized(columns, rows));
            pointed.set(Board.NONE);
            draft.edit(EditWords.CHANGE_SIZE, after);
        } catch (IllegalArgumentException e) {
            faults.accept(EditWords.nothingLeft(columns, rows));
        }
    }

    /**
     * Another board in the place of this one. Several such changes that follow each other are one edit.
     *
     * @param goesOn whether more of them may follow
     */
    public void change(Board other, boolean goesOn) {
        if (!other.equals(board())) {
            pointed.set(Board.NONE);
            draft.stroke(EditWords.CHANGE_NUMBER, other);
        }
        if (!goesOn) {
            draft.endStroke();
        }
    }

    public void undo() {
        strokes.finish();
        draft.undo().ifPresent(origin::stepped);
    }

    public void redo() {
        strokes.finish();
        draft.redo().ifPresent(origin::stepped);
    }

    /**
     * Shows the board of a set-up. Where edits were made it is one more, which can be undone; else nothing can be. The
     * board that is there already stays with its file and its history. Another one belongs to no file, so saving asks
     * for one; it counts as changed only where changes were not saved before it came.
     *
     * @throws InputFault if it is too large
     */
    public void show(Board other) {
        SceneKind.EDITOR.requireShowable(other);
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

    /** Begins anew: nothing can be undone. */
    private void begin(Optional<Path> from, Board board) {
        pointed.set(Board.NONE);
        origin.set(from, board);
        origin.forget();
        draft.replace(board);
    }

    /** Takes a board over that is in no file: one edit, which can be undone, and with it the file is back. */
    private void take(String name, Board other) {
        pointed.set(Board.NONE);
        origin.leave(draft.edit(name, other));
    }

    /** Takes over a board that is in no file yet, unless it is the one that is there. Saving asks for a file. */
    public void takeUnsaved(Board other) {
        draft.endStroke();
        if (!other.equals(board())) {
            take(EditWords.TAKE_PICTURE, other);
        }
    }

    /** The edits that can be undone and done again. */
    public EditHistory history() {
        strokes.finish();
        return draft.history();
    }

    /** Edits that led to this board before it was shown here can be undone here. */
    public void goOnAfter(EditHistory edits) {
        draft.resume(board(), edits);
    }

    /** Whether nothing can be undone or done again. */
    boolean isUntouched() {
        return draft.isUntouched();
    }

    /** What is in front is about to be left. */
    void keep(OpenBoard before) {
        strokes.finish();
        before.keep(board(), origin.state(), strokes.selectionProperty().get());
    }

    /** What was left comes back. */
    void resume(OpenBoard next) {
        pointed.set(Board.NONE);
        selected.none();
        origin.resume(next.origin());
        draft.resume(next.board(), next.history());
        strokes.selectionProperty().set(next.selection());
    }

    /** Begins anew with the board of a file. */
    public void opened(Path from, Board board) {
        begin(Optional.of(from), board);
    }

    /** The chess name of the square pointed at; empty where there is none. */
    public String pointedName() {
        return !onBoard(pointed.get()) ? "" : SquareNames.name(board(), pointed.get());
    }
}
