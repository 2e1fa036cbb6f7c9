package knightschool.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import knightschool.ui.render.ToolkitThread;

/**
 * Redraws a part of the screen as often as frames can be presented, and notes how long it is from one frame to the
 * next.
 *
 * <p>JavaFX begins a frame when the one before has been handed to the screen, so that the time between two frames has
 * the painting and the presentation in it. It is counted twice: as processor time of the two threads that paint and
 * present, which is what the program can be blamed for, and as time on the clock, in which they also wait for whatever
 * else the machine does.
 */
final class RedrawTimer extends AnimationTimer {
    private static final ThreadMXBean CLOCKS = ManagementFactory.getThreadMXBean();
    private static final double MILLION = 1e6;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final List<Double> frames = new ArrayList<>();
    private final List<Double> worked = new ArrayList<>();
    private final long[] threads = painters();
    private final int wanted;
    private final int skipped;
    private final Runnable change;
    private int seen;
    private long last;
    private long lastWorked;

    private RedrawTimer(Runnable change, int skipped, int wanted) {
        this.change = change;
        this.skipped = skipped;
        this.wanted = wanted;
    }

    /**
     * Shows a part alone in a window and measures it there; waits until that is done.
     *
     * @param side of the window, in pixels
     * @param change makes the part need a redraw, once a frame
     * @param skipped so many frames are not noted
     * @param wanted so many are noted after that
     */
    static RedrawTimer measured(Stage stage, Region shown, int side, Runnable change, int skipped, int wanted)
            throws InterruptedException {
        RedrawTimer timer = ToolkitThread.call(() -> {
            stage.setScene(new Scene(new StackPane(shown), side, side));
            stage.show();
            RedrawTimer made = new RedrawTimer(change, skipped, wanted);
            made.start();
            return made;
        });
        timer.finished.await();
        return timer;
    }

    @Override
    public void handle(long pulse) {
        long now = System.nanoTime();
        long work = Arrays.stream(threads).map(CLOCKS::getThreadCpuTime).sum();
        if (++seen > skipped) {
            frames.add((now - last) / MILLION);
            worked.add((work - lastWorked) / MILLION);
        }
        last = now;
        lastWorked = work;
        if (frames.size() >= wanted) {
            stop();
            finished.countDown();
        } else {
            change.run();
        }
    }

    private static long[] painters() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("QuantumRenderer")
                        || thread.getName().equals("JavaFX Application Thread"))
                .mapToLong(Thread::threadId)
                .toArray();
    }

    /** Prints what several noted, as {@code NAME-...} on the clock and {@code NAME-worked-...} in processor time. */
    static void print(String name, List<RedrawTimer> timers) {
        printMillis(name, all(timers, timer -> timer.frames));
        printMillis(name + "-worked", all(timers, timer -> timer.worked));
    }

    private static List<Double> all(List<RedrawTimer> timers, Function<RedrawTimer, List<Double>> times) {
        return timers.stream().flatMap(timer -> times.apply(timer).stream()).toList();
    }

    /** Prints times in milliseconds: how many, median, 99th percentile, worst, share in time, and rate. */
    static void printMillis(String name, List<Double> millis) {
        double[] sorted =
                millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        double within = 100.0
                * Arrays.stream(sorted)
                        .filter(time -> time <= GraphPart.FRAME_MILLIS)
                        .count()
                / sorted.length;
        say(name + "-frames", sorted.length);
        say(name + "-median", sorted[sorted.length / 2]);
        say(name + "-p99", sorted[(int) Math.ceil(0.99 * sorted.length) - 1]);
        say(name + "-worst", sorted[sorted.length - 1]);
        say(name + "-within", within);
        say(name + "-rate", 1_000.0 * sorted.length / Arrays.stream(sorted).sum());
    }

    /** Prints a figure. */
    static void say(String name, double value) {
        System.out.printf(Locale.ROOT, "%s=%.3f%n", name, value);
    }
}
