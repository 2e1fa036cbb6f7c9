package knightschool.board.edit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import knightschool.board.Board;

/**
 * The edits that can be undone and redone, newest first, as many as are made. Each is kept as what it changed, not as
 * boards: see {@link BoardDelta}.
 */
public final class History {
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();

    private record Step(String name, BoardDelta back, BoardDelta forth) {}

    /** Remembers an edit that was just applied; what had been undone is forgotten. Empty edits leave no trace. */
    public void add(BoardEdit edit) {
        if (edit.isEmpty()) {
            return;
        }
        undone.clear();
        done.push(new Step(
                edit.name(),
                BoardDelta.between(edit.after(), edit.before()),
                BoardDelta.between(edit.before(), edit.after())));
    }

    /**
     * The board before the newest edit, if there is one; from now on that edit can be redone.
     *
     * @param now the board that the newest edit left
     */
    public Optional<Board> undo(Board now) {
        if (done.isEmpty()) {
            return Optional.empty();
        }
        undone.push(done.pop());
        return Optional.of(undone.peek().back().on(now));
    }

    /**
     * The board after the edit that was undone last, if there is one.
     *
     * @param now the board that undoing it left
     */
    public Optional<Board> redo(Board now) {
        if (undone.isEmpty()) {
            return Optional.empty();
        }
        done.push(undone.pop());
        return Optional.of(done.peek().forth().on(now));
    }

    /** What undo would take back, if anything. */
    public Optional<String> undoName() {
        return Optional.ofNullable(done.peek()).map(Step::name);
    }

    /** What redo would do again, if anything. */
    public Optional<String> redoName() {
        return Optional.ofNullable(undone.peek()).map(Step::name);
    }

    public void clear() {
        done.clear();
        undone.clear();
    }
}
