package knightschool.ui.work;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/**
 * One thread that runs the requests of a scene one after the other. All methods but {@link #isEnded} are called on the
 * JavaFX thread, and results are delivered there.
 */
public final class BackgroundWorker implements AutoCloseable {
    private final String name;
    private final Executor screen;
    private final boolean onlyNewest;
    private final ExecutorService thread;
    private final Set<RunningWorkContext> waitedFor = new HashSet<>();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy");

    /** A long computation, run on the background thread. */
    @FunctionalInterface
    public interface Work<A> {
        /**
         * Computes the result.
         *
         * @param context tells whether the result is still wanted
         */
        A answer(RunningWorkContext context);
    }

    private BackgroundWorker(String name, Executor screen, boolean onlyNewest) {
        this.name = name;
        this.screen = screen;
        this.onlyNewest = onlyNewest;
        this.thread = WorkThreadFactory.single(name);
    }

    /**
     * An executor that keeps only the newest request: a new request cancels the one before, whose result is discarded.
     *
     * @param name of the thread
     * @param screen runs tasks on the JavaFX thread, in the order in which they are submitted
     */
    public static BackgroundWorker newest(String name, Executor screen) {
        return new BackgroundWorker(name, screen, true);
    }

    /** An executor that completes every request in the order of submission; parameters as for {@link #newest}. */
    public static BackgroundWorker queue(String name, Executor screen) {
        return new BackgroundWorker(name, screen, false);
    }

    /**
     * Submits a request. Ignored after {@link #close} or {@link #finish}.
     *
     * @param work ends early by the exception of {@link RunningWorkContext#requireWanted}
     * @param then receives the result on the JavaFX thread
     * @param failed receives, instead of {@code then}, the message for an exception that the work threw, and a way to
     *     repeat the work. The handler of uncaught exceptions has reported the exception before; {@code failed} only
     *     changes what the scene shows
     */
    public <A> void ask(Work<? extends A> work, Consumer<? super A> then, Consumer<WorkFailure> failed) {
        submit(work, then, fault -> {
            WorkFailure failure = WorkFailure.report(fault).withRetry(() -> ask(work, then, failed));
            return () -> failed.accept(failure);
        });
    }

    /**
     * Submits a request whose failure the scene does not report itself: the handler of uncaught exceptions reports it
     * in the window, including a lack of memory and a faulty input.
     *
     * @param work as for {@link #ask(Work, Consumer, Consumer)}
     * @param then as for {@link #ask(Work, Consumer, Consumer)}
     * @param failed run on the JavaFX thread, instead of {@code then}, after an exception
     */
    public <A> void ask(Work<? extends A> work, Consumer<? super A> then, Runnable failed) {
        submit(work, then, fault -> {
            WorkFailure.tellInWindow(fault);
            return failed;
        });
    }

    private <A> void submit(
            Work<? extends A> work, Consumer<? super A> then, Function<Throwable, Runnable> failureHandler) {
        if (thread.isShutdown()) {
            return;
        }
        if (onlyNewest) {
            giveUp();
        }
        RunningWorkContext context = new RunningWorkContext(name, screen);
        waitedFor.add(context);
        busy.set(true);
        thread.execute(() -> {
            Runnable outcome = outcome(work, context, then, failureHandler);
            context.say(() -> settle(context, outcome));
        });
    }

    private <A> Runnable outcome(
            Work<? extends A> work,
            RunningWorkContext context,
            Consumer<? super A> then,
            Function<Throwable, Runnable> failureHandler) {
        try {
            context.requireWanted();
            A answer = work.answer(context);
            return () -> then.accept(answer);
        } catch (CancellationException _) {
            return () -> {};
        } catch (RuntimeException | Error fault) {
            return failureHandler.apply(fault);
        }
    }

    private void settle(RunningWorkContext context, Runnable outcome) {
        try {
            outcome.run();
        } finally {
            waitedFor.remove(context);
            busy.set(!waitedFor.isEmpty());
        }
    }

    /** Cancels all pending requests; their results are discarded. */
    public void cancel() {
        giveUp();
        busy.set(false);
    }

    private void giveUp() {
        waitedFor.forEach(RunningWorkContext::giveUp);
        waitedFor.clear();
    }

    /** Whether a result is pending; false only once the result has been delivered. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /** Whether a result is pending. */
    public boolean isBusy() {
        return busy.get();
    }

    /** Accepts no further requests, and ends the thread once all pending ones are completed and delivered. */
    public void finish() {
        WorkThreadFactory.finish(thread);
    }

    /** Cancels all pending requests and ends the thread soon, without waiting for it. */
    @Override
    public void close() {
        cancel();
        thread.shutdown();
    }

    /**
     * Whether the thread, and the threads of its parallel parts, have ended after {@link #close} or {@link #finish}.
     */
    public boolean isEnded() {
        return thread.isTerminated();
    }
}
