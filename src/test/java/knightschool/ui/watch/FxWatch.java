package knightschool.ui.watch;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;

/**
 * Watches how long the JavaFX thread lets others wait. Again and again it asks that thread for a beat, a few
 * milliseconds after the one before: what the thread does between two beats is one event, or what came at once with it.
 *
 * <p>A hold is measured in the time for which the thread worked, not by the clock, so that a machine that is busy with
 * something else makes none longer. While one lasts, what the thread is doing is looked at every few milliseconds.
 */
public final class FxWatch implements AutoCloseable {
    private static final long BETWEEN_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
    private static final int MEASUREMENTS = 5;
    private static final int REFERENCE_STEPS = 20_000_000;
    private static final double REFERENCE_NANOS = 30e6;
    private static final int FRAMES = 7;
    private static final int SEEN = 6;
    private static final Set<String> PHASES = Set.of("doCSSPass", "doLayoutPass", "synchronizeSceneNodes", "applyCss");
    private static final String OWN = "knightschool.";
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Used, so that no compiler leaves the work out. */
    private static volatile long consumed = 1;

    private final List<Hold> holds = new ArrayList<>();
    private final Duration least;
    private final Thread watcher = Thread.ofPlatform().daemon().name("watch").unstarted(this::watch);
    private long before;
    private volatile boolean closed;
    private volatile long arrived;
    private volatile Thread screen;
    private volatile String doing = "";

    /**
     * A time in which the thread answered nobody.
     *
     * @param worked for how long the thread itself worked
     * @param clock how long it took by the clock
     * @param during what the caller was doing then
     * @param stacks where the thread was seen, the most frequent first
     */
    public record Hold(Duration worked, Duration clock, String during, List<String> stacks) {
        @Override
        public String toString() {
            return worked.toMillis() + " ms (" + clock.toMillis() + " ms by the clock) during " + during + "\n  "
                    + String.join("\n  ", stacks);
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
        watch.before = watch.beat(new ArrayList<>());
        watch.watcher.start();
        return watch;
    }

    /** From now on holds are said to be in that. */
    public void during(String what) {
        doing = what;
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
                keep(new Hold(worked, Duration.ofNanos(System.nanoTime() - from), during, most(seen)));
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

    private synchronized void keep(Hold hold) {
        holds.add(hold);
    }

    /** The holds that were too long on this machine as it is now, see {@link #slowness}. */
    public List<Hold> tooLong(Duration limit) {
        double most = limit.toNanos() * slowness();
        return holds().stream().filter(hold -> hold.worked().toNanos() > most).toList();
    }

    /**
     * How much longer this machine works at the same than a usual one, at least 1: also the time for which a thread
     * works grows where others use the same memory.
     */
    static double slowness() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < MEASUREMENTS; i++) {
            long begin = THREADS.getCurrentThreadCpuTime();
            consumed += referenceWork();
            least = Math.min(least, THREADS.getCurrentThreadCpuTime() - begin);
        }
        return Math.max(1, least / REFERENCE_NANOS);
    }

    /** Always the same work. */
    static long referenceWork() {
        long value = consumed;
        for (int i = 0; i < REFERENCE_STEPS; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        return value;
    }

    /** The holds so far that were long enough, the longest first. */
    public synchronized List<Hold> holds() {
        return holds.stream()
                .sorted((one, other) -> other.worked().compareTo(one.worked()))
                .toList();
    }

    @Override
    public void close() {
        closed = true;
    }
}
