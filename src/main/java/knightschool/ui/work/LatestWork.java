package knightschool.ui.work;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A thread for questions of which only the newest matters. All methods but the work itself are called on the screen's
 * thread; an answer comes there too, and never after another question was asked, or it was closed.
 */
public final class LatestWork implements AutoCloseable {
    private final Executor screen;
    private final ExecutorService thread;
    private final Queue<Runnable> said = new ArrayDeque<>();
    private volatile long newest;

    /**
     * @param name of the thread
     * @param screen runs what takes over an answer, in the order given
     */
    public LatestWork(String name, Executor screen) {
        this.screen = screen;
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /** What work may ask and say while it is under way. Used on the work's thread. */
    public final class Ticket {
        private final long number;

        private Ticket(long number) {
            this.number = number;
        }

        /** @throws CancellationException if nobody wants the answer any more */
        public void requireWanted() {
            if (number != newest) {
                throw new CancellationException("another question was asked");
            }
        }

        /** Says something on the screen's thread before the work is done, if its answer is still wanted then. */
        public void say(Runnable what) {
            synchronized (said) {
                if (number != newest) {
                    return;
                }
                said.add(what);
            }
            screen.execute(LatestWork.this::hear);
        }
    }

    private void hear() {
        Runnable what;
        synchronized (said) {
            what = said.poll();
        }
        if (what != null) {
            what.run();
        }
    }

    /**
     * Asks; what was asked before is given up.
     *
     * @param work what to do on the thread; it ends early where {@link Ticket#requireWanted} throws
     * @param then takes the answer over
     * @param otherwise runs instead where the work broke down; whoever hears of uncaught faults hears of it too
     */
    public <A> void ask(Function<Ticket, A> work, Consumer<A> then, Runnable otherwise) {
        cancel();
        if (thread.isShutdown()) {
            return;
        }
        Ticket ticket = new Ticket(newest);
        thread.execute(() -> {
            try {
                ticket.requireWanted();
                A answer = work.apply(ticket);
                ticket.say(() -> then.accept(answer));
            } catch (CancellationException _) {
                // Nobody waits for it.
            } catch (RuntimeException | Error fault) {
                ticket.say(otherwise);
                throw fault;
            }
        });
    }

    /** Gives up what was asked, and what was said about it and not heard yet. */
    public void cancel() {
        synchronized (said) {
            newest++;
            said.clear();
        }
    }

    /** Ends the thread soon; it is not waited for. */
    @Override
    public void close() {
        cancel();
        thread.shutdown();
    }

    /** Whether the thread has ended after {@link #close}. */
    public boolean isEnded() {
        return thread.isTerminated();
    }
}
