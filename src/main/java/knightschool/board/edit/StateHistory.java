package knightschool.board.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What was shown before, and what was taken back of it; immutable states, so that each step is a reference.
 *
 * @param <T> the states
 */
public final class StateHistory<T> {
    private final Deque<T> before = new ArrayDeque<>();
    private final Deque<T> after = new ArrayDeque<>();

    /** A person changed something: what was shown until then can be brought back. */
    public void leave(T state) {
        before.push(state);
        after.clear();
    }

    /** The state before, if there is one; the present one can be brought back. */
    public Optional<T> back(T now) {
        return step(before, after, now);
    }

    /** The state that was taken back last. */
    public Optional<T> forth(T now) {
        return step(after, before, now);
    }

    private static <T> Optional<T> step(Deque<T> from, Deque<T> to, T now) {
        Optional<T> next = Optional.ofNullable(from.poll());
        next.ifPresent(_ -> to.push(now));
        return next;
    }

    /** The state that {@link #back} leads to. */
    public Optional<T> before() {
        return Optional.ofNullable(before.peek());
    }

    /** The state that {@link #forth} leads to. */
    public Optional<T> after() {
        return Optional.ofNullable(after.peek());
    }

    /** Of the states before, the newest that is like that. */
    public Optional<T> newest(Predicate<T> like) {
        return before.stream().filter(like).findFirst();
    }

    /** The states that {@link #back} leads to, from the oldest on. */
    public List<T> behind() {
        List<T> all = new ArrayList<>(before);
        Collections.reverse(all);
        return all;
    }

    /** The states that {@link #forth} leads to, the next one first. */
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
     * Goes on with the states of another history.
     *
     * @param behind as {@link #behind} gives them
     * @param ahead as {@link #ahead} gives them
     */
    public void goOnWith(List<T> behind, List<T> ahead) {
        clear();
        before.addAll(behind.reversed());
        after.addAll(ahead);
    }

    /** What was taken back is forgotten. */
    public void endHere() {
        after.clear();
    }

    public void clear() {
        before.clear();
        after.clear();
    }
}
