package knightschool.bench;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.ToDoubleFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import knightschool.board.Board;
import knightschool.board.MoveOrder;
import knightschool.compare.ComparisonSnapshot;
import knightschool.compare.VisibleSearchTreeParts;
import knightschool.search.Problem;
import knightschool.setup.scene.BuiltInSceneKinds;
import knightschool.setup.scene.CompareSetup;
import knightschool.trace.SearchSnapshot;
import knightschool.ui.SceneRegistry;
import knightschool.ui.compare.CompareScene;
import knightschool.ui.compare.model.CompareModel;
import knightschool.ui.playback.PlaybackStatus;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.render.ToolkitThread;
import knightschool.ui.shell.MainWindow;
import knightschool.ui.theme.UserSettings;
import knightschool.ui.tree.StepViewport;

/**
 * Plays the compare scene at its highest speed in a window of 1280 × 720, and prints what every frame took.
 *
 * <p>A frame's time is what the JavaFX thread spends on a pulse: from its first animation timer, through the changes of
 * the scene, style sheets, layout and the handing over to the renderer, until the thread is free for the next event. It
 * is counted twice: as processor time of the thread, which is what the program can be blamed for, and as time on the
 * clock, in which the thread also waits for the renderer and for whatever else the machine does.
 */
public final class SearchSnapshotProbe extends AnimationTimer {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double NANOS = 1e9;
    private static final double MILLION = 1e6;

    /** At most that long no frame is counted, while Java compiles what is frequent. */
    static final int LONGEST_WARM_UP_SECONDS = 60;

    /** The compiler is done when it took less than this part of that many seconds. */
    private static final double QUIET_SHARE = 0.05;

    private static final double QUIET_SECONDS = 3;

    private final double seconds;
    private final Shown what;
    private final CountDownLatch finished = new CountDownLatch(1);
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Pulse> pulses = new ArrayList<>();
    private CompareModel model;
    private MainWindow window;
    private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    private long begun;
    private long lookedAt;
    private long compiledThen;
    private boolean warm;
    private long counted;
    private ComparisonSnapshot first;
    private ComparisonSnapshot last;
    private long shown;
    private long skew;
    private double seen;

    /** A step is that many times as wide in the next frame: from all steps to two dozen in two seconds. */
    private static final double ZOOM = 1.11;

    /** The view moves by that part of the steps in view in each frame. */
    private static final double PAN = 0.02;

    private double zoom = ZOOM;
    private VisibleSearchTreeParts part;
    private long parts;

    private record Pulse(double millis, double worked) {}

    /** A tenth of what three panes are asked for, in steps per second. */
    private static final double SIX_PANES_SPEED = 4_000_000;

    /** What is shown beyond the panes. */
    enum Shown {
        NOTHING,
        /** The domains of all squares, in each pane. */
        TABLES,
        /** How many squares were visited over time. */
        DEPTHS,
        /** The search tree of the first pane. */
        TREE,
        /** The search tree and the squares visited over time. */
        TREE_AND_DEPTHS,
        /** As {@link #TREE_AND_DEPTHS}, with six panes at four million steps a second. */
        SIX_PANES,
        /** A search tree alone, zoomed from the whole run to single steps and back while the view moves. */
        ZOOMED_TREE;

        private boolean hasDepths() {
            return this == DEPTHS || hasBoth();
        }

        private boolean hasTree() {
            return this == TREE || this == ZOOMED_TREE || hasBoth();
        }

        private boolean hasBoth() {
            return this == TREE_AND_DEPTHS || this == SIX_PANES;
        }
    }

    private SearchSnapshotProbe(double seconds, Shown what) {
        this.seconds = seconds;
        this.what = what;
    }

    /** @param args for how many seconds frames are counted; what is shown */
    public static void main(String[] args) throws InterruptedException {
        SearchSnapshotProbe probe = new SearchSnapshotProbe(Double.parseDouble(args[0]), Shown.valueOf(args[1]));
        ToolkitThread.run(probe::open);
        probe.finished.await();
        ToolkitThread.run(probe::close);
        probe.print();
        ToolkitThread.end();
    }

    /** Begins before the scene has timers of its own, so that it is the first in every pulse. */
    private void open() {
        start();
        window = new MainWindow(UserSettings.forgotten(), SceneRegistry.all());
        window.show(BuiltInSceneKinds.COMPARE);
        model = ((CompareScene) window.current().orElseThrow()).model();
        model.restart(new Problem(Board.full(8, 8), MoveOrder.CLOCKWISE, 0, what != Shown.ZOOMED_TREE));
        while (what == Shown.SIX_PANES && model.panes().solvers().size() < CompareSetup.MOST_PANES) {
            model.panes().add();
        }
        while (what != Shown.ZOOMED_TREE && model.progress().limitProperty().get() < CompareModel.LAST_LIMIT) {
            model.progress().raiseLimit();
        }
        model.speedProperty().set(what == Shown.SIX_PANES ? SIX_PANES_SPEED : SpeedClock.FASTEST);
        model.domainsShownProperty().set(what == Shown.TABLES);
        model.depths().shownProperty().set(what.hasDepths());
        model.tree().shownProperty().set(what.hasTree());
        Stage stage = new Stage();
        stage.setScene(window.scene());
        stage.setWidth(WIDTH);
        stage.setHeight(HEIGHT);
        stage.show();
    }

    @Override
    public void handle(long pulse) {
        long now = System.nanoTime();
        if (model == null || model.snapshotProperty().get() == null) {
            return;
        }
        if (what == Shown.ZOOMED_TREE && !isTreeWhole()) {
            return;
        }
        if (begun == 0) {
            begun = now;
            if (what == Shown.ZOOMED_TREE) {
                model.tree().viewport().whole();
            } else {
                model.transport().play(PlaybackStatus.FORWARD);
            }
        }
        if (what == Shown.ZOOMED_TREE) {
            zoom();
        }
        if (isWarm(now)) {
            count(now);
        }
    }

    /** Returns whether the search of the tree has found its tour and the tree has been read to its end. */
    private boolean isTreeWhole() {
        VisibleSearchTreeParts trees = model.tree().reading().treesProperty().get();
        return trees != null && trees.progress().getFirst().complete();
    }

    private void zoom() {
        StepViewport viewport = model.tree().viewport();
        long steps = model.tree().reading().treesProperty().get().whole().to();
        long length = viewport.range().length();
        if (length >= steps) {
            zoom = ZOOM;
        } else if (length <= StepViewport.FEWEST) {
            zoom = 1 / ZOOM;
        }
        viewport.zoom(zoom, steps / 3);
        viewport.pan(zoom > 1 ? PAN : -PAN);
    }

    private boolean isWarm(long now) {
        if (!warm && now - lookedAt > QUIET_SECONDS * NANOS) {
            long compiled = compiler.getTotalCompilationTime();
            boolean quiet = lookedAt != 0 && compiled - compiledThen < QUIET_SHARE * QUIET_SECONDS * 1_000;
            warm = quiet || now - begun > LONGEST_WARM_UP_SECONDS * NANOS;
            lookedAt = now;
            compiledThen = compiled;
        }
        return warm;
    }

    private void count(long now) {
        if (counted == 0) {
            counted = now;
            first = model.snapshotProperty().get();
        }
        look();
        if (now - counted < seconds * NANOS) {
            long worked = threads.getCurrentThreadCpuTime();
            Platform.runLater(() -> pulses.add(new Pulse(
                    (System.nanoTime() - now) / MILLION, (threads.getCurrentThreadCpuTime() - worked) / MILLION)));
        } else {
            seen = (now - counted) / NANOS;
            stop();
            finished.countDown();
        }
    }

    /** Looks at the moment that the frame before showed. */
    private void look() {
        VisibleSearchTreeParts read = model.tree().reading().treesProperty().get();
        if (read != part) {
            part = read;
            parts++;
        }
        ComparisonSnapshot now = model.snapshotProperty().get();
        if (now != last) {
            last = now;
            shown++;
            List<Long> steps = now.frames().stream()
                    .filter(frame -> !frame.isOver())
                    .map(SearchSnapshot::step)
                    .toList();
            long least = steps.stream().min(Long::compare).orElse(now.step());
            long most = steps.stream().max(Long::compare).orElse(now.step());
            skew = Math.max(skew, most - least);
        }
    }

    private void close() {
        if (what != Shown.ZOOMED_TREE && model.playback().directionProperty().get() != PlaybackStatus.FORWARD) {
            String notice = model.transport().noticeProperty().get();
            throw new IllegalStateException("it stopped playing: " + notice);
        }
        window.scene().getWindow().hide();
        window.close();
    }

    private void print() {
        say("warm-up-seconds", (counted - begun) / NANOS);
        say("frames", pulses.size());
        say("frames-per-second", pulses.size() / seen);
        say("moments-per-second", shown / seen);
        say("parts-per-second", parts / seen);
        say("worked", pulses, Pulse::worked);
        say("passed", pulses, Pulse::millis);
        say("skew", skew);
        for (int pane = 0; pane < first.frames().size(); pane++) {
            SearchSnapshot from = first.frames().get(pane);
            say(
                    "pane " + (pane + 1) + " " + from.solver().written(),
                    (last.frames().get(pane).step() - from.step()) / seen / MILLION);
        }
    }

    private static void say(String name, List<Pulse> pulses, ToDoubleFunction<Pulse> millis) {
        Sample sample = Sample.of(pulses, millis);
        say(name + "-share", 100 * sample.share(FramePart.LIMIT_MILLIS));
        say(name + "-median", sample.median());
        say(name + "-worst", sample.greatest());
    }

    private static void say(String name, double figure) {
        System.out.println(name + "=" + figure);
    }
}
