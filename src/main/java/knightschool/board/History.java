package knightschool.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The edits that can be undone and redone, newest first; no more than a fixed number, the oldest forgotten. */
public final class History {
    private static final int MOST = 500;

    private final Deque<BoardEdit> done = new ArrayDeque<>();
    private final Deque<BoardEdit> undone = new ArrayDeque<>();

    /** Remembers an edit that was just applied; what had been undone is forgotten. Empty edits leave no trace. */
    public void add(BoardEdit edit) {
        if (edit.isEmpty()) {
            return;
        }
        undone.clear();
        done.push(edit);
        if (done.size() > MOST) {
            done.removeLast();
        }
    }

    /** The edit to apply in order to undo the newest one, if there is one. */
    public Optional<BoardEdit> undo() {
        if (done.isEmpty()) {
            return Optional.empty();
        }
        undone.push(done.pop());
        return Optional.of(undone.peek().invert());
    }

    /** The edit to apply in order to redo what was undone last, if there is one. */
    public Optional<BoardEdit> redo() {
        if (undone.isEmpty()) {
            return Optional.empty();
        }
        done.push(undone.pop());
        return Optional.of(done.peek());
    }

    /** What undo would take back, if anything. */
    public Optional<String> undoName() {
        return Optional.ofNullable(done.peek()).map(BoardEdit::name);
    }

    /** What redo would do again, if anything. */
    public Optional<String> redoName() {
        return Optional.ofNullable(undone.peek()).map(BoardEdit::name);
    }

    public void clear() {
        done.clear();
        undone.clear();
    }
}
