package knightschool.history;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A history of immutable states with undo and redo. Each step is stored as a reference to a state.
 *
 * @param <T> the type of the states
 */
public final class StateHistory<T> {
    private final Deque<T> before = new ArrayDeque<>();
    private final Deque<T> after = new ArrayDeque<>();

    /**
     * Records the state that is about to be replaced by a change of the user's, and clears the states that were undone.
     */
    public void leave(T state) {
        before.push(state);
        after.clear();
    }

    /** Records a state that was replaced before the states that were undone were left, which stay. */
    public void insert(T state) {
        before.push(state);
    }

    /**
     * Goes back one step: returns the previous state, or empty if there is none. The given state can be restored with
     * {@link #forth}.
     */
    public Optional<T> back(T now) {
        return step(before, after, now);
    }

    /** Goes forth one step: returns the state that was undone last, or empty if there is none. */
    public Optional<T> forth(T now) {
        return step(after, before, now);
    }

    private static <T> Optional<T> step(Deque<T> from, Deque<T> to, T now) {
        Optional<T> next = Optional.ofNullable(from.poll());
        next.ifPresent(_ -> to.push(now));
        return next;
    }

    /** Returns the state that {@link #back} would return, without going there. */
    public Optional<T> before() {
        return Optional.ofNullable(before.peek());
    }

    /** Returns the state that {@link #forth} would return, without going there. */
    public Optional<T> after() {
        return Optional.ofNullable(after.peek());
    }

    /** Returns the newest previous state that satisfies a condition, or empty. */
    public Optional<T> newest(Predicate<T> like) {
        return before.stream().filter(like).findFirst();
    }

    /** Returns the states that {@link #back} leads to, the oldest first. */
    public List<T> behind() {
        List<T> all = new ArrayList<>(before);
        Collections.reverse(all);
        return all;
    }

    /** Returns the states that {@link #forth} leads to, the next one first. */
    public List<T> ahead() {
        return new ArrayList<>(after);
    }

    public boolean canGoBack() {
        return !before.isEmpty();
    }

    public boolean canGoForth() {
        return !after.isEmpty();
    }

    /**
     * Replaces the states of this history by those of another.
     *
     * @param past the result of the other history's {@link #behind}
     * @param ahead the result of the other history's {@link #ahead}
     */
    public void replaceWith(List<T> past, List<T> ahead) {
        clear();
        before.addAll(past.reversed());
        after.addAll(ahead);
    }

    /** Clears the states that were undone. */
    public void endHere() {
        after.clear();
    }

    /** Drops the state that {@link #back} would return, if there is one. */
    public void dropNewest() {
        before.poll();
    }

    public void clear() {
        before.clear();
        after.clear();
    }
}
