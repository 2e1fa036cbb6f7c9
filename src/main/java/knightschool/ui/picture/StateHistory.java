package knightschool.ui.picture;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;

/** What was shown before, and what was taken back of it; immutable states, so that each step is a reference. */
final class StateHistory<T> {
    private final Deque<T> before = new ArrayDeque<>();
    private final Deque<T> after = new ArrayDeque<>();

    /** A person changed something: what was shown until then can be brought back. */
    void leave(T state) {
        before.push(state);
        after.clear();
    }

    /** The state before, if there is one; the present one can be brought back. */
    Optional<T> back(T now) {
        return step(before, after, now);
    }

    /** The state that was taken back last. */
    Optional<T> forth(T now) {
        return step(after, before, now);
    }

    private static <T> Optional<T> step(Deque<T> from, Deque<T> to, T now) {
        Optional<T> next = Optional.ofNullable(from.poll());
        next.ifPresent(_ -> to.push(now));
        return next;
    }

    /** Of the states before, the newest that is like that. */
    Optional<T> newest(Predicate<T> like) {
        return before.stream().filter(like).findFirst();
    }

    boolean canGoBack() {
        return !before.isEmpty();
    }

    boolean canGoForth() {
        return !after.isEmpty();
    }
}
