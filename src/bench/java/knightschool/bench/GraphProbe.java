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
import knightschool.board.Board;
import knightschool.graph.KnightGraph;
import knightschool.setup.GraphLayout;
import knightschool.ui.graph.GraphPane;
import knightschool.ui.render.Toolkit;

/**
 * Redraws a graph as often as frames can be presented, and prints how long it is from one frame to the next.
 *
 * <p>JavaFX begins a frame when the one before has been handed to the screen, so that the time between two frames has
 * the painting and the presentation in it. It is counted twice: as processor time of the two threads that paint and
 * present, which is what the program can be blamed for, and as time on the clock, in which they also wait for whatever
 * else the machine does. The program's view and GraphStream's viewer take turns in the same window.
 */
public final class GraphProbe extends AnimationTimer {
    /** The side of the window, in pixels. */
    static final int SIDE = 900;

    /** The board whose graph is redrawn. */
    static final int SQUARES = 100;

    /** Columns and rows of the board whose springs move: 1,000 vertices. */
    private static final int SPRING_COLUMNS = 40;

    private static final int SPRING_ROWS = 25;
    private static final ThreadMXBean CLOCKS = ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 600;
    private static final int FRAMES = 700;
    private static final int STOCK_WARM_UP = 5;
    private static final int STOCK_FRAMES = 12;
    private static final int TURNS = 3;
    private static final double MILLION = 1e6;
    private static final double SPRING_NANOS = 8e9;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final List<Double> frames = new ArrayList<>();
    private final List<Double> worked = new ArrayList<>();
    private final long[] threads = painters();
    private final int wanted;
    private final int skipped;
    private final Region redrawn;
    private int seen;
    private long last;
    private long lastWorked;

    private GraphProbe(Region redrawn, int skipped, int wanted) {
        this.redrawn = redrawn;
        this.skipped = skipped;
        this.wanted = wanted;
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
            redrawn.requestLayout();
        }
    }

    private static long[] painters() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("QuantumRenderer")
                        || thread.getName().equals("JavaFX Application Thread"))
                .mapToLong(Thread::threadId)
                .toArray();
    }

    /** @param args "redraw" or "springs" */
    public static void main(String[] args) throws InterruptedException {
        if (args[0].equals("springs")) {
            springs();
        } else {
            redraws();
        }
        Toolkit.end();
    }

    private static void redraws() throws InterruptedException {
        Board board = Board.full(SQUARES, SQUARES);
        GraphPane own = Toolkit.call(GraphPane::new);
        Toolkit.run(() -> own.show(KnightGraph.of(board)));
        Region stock = Toolkit.call(() -> StockViewer.of(board, 4));
        Stage stage = Toolkit.call(Stage::new);
        List<GraphProbe> ours = new ArrayList<>();
        List<GraphProbe> theirs = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            ours.add(measured(stage, own, turn == 0 ? WARM_UP : STOCK_WARM_UP, FRAMES));
            theirs.add(measured(stage, stock, STOCK_WARM_UP, STOCK_FRAMES));
        }
        print("own", all(ours, probe -> probe.frames));
        print("own-worked", all(ours, probe -> probe.worked));
        print("stock", all(theirs, probe -> probe.frames));
        print("stock-worked", all(theirs, probe -> probe.worked));
        Toolkit.run(own::close);
    }

    private static List<Double> all(List<GraphProbe> probes, Function<GraphProbe, List<Double>> times) {
        return probes.stream().flatMap(probe -> times.apply(probe).stream()).toList();
    }

    private static GraphProbe measured(Stage stage, Region shown, int skipped, int wanted) throws InterruptedException {
        GraphProbe probe = Toolkit.call(() -> {
            stage.setScene(new Scene(new StackPane(shown), SIDE, SIDE));
            stage.show();
            GraphProbe made = new GraphProbe(shown, skipped, wanted);
            made.start();
            return made;
        });
        probe.finished.await();
        return probe;
    }

    /** Frames at the usual pace, as long as the springs move; a vertex is not dragged. */
    private static void springs() throws InterruptedException {
        GraphPane pane = Toolkit.call(GraphPane::new);
        CountDownLatch done = new CountDownLatch(1);
        List<Double> frames = new ArrayList<>();
        Toolkit.run(() -> {
            pane.show(KnightGraph.of(Board.full(SPRING_COLUMNS, SPRING_ROWS)));
            Stage stage = new Stage();
            stage.setScene(new Scene(new StackPane(pane), SIDE, SIDE));
            stage.show();
            new SpringTimer(pane, frames, done).start();
        });
        done.await();
        print("springs", frames);
        Toolkit.run(pane::close);
    }

    /** Lets springs begin again whenever they rest, and notes the time between frames. */
    private static final class SpringTimer extends AnimationTimer {
        private final GraphPane pane;
        private final List<Double> frames;
        private final CountDownLatch done;
        private long begun;
        private long last;

        SpringTimer(GraphPane pane, List<Double> frames, CountDownLatch done) {
            this.pane = pane;
            this.frames = frames;
            this.done = done;
        }

        @Override
        public void handle(long pulse) {
            long now = System.nanoTime();
            begun = begun == 0 ? now : begun;
            if (pane.isSettled()) {
                pane.graphLayoutProperty().set(GraphLayout.BOARD);
                pane.graphLayoutProperty().set(GraphLayout.SPRINGS);
            } else if (now - begun > SPRING_NANOS / 4) {
                frames.add((now - last) / MILLION);
            }
            last = now;
            if (now - begun > SPRING_NANOS) {
                stop();
                done.countDown();
            }
        }
    }

    private static void print(String name, List<Double> millis) {
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

    private static void say(String name, double value) {
        System.out.printf(Locale.ROOT, "%s=%.3f%n", name, value);
    }
}
