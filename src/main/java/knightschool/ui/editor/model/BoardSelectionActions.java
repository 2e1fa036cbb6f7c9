package knightschool.ui.editor.model;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.edit.CopiedRectangle;
import knightschool.board.edit.SquareRectangle;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;

/** The edits of the selected squares; each is undone in one step. Free of JavaFX controls. */
public final class BoardSelectionActions {
    private final UndoableBoard draft;
    private final EditToolStrokes strokes;
    private final Consumer<InputFault> faults;
    private int anchor = Board.NONE;
    private int reached = Board.NONE;
    private boolean extending;

    BoardSelectionActions(UndoableBoard draft, EditToolStrokes strokes, Consumer<InputFault> faults) {
        this.draft = draft;
        this.strokes = strokes;
        this.faults = faults;
    }

    private Optional<SquareRectangle> box() {
        return strokes.selectionProperty().get();
    }

    private void choose(SquareRectangle box) {
        strokes.selectionProperty().set(Optional.of(box));
    }

    /** Selects the whole board. */
    public void all() {
        choose(SquareRectangle.of(draft.board()));
    }

    /**
     * Begins to extend a selection from a square, or continues from the earlier starting square if the selection had
     * reached this one.
     */
    public void extendFrom(int square) {
        if (anchor == Board.NONE || square != reached) {
            anchor = square;
        }
        extending = true;
    }

    /** Selects the squares between the starting square and this one; has no effect if no selection was begun. */
    public void extendTo(int square) {
        if (extending && draft.board().contains(anchor) && draft.board().contains(square)) {
            choose(SquareRectangle.between(draft.board(), anchor, square));
            reached = square;
        }
    }

    /** Pauses extending until the selection is continued from the last square. */
    public void pauseExtending() {
        extending = false;
    }

    /** Ends extending; the next selection has a new starting square. */
    public void endExtending() {
        extending = false;
        anchor = Board.NONE;
    }

    /** Clears the selection. */
    public void none() {
        endExtending();
        strokes.selectionProperty().set(Optional.empty());
    }

    /** Returns the squares to copy: the selected ones, or the whole board if none are selected. */
    public CopiedRectangle copied() {
        return CopiedRectangle.of(draft.board(), box().orElse(SquareRectangle.of(draft.board())));
    }

    /** Makes the selected squares playable, without start and end. */
    public void cut() {
        box().ifPresent(box -> draft.edit(EditWords.CUT, CopiedRectangle.cleared(draft.board(), box)));
    }

    /** Makes the selected squares holes, or fills them if all are holes. */
    public void toggle() {
        box().ifPresent(box -> {
            BitSet squares = box.squares(draft.board());
            BitSet holes = draft.board().holes();
            BitSet open = (BitSet) squares.clone();
            open.andNot(holes);
            boolean makes = !open.isEmpty();
            if (makes) {
                holes.or(squares);
            } else {
                holes.andNot(squares);
            }
            tried(() -> draft.edit(EditWords.holes(makes), draft.board().withHoles(holes)));
        });
    }

    /** Moves the selected squares and the selection; what leaves the board is lost. */
    public void move(int dx, int dy) {
        box().map(box -> box.moved(dx, dy))
                .filter(target -> target.touches(draft.board()))
                .ifPresent(target -> tried(() -> {
                    Board now = draft.board();
                    SquareRectangle box = box().orElseThrow();
                    Board after = CopiedRectangle.of(now, box)
                            .on(CopiedRectangle.cleared(now, box), target.left(), target.top());
                    draft.edit(EditWords.MOVE_SQUARES, after);
                    choose(target);
                }));
    }

    /**
     * Pastes squares at the selection, or else at a square, moved as little as needed to fit the board. Squares that do
     * not fit are lost. If nothing is selected, a cutout larger than the board replaces it.
     *
     * @param square the place of the upper left square, or {@link Board#NONE} for the upper left corner of the board
     */
    public void paste(CopiedRectangle patch, int square) {
        Board now = draft.board();
        boolean larger = patch.columns() > now.columns() || patch.rows() > now.rows();
        Optional<Board> replacement = patch.asBoard().filter(_ -> larger && box().isEmpty());
        if (replacement.isPresent()) {
            replace(replacement.get());
            return;
        }
        int wantedLeft = box().map(SquareRectangle::left).orElse(square == Board.NONE ? 0 : now.column(square));
        int wantedTop = box().map(SquareRectangle::top).orElse(square == Board.NONE ? 0 : now.row(square));
        int left = Math.clamp(wantedLeft, 0, Math.max(0, now.columns() - patch.columns()));
        int top = Math.clamp(wantedTop, 0, Math.max(0, now.rows() - patch.rows()));
        tried(() -> {
            draft.edit(EditWords.PASTE, patch.on(now, left, top));
            choose(new SquareRectangle(left, top, patch.columns(), patch.rows()));
        });
    }

    private void replace(Board board) {
        try {
            draft.edit(EditWords.PASTE, BuiltInSceneKinds.EDITOR.requireShowable(board));
        } catch (InputFault fault) {
            faults.accept(fault);
        }
    }

    private void tried(Runnable edit) {
        try {
            edit.run();
        } catch (IllegalArgumentException noneLeft) {
            faults.accept(EditWords.lastSquare());
        }
    }
}
