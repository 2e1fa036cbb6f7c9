package knightschool.ui.work;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/**
 * One thread that does work for a scene, one after the other. All methods but {@link #isEnded} are called on the
 * screen's thread, and what comes of the work is handed over there.
 */
public final class BackgroundWork implements AutoCloseable {
    private final String name;
    private final Executor screen;
    private final boolean onlyNewest;
    private final ExecutorService thread;
    private final Set<WorkContext> waitedFor = new HashSet<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy");

    /** Something that takes time, done on the thread. */
    @FunctionalInterface
    public interface Work<A> {
        /**
         * The answer.
         *
         * @param context says whether it is still wanted
         */
        A answer(WorkContext context);
    }

    private BackgroundWork(String name, Executor screen, boolean onlyNewest) {
        this.name = name;
        this.screen = screen;
        this.onlyNewest = onlyNewest;
        this.thread = WorkThreads.single(name);
    }

    /**
     * Of what is asked only the newest matters: what was asked before is given up, and nothing of it is heard.
     *
     * @param name of the thread
     * @param screen runs what it is given on the screen's thread, in the order given
     */
    public static BackgroundWork newest(String name, Executor screen) {
        return new BackgroundWork(name, screen, true);
    }

    /** All that is asked is answered, in that order; with parameters as {@link #newest}. */
    public static BackgroundWork queue(String name, Executor screen) {
        return new BackgroundWork(name, screen, false);
    }

    /**
     * Asks for work; nothing after {@link #close} or {@link #finish}.
     *
     * @param work ends early where {@link WorkContext#requireWanted} throws
     * @param then takes the answer over
     * @param failed told, in place of {@code then}, that the work threw an exception: in which words, and how to try it
     *     again. The handler of uncaught exceptions was told before, so that the window says it; here is decided what
     *     the scene shows
     */
    public <A> void ask(Work<? extends A> work, Consumer<? super A> then, Consumer<WorkFailure> failed) {
        if (thread.isShutdown()) {
            return;
        }
        if (onlyNewest) {
            giveUp();
        }
        WorkContext context = new WorkContext(name, screen);
        waitedFor.add(context);
        busy.set(true);
        thread.execute(() -> {
            Runnable outcome = outcome(work, context, then, failed);
            context.say(() -> settle(context, outcome));
        });
    }

    private <A> Runnable outcome(
            Work<? extends A> work, WorkContext context, Consumer<? super A> then, Consumer<WorkFailure> failed) {
        try {
            context.requireWanted();
            A answer = work.answer(context);
            return () -> then.accept(answer);
        } catch (CancellationException _) {
            return () -> {};
        } catch (RuntimeException | Error fault) {
            WorkFailure failure = WorkFailure.heard(fault).withRetry(() -> ask(work, then, failed));
            return () -> failed.accept(failure);
        }
    }

    private void settle(WorkContext context, Runnable outcome) {
        try {
            outcome.run();
        } finally {
            waitedFor.remove(context);
            busy.set(!waitedFor.isEmpty());
        }
    }

    /** Gives up all that was asked; nothing of it is heard any more. */
    public void cancel() {
        giveUp();
        busy.set(false);
    }

    private void giveUp() {
        waitedFor.forEach(WorkContext::giveUp);
        waitedFor.clear();
    }

    /** Whether an answer is waited for; what it is has been taken over when it ends. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** Whether an answer is waited for. */
    public boolean isBusy() {
        return busy.get();
    }

    /** Ends the thread when all that was asked is done and answered. */
    public void finish() {
        WorkThreads.finish(thread);
    }

    /**
     * Waits until all is done that was asked of those that were told to {@link #finish}, before the program ends. Not
     * on the screen's thread.
     *
     * @param patience no longer than that
     * @return whether all is done; else the rest goes on until the program ends
     */
    public static boolean awaitFinished(Duration patience) {
        return WorkThreads.awaitFinished(patience);
    }

    /**
     * Does the last work of the program on a thread of its own, and waits for its end. Not on the screen's thread.
     *
     * @param name of the thread
     * @param patience no longer than that
     * @return whether it has ended; else it goes on until the program ends
     * @throws RuntimeException what the work threw
     */
    public static boolean finish(String name, Runnable work, Duration patience) {
        return WorkThreads.finish(name, work, patience);
    }

    /** Gives up all that was asked, and ends the thread soon; it is not waited for. */
    @Override
    public void close() {
        cancel();
        thread.shutdown();
    }

    /** Whether the thread, and those that it made, have ended after {@link #close} or {@link #finish}. */
    public boolean isEnded() {
        return thread.isTerminated();
    }
}
