package knightschool.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The changes to a stored value that a window has made and not saved yet, as steps from one value to the next. Changes
 * that cannot be saved now are saved with later ones.
 *
 * <p>Thread-safe, with one thread that saves.
 *
 * @param <T> the value, immutable
 */
public final class PendingStoreChanges<T> {
    private final MergingFileStore<T> store;
    private final Deque<Step<T>> waiting = new ArrayDeque<>();

    /** The contents of the file after this window last wrote it; used only by the saving thread. */
    private Optional<String> own = Optional.empty();

    /** The step that is being saved; empty if it was discarded in the meantime. */
    private Optional<Step<T>> underWay = Optional.empty();

    private sealed interface Step<T> {}

    /** A change from an earlier value to the current one. */
    private record Change<T>(T before, T now) implements Step<T> {}

    /** The deletion of everything saved before. */
    private record Forgetting<T>() implements Step<T> {}

    /**
     * Changes of other windows that were found while saving.
     *
     * @param then the value in this window when saving was requested
     * @param all the merged value of all windows
     */
    public record News<T>(T then, T all) {}

    public PendingStoreChanges(MergingFileStore<T> store) {
        this.store = store;
    }

    /** Adds a change, to be saved by {@link #keep}. */
    public synchronized void add(T before, T now) {
        if (waiting.peekLast() instanceof Change<T> last && last.now == before) {
            waiting.removeLast();
            waiting.addLast(new Change<>(last.before, now));
        } else {
            waiting.addLast(new Change<>(before, now));
        }
    }

    /** Returns whether something is not saved yet. */
    public synchronized boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /** Discards all waiting changes, and lets the next save begin by deleting everything saved before. */
    public synchronized void forget() {
        underWay = Optional.empty();
        waiting.clear();
        waiting.add(new Forgetting<>());
    }

    /**
     * Saves all waiting changes.
     *
     * @return the changes of other windows, if there are any
     * @throws knightschool.files.InputFault if saving is not possible; the changes then still wait
     */
    public Optional<News<T>> keep() {
        Optional<News<T>> news = Optional.empty();
        for (Optional<Step<T>> next = take(); next.isPresent(); next = take()) {
            boolean isSaved = false;
            try {
                Optional<News<T>> more = saveStep(next.get());
                news = more.isPresent() ? more : news;
                isSaved = true;
            } finally {
                if (!isSaved) {
                    putBack(next.get());
                }
            }
        }
        return news;
    }

    private Optional<News<T>> saveStep(Step<T> step) {
        return switch (step) {
            case Forgetting<T> _ -> {
                store.forget();
                own = Optional.of("");
                yield Optional.empty();
            }
            case Change<T>(T before, T now) -> {
                MergingFileStore.SavedValue<T> file = store.save(before, now);
                boolean hasOthers = !own.equals(Optional.of(file.before()));
                own = Optional.of(file.after());
                yield hasOthers ? Optional.of(new News<>(now, file.all())) : Optional.empty();
            }
        };
    }

    private synchronized Optional<Step<T>> take() {
        underWay = Optional.ofNullable(waiting.pollFirst());
        return underWay;
    }

    /** Puts a step back before later ones, unless everything was discarded in the meantime. */
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
