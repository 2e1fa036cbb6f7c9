package knightschool.board.edit;

import java.util.Optional;
import knightschool.board.Board;

/**
 * The undo and redo stacks of a board's edits, newest first, without a limit. Each edit is stored as a difference: see
 * {@link BoardDelta}.
 */
public final class EditHistory {
    private final StateHistory<Step> steps = new StateHistory<>();

    /** An edit, and what takes it back. */
    private record Step(String name, BoardDelta back, BoardDelta forth) {}

    /** Remembers an edit that was just applied; what had been undone is forgotten. Empty edits leave no trace. */
    public void add(BoardEdit edit) {
        if (!edit.isEmpty()) {
            BoardDelta back = BoardDelta.between(edit.after(), edit.before());
            BoardDelta forth = BoardDelta.between(edit.before(), edit.after());
            steps.leave(new Step(edit.name(), back, forth));
        }
    }

    /**
     * The board before the newest edit, if there is one; from now on that edit can be redone.
     *
     * @param now the board that the newest edit left
     */
    public Optional<Board> undo(Board now) {
        return steps.before().flatMap(steps::back).map(step -> step.back().on(now));
    }

    /**
     * The board after the edit that was undone last, if there is one.
     *
     * @param now the board that undoing it left
     */
    public Optional<Board> redo(Board now) {
        return steps.after().flatMap(steps::forth).map(step -> step.forth().on(now));
    }

    /** What undo would take back, if anything. */
    public Optional<String> undoName() {
        return steps.before().map(Step::name);
    }

    /** What redo would do again, if anything. */
    public Optional<String> redoName() {
        return steps.after().map(Step::name);
    }

    public void clear() {
        steps.clear();
    }
}
