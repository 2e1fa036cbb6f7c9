package knightschool.ui.work;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Subscription;
import knightschool.ui.control.WindowShowingObserver;

/**
 * Calls a function once per frame while a node is in a JavaFX scene. Each frame costs time even if nothing changes: a
 * caller with nothing to do calls {@link #rest}, or passes a predicate that tells whether it is idle. Used on the
 * JavaFX thread.
 */
public final class PulseTimer implements AutoCloseable {
    private final Node node;
    private final LongConsumer tick;
    private final Optional<BooleanSupplier> idle;
    private final AnimationTimer timer;
    private final Subscription switcher;
    private final List<? extends ObservableValue<?>> changes;
    private final Runnable framer = this::frame;
    private final Runnable afterLayout = this::ask;
    private final EventHandler<InputEvent> waker = _ -> stir();
    private Optional<DetachedWorkMonitor> unseen = Optional.empty();
    private Optional<Scene> followed = Optional.empty();
    private Subscription changing = Subscription.EMPTY;
    private boolean resting;

    /**
     * Starts with the next frame in which the node is in a scene.
     *
     * @param tick receives the time of the frame, in nanoseconds
     */
    public PulseTimer(Node node, LongConsumer tick) {
        this(node, tick, Optional.empty(), List.of());
    }

    /**
     * Starts with the next frame in which the node is in a scene. In a window it requests no frames while it is idle:
     * it is called in frames that others request, before the handlers of user input, and after a change of one of the
     * given values. Nothing is polled.
     *
     * @param tick receives the time of the frame, in nanoseconds
     * @param idle whether there is nothing to do until the screen or one of the values changes or the user acts
     * @param changes the values whose change may give something to do where the screen does not change, such as whether
     *     a background thread works
     */
    public PulseTimer(Node node, LongConsumer tick, BooleanSupplier idle, ObservableValue<?>... changes) {
        this(node, tick, Optional.of(idle), List.of(changes));
    }

    /**
     * A pulse that never requests a frame: in a window it is called only in frames that others request and before the
     * handlers of user input. Nothing is polled.
     *
     * @param tick receives the time in nanoseconds
     */
    public static PulseTimer inFramesOfOthers(Node node, LongConsumer tick) {
        return new PulseTimer(node, tick, () -> true);
    }

    /**
     * A pulse that runs in every frame until it is closed, whatever is on screen: for work that the user waits for
     * elsewhere.
     *
     * @param tick receives the time of the frame in nanoseconds
     */
    public static PulseTimer untilClosed(LongConsumer tick) {
        // A scene in no window has every frame.
        return new PulseTimer(new Scene(new Group()).getRoot(), tick);
    }

    private PulseTimer(
            Node node, LongConsumer tick, Optional<BooleanSupplier> idle, List<? extends ObservableValue<?>> changes) {
        this.node = node;
        this.tick = tick;
        this.idle = idle;
        this.changes = changes;
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                tick.accept(MonotonicClock.SYSTEM.nanos());
            }
        };
        this.switcher = Subscription.combine(
                node.sceneProperty().subscribe(_ -> turn()), WindowShowingObserver.onShowing(node, this::turn));
    }

    private void turn() {
        followed.ifPresent(this::leave);
        Optional<Scene> scene = resting ? Optional.empty() : Optional.ofNullable(node.getScene());
        followed = idle.isPresent() && WindowShowingObserver.isShowing(node) ? scene : Optional.empty();
        followed.ifPresent(this::follow);
        if (scene.isPresent() && followed.isEmpty()) {
            timer.start();
        } else {
            timer.stop();
        }
    }

    /** Follows the frames of a scene in a window: there is one after each change and one after each request. */
    private void follow(Scene scene) {
        scene.addPreLayoutPulseListener(framer);
        // The layout may have requested something, such as curves in another width.
        scene.addPostLayoutPulseListener(afterLayout);
        scene.addEventFilter(InputEvent.ANY, waker);
        changing = changes.stream()
                .map(value -> value.subscribe((_, _) -> Platform.requestNextPulse()))
                .reduce(Subscription.EMPTY, Subscription::and);
        Platform.requestNextPulse();
    }

    private void ask() {
        if (followed.isPresent() && !idle.orElseThrow().getAsBoolean()) {
            Platform.requestNextPulse();
        }
    }

    private void leave(Scene scene) {
        scene.removePreLayoutPulseListener(framer);
        scene.removePostLayoutPulseListener(afterLayout);
        scene.removeEventFilter(InputEvent.ANY, waker);
        changing.unsubscribe();
        changing = Subscription.EMPTY;
    }

    private void frame() {
        try {
            tick.accept(MonotonicClock.SYSTEM.nanos());
        } finally {
            ask();
        }
    }

    /** Handles input before its handlers, and has a frame after them. */
    private void stir() {
        // First, so that there is a frame also after an exception.
        Platform.requestNextPulse();
        if (idle.orElseThrow().getAsBoolean()) {
            tick.accept(MonotonicClock.SYSTEM.nanos());
        }
    }

    /**
     * Also follows work that is still running when the node is removed from its scene.
     *
     * @param done whether no work is running that the user waits for
     * @param ended run if the work ends before the node is in a scene again
     */
    public PulseTimer onEndWhileDetached(BooleanSupplier done, Runnable ended) {
        unseen = Optional.of(new DetachedWorkMonitor(done, ended));
        return this;
    }

    /** Suspends the calls until {@link #wake}; no frames are requested meanwhile. */
    public void rest() {
        resting = true;
        turn();
    }

    /** Resumes with the next frame in which the node is in a scene. */
    public void wake() {
        resting = false;
        turn();
    }

    /** Ends the pulse permanently. */
    @Override
    public void close() {
        rest();
        unseen.ifPresent(DetachedWorkMonitor::close);
        switcher.unsubscribe();
    }

    /**
     * Follows work after the removal of its node from the JavaFX scene, when no pulse calls the work, and reports the
     * end of the work. Used on the JavaFX thread.
     */
    private final class DetachedWorkMonitor implements AutoCloseable {
        /**
         * The interval between two polls. A short delay does not matter, since the user is busy with something else.
         */
        private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

        private final BooleanSupplier done;
        private final Runnable ended;
        private final Subscription leaving;
        private Optional<PeriodicTask> looking = Optional.empty();

        /**
         * @param done whether no work is running
         * @param ended run once if work that was running when the node was removed ends before the node is back
         */
        DetachedWorkMonitor(BooleanSupplier done, Runnable ended) {
            this.done = done;
            this.ended = ended;
            leaving = node.sceneProperty().subscribe((_, now) -> {
                stop();
                if (now == null && !done.getAsBoolean()) {
                    PeriodicTask task = new PeriodicTask("unseen", Platform::runLater, BETWEEN_LOOKS, this::look);
                    looking = Optional.of(task);
                    task.begin();
                }
            });
        }

        private void look() {
            tick.accept(MonotonicClock.SYSTEM.nanos());
            if (done.getAsBoolean()) {
                stop();
                ended.run();
            }
        }

        private void stop() {
            looking.ifPresent(PeriodicTask::close);
            looking = Optional.empty();
        }

        @Override
        public void close() {
            stop();
            leaving.unsubscribe();
        }
    }
}
