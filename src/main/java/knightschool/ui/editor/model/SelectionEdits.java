package knightschool.ui.editor.model;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import knightschool.board.Board;
import knightschool.board.edit.BoardCutout;
import knightschool.board.edit.SquareBox;
import knightschool.files.InputFault;
import knightschool.setup.SceneKind;

/** What can be done with the squares that are chosen. Each is one edit. Knows no control. */
public final class SelectionEdits {
    private final BoardDraft draft;
    private final Strokes strokes;
    private final Consumer<InputFault> faults;
    private int anchor = Board.NONE;
    private int reached = Board.NONE;
    private boolean extending;

    SelectionEdits(BoardDraft draft, Strokes strokes, Consumer<InputFault> faults) {
        this.draft = draft;
        this.strokes = strokes;
        this.faults = faults;
    }

    private Optional<SquareBox> box() {
        return strokes.selectionProperty().get();
    }

    private void choose(SquareBox box) {
        strokes.selectionProperty().set(Optional.of(box));
    }

    /** Chooses the whole board. */
    public void all() {
        choose(SquareBox.of(draft.board()));
    }

    /** From now on squares are chosen from this one on; from the one before where this is as far as that went. */
    public void extendFrom(int square) {
        if (anchor == Board.NONE || square != reached) {
            anchor = square;
        }
        extending = true;
    }

    /** Chooses the squares between the one that was begun with and this one; nothing where none was. */
    public void extendTo(int square) {
        if (extending && draft.board().contains(anchor) && draft.board().contains(square)) {
            choose(SquareBox.between(draft.board(), anchor, square));
            reached = square;
        }
    }

    /** No more squares are chosen until somebody goes on from the last one. */
    public void pauseExtending() {
        extending = false;
    }

    /** Whoever chooses squares again begins anew. */
    public void endExtending() {
        extending = false;
        anchor = Board.NONE;
    }

    /** Chooses nothing. */
    public void none() {
        endExtending();
        strokes.selectionProperty().set(Optional.empty());
    }

    /** What a copy takes: the squares chosen, or the board where none are. */
    public BoardCutout copied() {
        return BoardCutout.of(draft.board(), box().orElse(SquareBox.of(draft.board())));
    }

    /** Makes the squares chosen playable, without start and end. */
    public void cut() {
        box().ifPresent(box -> draft.edit(EditWords.CUT, BoardCutout.cleared(draft.board(), box)));
    }

    /** Makes holes of the squares chosen; where all are, fills them. */
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

    /** Moves the squares chosen, and the choice with them; what leaves the board is lost. */
    public void move(int dx, int dy) {
        box().map(box -> box.moved(dx, dy))
                .filter(target -> target.touches(draft.board()))
                .ifPresent(target -> tried(() -> {
                    Board now = draft.board();
                    SquareBox box = box().orElseThrow();
                    Board after =
                            BoardCutout.of(now, box).on(BoardCutout.cleared(now, box), target.left(), target.top());
                    draft.edit(EditWords.MOVE_SQUARES, after);
                    choose(target);
                }));
    }

    /**
     * Puts squares down on those chosen, or else on a square, or where that is too near to the edge, as near to it as
     * they have room; what has room nowhere is lost. Where nothing is chosen, such squares are the whole board from
     * then on.
     *
     * @param square where the upper left one comes, or {@link Board#NONE} for the upper left of the board
     */
    public void paste(BoardCutout patch, int square) {
        Board now = draft.board();
        boolean larger = patch.columns() > now.columns() || patch.rows() > now.rows();
        Optional<Board> whole = patch.asBoard().filter(_ -> larger && box().isEmpty());
        if (whole.isPresent()) {
            replace(whole.get());
            return;
        }
        int wantedLeft = box().map(SquareBox::left).orElse(square == Board.NONE ? 0 : now.column(square));
        int wantedTop = box().map(SquareBox::top).orElse(square == Board.NONE ? 0 : now.row(square));
        int left = Math.clamp(wantedLeft, 0, Math.max(0, now.columns() - patch.columns()));
        int top = Math.clamp(wantedTop, 0, Math.max(0, now.rows() - patch.rows()));
        tried(() -> {
            draft.edit(EditWords.PASTE, patch.on(now, left, top));
            choose(new SquareBox(left, top, patch.columns(), patch.rows()));
        });
    }

    private void replace(Board board) {
        try {
            draft.edit(EditWords.PASTE, SceneKind.EDITOR.requireShowable(board));
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
