package knightschool.ui.watch;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import knightschool.Eventually;
import knightschool.ui.render.ToolkitThread;

/**
 * Watches how long the JavaFX thread lets others wait. Again and again it asks that thread for a beat, a few
 * milliseconds after the one before: what the thread does between two beats is one event, or what came at once with it.
 *
 * <p>A hold is measured in the time for which the thread worked, not by the clock, so that a machine that is busy with
 * something else makes none longer. While one lasts, what the thread is doing is looked at every few milliseconds.
 */
public final class FxWatch implements AutoCloseable {
    private static final long BETWEEN_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
    private static final int REFERENCE_STEPS = 20_000_000;
    private static final int REFERENCE_READS = 750_000;

    /** What the reference takes on a usual machine that does nothing else. */
    private static final double REFERENCE_NANOS = 36e6;

    /** As large as what the styling of a scene reads, a power of two. */
    private static final int TABLE_SIZE = 1 << 18;

    private static final int[] TABLE = shuffled();
    private static final int FRAMES = 7;
    private static final int SEEN = 6;
    private static final Set<String> PHASES = Set.of("doCSSPass", "doLayoutPass", "synchronizeSceneNodes", "applyCss");
    private static final String OWN = "knightschool.";
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Used, so that no compiler leaves the work out. */
    private static volatile long consumed = 1;

    private final List<Hold> holds = new ArrayList<>();
    private final AtomicInteger measured = new AtomicInteger();
    private final Duration least;
    private final Thread watcher = Thread.ofPlatform()
            .daemon()
            .name("watch")
            .uncaughtExceptionHandler((_, cause) -> fault = cause)
            .unstarted(this::watch);
    private long before;
    private volatile boolean closed;
    private volatile Throwable fault;
    private volatile long arrived;
    private volatile Thread screen;
    private volatile String doing = "";

    /**
     * A time in which the thread answered nobody.
     *
     * @param worked for how long the thread itself worked
     * @param clock how long it took by the clock
     * @param slowness how much longer this machine worked then than a usual one at the same
     * @param during what the caller was doing then
     * @param stacks where the thread was seen, the most frequent first
     */
    public record Hold(Duration worked, Duration clock, double slowness, String during, List<String> stacks) {
        @Override
        public String toString() {
            String times = "%d ms (%d ms by the clock, on a machine slower by %.2f) during %s%n  "
                    .formatted(worked.toMillis(), clock.toMillis(), slowness, during);
            return times + String.join("\n  ", stacks);
        }

        /** For how long it had been on a usual machine. */
        double usualNanos() {
            return worked.toNanos() / slowness;
        }
    }

    private FxWatch(Duration least) {
        this.least = least;
    }

    /**
     * Begins to watch.
     *
     * @param least holds that are shorter are not kept
     */
    public static FxWatch of(Duration least) {
        FxWatch watch = new FxWatch(least);
        ToolkitThread.start();
        watch.before = watch.beat(new ArrayList<>());
        watch.watcher.start();
        return watch;
    }

    /** From now on holds are said to be in that. */
    public void during(String what) {
        doing = what;
    }

    boolean isAlive() {
        return watcher.isAlive();
    }

    private void watch() {
        while (!closed) {
            LockSupport.parkNanos(BETWEEN_NANOS);
            List<StackTraceElement[]> seen = new ArrayList<>();
            String during = doing;
            long from = System.nanoTime();
            long work = beat(seen);
            Duration worked = Duration.ofNanos(work - before);
            if (worked.compareTo(least) >= 0) {
                measure(worked, Duration.ofNanos(System.nanoTime() - from), during, most(seen));
            }
            before = work;
        }
    }

    private long beat(List<StackTraceElement[]> seen) {
        arrived = -1;
        Platform.runLater(() -> {
            screen = Thread.currentThread();
            arrived = THREADS.getCurrentThreadCpuTime();
        });
        while (arrived < 0 && !closed) {
            LockSupport.parkNanos(BETWEEN_NANOS);
            if (arrived < 0 && screen != null) {
                seen.add(screen.getStackTrace());
            }
        }
        return arrived;
    }

    private static String stack(StackTraceElement[] all) {
        String top = all.length == 0 ? "" : all[0].getClassName() + "." + all[0].getMethodName() + " < ";
        return top
                + Stream.of(all)
                        .filter(frame -> frame.getClassName().startsWith(OWN) || PHASES.contains(frame.getMethodName()))
                        .map(FxWatch::words)
                        .distinct()
                        .limit(FRAMES)
                        .collect(Collectors.joining(" < "));
    }

    private static String words(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName() + ":" + frame.getLineNumber();
    }

    private static List<String> most(List<StackTraceElement[]> seen) {
        return seen.stream().collect(Collectors.groupingBy(FxWatch::stack, Collectors.counting())).entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(SEEN)
                .map(each -> each.getValue() + " x " + each.getKey())
                .toList();
    }

    /** On a thread of its own, so that the next hold is seen meanwhile. */
    private void measure(Duration worked, Duration clock, String during, List<String> stacks) {
        measured.incrementAndGet();
        Thread.ofPlatform().daemon().name("slowness").start(() -> {
            keep(new Hold(worked, clock, slowness(), during, stacks));
            measured.decrementAndGet();
        });
    }

    private synchronized void keep(Hold hold) {
        holds.add(hold);
    }

    /** The holds that were too long, also by the measure of how slow this machine was just then. */
    public List<Hold> tooLong(Duration limit) {
        Eventually.until("each hold is measured", () -> measured.get() == 0);
        return holds().stream()
                .filter(hold -> hold.usualNanos() > limit.toNanos())
                .toList();
    }

    /**
     * How much longer this machine works at the same than a usual one, at least 1: also the time for which a thread
     * works grows where others use the same memory, or push what it reads out of the caches again and again.
     */
    private static double slowness() {
        long begin = THREADS.getCurrentThreadCpuTime();
        consumed += referenceWork() + referenceReads();
        return Math.max(1, (THREADS.getCurrentThreadCpuTime() - begin) / REFERENCE_NANOS);
    }

    /** Always the same work. */
    static long referenceWork() {
        long value = consumed;
        for (int i = 0; i < REFERENCE_STEPS; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        return value;
    }

    /** Always the same reads, each of what the one before says. */
    private static long referenceReads() {
        int at = 0;
        for (int i = 0; i < REFERENCE_READS; i++) {
            at = TABLE[at];
        }
        return at;
    }

    private static int[] shuffled() {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, TABLE_SIZE).boxed().toList());
        Collections.shuffle(order, new Random(1));
        int[] next = new int[TABLE_SIZE];
        for (int i = 0; i < TABLE_SIZE; i++) {
            next[order.get(i)] = order.get((i + 1) % TABLE_SIZE);
        }
        return next;
    }

    /**
     * The holds so far that were long enough, the longest first.
     *
     * @throws IllegalStateException if the watch broke down, so that nothing is known of what came then
     */
    public synchronized List<Hold> holds() {
        if (fault != null) {
            throw new IllegalStateException("the watch broke down", fault);
        }
        return holds.stream()
                .sorted((one, other) -> other.worked().compareTo(one.worked()))
                .toList();
    }

    @Override
    public void close() {
        closed = true;
    }
}
