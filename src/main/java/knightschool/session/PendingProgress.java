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
public final class PendingProgress<T> {
    private final ProgressStore<T> store;
    private final Deque<Step<T>> waiting = new ArrayDeque<>();

    /** What the file held after it was written here last; used by who keeps. */
    private Optional<String> own = Optional.empty();

    /** What is being kept now; empty once it was forgotten meanwhile. */
    private Optional<Step<T>> underWay = Optional.empty();

    private sealed interface Step<T> {}

    /** From what was known to what is. */
    private record Change<T>(T before, T now) implements Step<T> {}

    /** All goes that was kept until then. */
    private record Forgetting<T>() implements Step<T> {}

    /**
     * What became known of other windows while something was kept.
     *
     * @param then what was known here when it was asked to be kept
     * @param all what all windows know together
     */
    public record News<T>(T then, T all) {}

    public PendingProgress(ProgressStore<T> store) {
        this.store = store;
    }

    /** Something was done; it is kept by {@link #keep}. */
    public synchronized void add(T before, T now) {
        if (waiting.peekLast() instanceof Change<T> last && last.now == before) {
            waiting.removeLast();
            waiting.addLast(new Change<>(last.before, now));
        } else {
            waiting.addLast(new Change<>(before, now));
        }
    }

    /** Whether something is not kept yet. */
    public synchronized boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /** Forgets what waits, and before anything else is kept all that was. */
    public synchronized void forget() {
        underWay = Optional.empty();
        waiting.clear();
        waiting.add(new Forgetting<>());
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
            boolean kept = false;
            try {
                Optional<News<T>> more = kept(next.get());
                news = more.isPresent() ? more : news;
                kept = true;
            } finally {
                if (!kept) {
                    putBack(next.get());
                }
            }
        }
        return news;
    }

    private Optional<News<T>> kept(Step<T> step) {
        return switch (step) {
            case Forgetting<T> _ -> {
                store.forget();
                own = Optional.of("");
                yield Optional.empty();
            }
            case Change<T>(T before, T now) -> {
                ProgressStore.Kept<T> file = store.save(before, now);
                boolean others = !own.equals(Optional.of(file.before()));
                own = Optional.of(file.after());
                yield others ? Optional.of(new News<>(now, file.all())) : Optional.empty();
            }
        };
    }

    private synchronized Optional<Step<T>> take() {
        underWay = Optional.ofNullable(waiting.pollFirst());
        return underWay;
    }

    /** Before what was done meanwhile, unless all is to be forgotten that was done before. */
    private synchronized void putBack(Step<T> step) {
        if (underWay.isEmpty()) {
            return;
        }
        if (step instanceof Change<T>(T before, T now)
                && waiting.peekFirst() instanceof Change<T> next
                && next.before == now) {
            waiting.removeFirst();
            waiting.addFirst(new Change<>(before, next.now));
        } else {
            waiting.addFirst(step);
        }
    }
}
