package knightschool.ui.editor.model;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import knightschool.board.Board;
import knightschool.board.edit.Shift;
import knightschool.board.edit.Side;
import knightschool.board.edit.Transform;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;

/**
 * Edits of the whole board, such as a turn, a shift or more columns, each undone in one step. Each is one edit. Knows
 * no control.
 */
public final class WholeBoardEdits {
    private final BoardDraft draft;
    private final Consumer<InputFault> faults;

    WholeBoardEdits(BoardDraft draft, Consumer<InputFault> faults) {
        this.draft = draft;
        this.faults = faults;
    }

    /** Flips or turns the board. */
    public void transform(Transform transform) {
        change(EditWords.name(transform), transform::of);
    }

    /** Adds columns or rows at a side, or takes them away where {@code by} is negative. */
    public void grow(Side side, int by) {
        change(EditWords.name(side, by), board -> side.grown(board, by));
    }

    /** Moves all holes, the start and the end; what leaves the board comes in again opposite. */
    public void shift(int dx, int dy) {
        change(EditWords.SHIFT, board -> Shift.around(board, dx, dy));
    }

    /** The same, but what leaves the board is lost. */
    public void shiftOff(int dx, int dy) {
        change(EditWords.SHIFT_OFF, board -> Shift.by(board, dx, dy));
    }

    /** Puts another board in place of this one. */
    public void become(String name, Board board) {
        change(name, _ -> board);
    }

    private void change(String name, UnaryOperator<Board> change) {
        draft.endStroke();
        try {
            draft.edit(name, SceneKind.EDITOR.requireShowable(change.apply(draft.board())));
        } catch (InputFault fault) {
            faults.accept(fault);
        } catch (IllegalArgumentException noBoard) {
            faults.accept(EditWords.noBoardLeft());
        }
    }
}
