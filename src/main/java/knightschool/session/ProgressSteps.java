package knightschool.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * What was done in a window and is not kept yet, in steps from one value to the next. What cannot be kept now waits,
 * and is kept with what is done later.
 *
 * <p>Safe for several threads, of which one keeps.
 */
public final class ProgressSteps<T> {
    private final ProgressStore<T> store;
    private final Deque<Step<T>> waiting = new ArrayDeque<>();

    /** What the file held after it was written here last; used by who keeps. */
    private Optional<String> own = Optional.empty();

    /** From what was known to what is. */
    private record Step<T>(T before, T now) {}

    /**
     * What became known of other windows while something was kept.
     *
     * @param then what was known here when it was asked to be kept
     * @param all what all windows know together
     */
    public record News<T>(T then, T all) {}

    public ProgressSteps(ProgressStore<T> store) {
        this.store = store;
    }

    /** Something was done; it is kept by {@link #keep}. */
    public synchronized void add(T before, T now) {
        Step<T> last = waiting.peekLast();
        if (last != null && last.now == before) {
            waiting.removeLast();
            waiting.addLast(new Step<>(last.before, now));
        } else {
            waiting.addLast(new Step<>(before, now));
        }
    }

    /** Whether something is not kept yet. */
    public synchronized boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /** Forgets what waits. */
    public synchronized void clear() {
        waiting.clear();
    }

    /**
     * Keeps all that waits.
     *
     * @return what other windows have done meanwhile, if they have
     * @throws knightschool.files.InputFault if that is not possible; then it still waits
     */
    public Optional<News<T>> keep() {
        Optional<News<T>> news = Optional.empty();
        for (Optional<Step<T>> next = take(); next.isPresent(); next = take()) {
            Step<T> step = next.get();
            boolean kept = false;
            try {
                ProgressStore.Kept<T> file = store.save(step.before, step.now);
                kept = true;
                news = own.equals(Optional.of(file.before())) ? news : Optional.of(new News<>(step.now, file.all()));
                own = Optional.of(file.after());
            } finally {
                if (!kept) {
                    putBack(step);
                }
            }
        }
        return news;
    }

    private synchronized Optional<Step<T>> take() {
        return Optional.ofNullable(waiting.pollFirst());
    }

    /** Before what was done meanwhile. */
    private synchronized void putBack(Step<T> step) {
        Step<T> next = waiting.peekFirst();
        if (next != null && next.before == step.now) {
            waiting.removeFirst();
            waiting.addFirst(new Step<>(step.before, next.now));
        } else {
            waiting.addFirst(step);
        }
    }
}
