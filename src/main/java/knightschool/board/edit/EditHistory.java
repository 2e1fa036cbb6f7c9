package knightschool.board.edit;

import java.util.Optional;
import knightschool.board.Board;
import knightschool.history.StateHistory;

/**
 * The undo and redo stacks of a board's edits, newest first, without a limit. Each edit is stored as a difference, see
 * {@link BoardDelta}.
 */
public final class EditHistory {
    private final StateHistory<Step> steps = new StateHistory<>();

    /** An edit: its name and the differences that undo and redo it. */
    private record Step(String name, BoardDelta back, BoardDelta forth) {}

    /** Returns a history with the same edits, which what is done in this one no longer changes. */
    public EditHistory copy() {
        EditHistory copy = new EditHistory();
        copy.steps.replaceWith(steps.behind(), steps.ahead());
        return copy;
    }

    /** Adds an edit that was just applied and clears the redo stack. An empty edit is ignored. */
    public void add(BoardEdit edit) {
        if (!edit.isEmpty()) {
            BoardDelta back = BoardDelta.between(edit.after(), edit.before());
            BoardDelta forth = BoardDelta.between(edit.before(), edit.after());
            steps.leave(new Step(edit.name(), back, forth));
        }
    }

    /**
     * Returns the board before the newest edit and moves that edit to the redo stack; empty if there is no edit.
     *
     * @param now the board after the newest edit
     */
    public Optional<Board> undo(Board now) {
        return steps.before().flatMap(steps::back).map(step -> step.back().on(now));
    }

    /**
     * Returns the board after the edit that was undone last and moves that edit to the undo stack; empty if there is
     * none.
     *
     * @param now the board that undoing the edit returned
     */
    public Optional<Board> redo(Board now) {
        return steps.after().flatMap(steps::forth).map(step -> step.forth().on(now));
    }

    /** Returns the name of the edit that undo would undo, or empty. */
    public Optional<String> undoName() {
        return steps.before().map(Step::name);
    }

    /** Returns the name of the edit that redo would redo, or empty. */
    public Optional<String> redoName() {
        return steps.after().map(Step::name);
    }

    public void clear() {
        steps.clear();
    }
}
