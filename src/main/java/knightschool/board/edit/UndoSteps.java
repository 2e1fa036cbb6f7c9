package knightschool.board.edit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Steps of something that is edited which can be undone and redone, newest first, as many as are made.
 *
 * @param <T> what is edited
 */
public final class UndoSteps<T> {
    private final Deque<Step<T>> done = new ArrayDeque<>();
    private final Deque<Step<T>> undone = new ArrayDeque<>();

    private record Step<T>(String name, UnaryOperator<T> back, UnaryOperator<T> forth) {}

    /**
     * Remembers a step that was just made; what had been undone is forgotten.
     *
     * @param name what it did, for the person who undoes it
     * @param back makes what was there before out of what it left
     * @param forth makes what it left out of what was there before
     */
    public void add(String name, UnaryOperator<T> back, UnaryOperator<T> forth) {
        undone.clear();
        done.push(new Step<>(name, back, forth));
    }

    /**
     * What was there before the newest step, if there is one; from now on that step can be redone.
     *
     * @param now what the newest step left
     */
    public Optional<T> undo(T now) {
        if (done.isEmpty()) {
            return Optional.empty();
        }
        undone.push(done.pop());
        return Optional.of(undone.peek().back().apply(now));
    }

    /**
     * What the step left that was undone last, if there is one.
     *
     * @param now what undoing it left
     */
    public Optional<T> redo(T now) {
        if (undone.isEmpty()) {
            return Optional.empty();
        }
        done.push(undone.pop());
        return Optional.of(done.peek().forth().apply(now));
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
