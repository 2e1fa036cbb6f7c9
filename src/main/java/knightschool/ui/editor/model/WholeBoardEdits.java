package knightschool.ui.editor.model;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import knightschool.board.Board;
import knightschool.board.edit.BoardSide;
import knightschool.board.edit.BoardTransform;
import knightschool.board.edit.Shift;
import knightschool.files.InputFault;
import knightschool.setup.scene.BuiltInSceneKinds;

/**
 * The edits of the whole board, such as rotation, shift or added columns; each is undone in one step. Free of JavaFX
 * controls.
 */
public final class WholeBoardEdits {
    private final UndoableBoard draft;
    private final Consumer<InputFault> faults;

    WholeBoardEdits(UndoableBoard draft, Consumer<InputFault> faults) {
        this.draft = draft;
        this.faults = faults;
    }

    /** Flips or rotates the board. */
    public void transform(BoardTransform transform) {
        change(EditWords.name(transform), transform::of);
    }

    /** Adds columns or rows at a side, or removes them if {@code by} is negative. */
    public void grow(BoardSide side, int by) {
        change(EditWords.name(side, by), board -> side.grown(board, by));
    }

    /** Moves all holes, the start and the end; what leaves the board re-enters at the opposite side. */
    public void shift(int dx, int dy) {
        change(EditWords.SHIFT, board -> Shift.around(board, dx, dy));
    }

    /** Moves all holes, the start and the end; what leaves the board is lost. */
    public void shiftOff(int dx, int dy) {
        change(EditWords.SHIFT_OFF, board -> Shift.by(board, dx, dy));
    }

    /** Replaces the board. */
    public void become(String name, Board board) {
        change(name, _ -> board);
    }

    private void change(String name, UnaryOperator<Board> change) {
        draft.endStroke();
        try {
            draft.edit(name, BuiltInSceneKinds.EDITOR.requireShowable(change.apply(draft.board())));
        } catch (InputFault fault) {
            faults.accept(fault);
        } catch (IllegalArgumentException noBoard) {
            faults.accept(EditWords.noBoardLeft());
        }
    }
}
