package knightschool.ui.compare;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import knightschool.algorithm.Solver;
import knightschool.compare.Comparison;
import knightschool.compare.EventSearch;
import knightschool.compare.Snapshot;
import knightschool.search.Problem;
import knightschool.ui.work.WorkFailure;

/**
 * The thread that owns a comparison. It answers what is asked for first – a restart, a moment, a hunt – and computes
 * ahead to the limit in between. What it has to say is one {@link ComparisonState}, of which only the newest is kept.
 *
 * <p>A search that fails ends its comparison, not the thread: the report says so, the next restart begins anew, and the
 * handler for what nobody caught hears of it as if the thread had died.
 */
final class CompareWorker implements AutoCloseable {
    /** Steps computed or looked at between two looks at what is asked for: a few milliseconds. */
    private static final long SLICE = 100_000;

    private final Lock lock = new ReentrantLock();
    private final Condition asked = lock.newCondition();
    private final AtomicReference<ComparisonState> newest = new AtomicReference<>();
    private final Thread thread;

    private Runnable restart;
    private Runnable eventSearch;
    private long wanted = -1;
    private boolean limitChanged;
    private volatile long limit;
    private volatile boolean resting;
    private volatile boolean closed;

    private Comparison comparison;
    private EventSearch running;
    private long order;
    private long searchNumber;
    private long shown;
    private Snapshot snapshot;
    private WorkFailure failure;

    CompareWorker(long limit) {
        this.limit = limit;
        this.thread = Thread.ofPlatform().daemon().name("comparison").start(this::work);
    }

    /** The newest report, or null before the first. Any thread may ask. */
    ComparisonState newest() {
        return newest.get();
    }

    /** Whether its thread has ended. */
    boolean isEnded() {
        return !thread.isAlive();
    }

    /** Begins anew with another problem; what was asked for before is forgotten. */
    void restart(long number, Problem problem, List<Solver> solvers) {
        tell(() -> {
            wanted = -1;
            eventSearch = () -> {};
            restart = () -> begin(number, problem, solvers);
        });
    }

    /** Asks for a moment; only the last one asked for is shown. */
    void show(long step) {
        tell(() -> wanted = step);
    }

    /** Begins to look for something; a hunt that was under way is given up. */
    void eventSearch(long number, Function<Comparison, EventSearch> how) {
        tell(() -> eventSearch = () -> {
            running = how.apply(comparison);
            searchNumber = number;
        });
    }

    /** Gives a hunt up. */
    void cancelSearch() {
        tell(() -> eventSearch = () -> running = null);
    }

    /** Computes ahead as far as that. */
    void limit(long steps) {
        tell(() -> {
            limit = steps;
            limitChanged = true;
        });
    }

    /** Whether to compute ahead while nothing is asked for; a comparison that nobody sees need not. */
    void computeAhead(boolean ahead) {
        tell(() -> {
            resting = !ahead;
            limitChanged = true;
        });
    }

    /** Ends the thread; it is not waited for. */
    @Override
    public void close() {
        tell(() -> closed = true);
    }

    private void tell(Runnable what) {
        lock.lock();
        try {
            what.run();
            asked.signal();
        } finally {
            lock.unlock();
        }
    }

    private void work() {
        boolean more = false;
        while (awaitWork(more)) {
            more = attempt();
        }
    }

    private boolean attempt() {
        try {
            takeOver();
            return failure == null && slice();
        } catch (RuntimeException | Error fault) {
            fail(fault);
            return false;
        } finally {
            if (failure != null) {
                newest.set(ComparisonState.failed(order, failure));
            }
        }
    }

    /** Lets go of the comparison, since what failed may be for want of memory. */
    private void fail(Throwable fault) {
        comparison = null;
        running = null;
        snapshot = null;
        failure = WorkFailure.heard(fault);
    }

    /** Waits until there is something to do; says whether there will be. */
    private boolean awaitWork(boolean more) {
        lock.lock();
        try {
            while (!more && !closed && !limitChanged && restart == null && eventSearch == null && wanted < 0) {
                asked.await();
            }
            return !closed;
        } catch (InterruptedException e) {
            return false;
        } finally {
            lock.unlock();
        }
    }

    /** Takes what is asked for, and does it after letting go of the lock: the screen's thread must not wait for it. */
    private void takeOver() {
        Runnable begin;
        Runnable look;
        long moment;
        lock.lock();
        try {
            limitChanged = false;
            begin = restart;
            look = eventSearch;
            moment = wanted;
            restart = null;
            eventSearch = null;
            wanted = -1;
        } finally {
            lock.unlock();
        }
        run(begin);
        run(look);
        if (moment >= 0) {
            shown = moment;
            snapshot = null;
        }
    }

    private static void run(Runnable request) {
        if (request != null) {
            request.run();
        }
    }

    private void begin(long number, Problem problem, List<Solver> solvers) {
        order = number;
        failure = null;
        running = null;
        shown = 0;
        snapshot = null;
        comparison = new Comparison(problem, solvers);
    }

    /** Does a little, the most urgent first, and reports; says whether anything is left to do. */
    private boolean slice() {
        if (comparison == null) {
            return false;
        }
        boolean more;
        if (snapshot == null) {
            snapshot = comparison.snapshot(shown);
            more = true;
        } else if (running != null && running.state() == EventSearch.State.SEARCHING) {
            running.advance(SLICE, limit);
            more = true;
        } else {
            more = !resting && comparison.extend(SLICE, limit);
        }
        report(!more);
        return more;
    }

    private void report(boolean idle) {
        newest.set(new ComparisonState(
                order,
                snapshot,
                comparison.lanes(),
                comparison.reachable(),
                idle,
                null,
                searchNumber,
                running == null ? null : running.state(),
                running == null ? 0 : running.step()));
    }
}
