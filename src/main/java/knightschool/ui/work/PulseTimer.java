package knightschool.ui.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.util.Subscription;
import knightschool.ui.control.WindowEnd;

/**
 * Calls a function once per frame while a node is in a JavaFX scene. Each frame costs time even if nothing changes: a
 * caller with nothing to do calls {@link #rest}, or passes a predicate that tells whether it is idle. Used on the
 * JavaFX thread.
 */
public final class PulseTimer implements AutoCloseable {
    /** The interval between two polls: a delay that the user does not notice. */
    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(100);

    /** The interval after many polls without effect, so that they do not keep a processor awake. */
    private static final Duration BETWEEN_QUESTIONS_AT_REST = Duration.ofSeconds(2);

    private static final BooleanSupplier ALWAYS = () -> true;

    private final Node node;
    private final LongConsumer tick;
    private final Optional<BooleanSupplier> idle;
    private final MonotonicClock clock;
    private final AnimationTimer timer;
    private final Subscription switcher;
    private final Runnable framer = this::frame;
    private final EventHandler<InputEvent> waker = _ -> stir();
    private Optional<PeriodicTask> asking = Optional.empty();
    private Optional<DetachedWorkMonitor> unseen = Optional.empty();
    private Optional<Scene> followed = Optional.empty();
    private boolean resting;
    private int frameRequests;

    /** Whether the predicate was polled since polling began anew, so that the polls may be rare by now. */
    private boolean polled;

    /** The time from a frame to the first poll after it. It grows with frames in which there was nothing to do. */
    private Duration untilQuestion = BETWEEN_QUESTIONS;

    /**
     * Starts with the next frame in which the node is in a scene.
     *
     * @param tick receives the time of the frame, in nanoseconds
     */
    public PulseTimer(Node node, LongConsumer tick) {
        this(node, tick, Optional.empty(), MonotonicClock.SYSTEM);
    }

    /**
     * Starts with the next frame in which the node is in a scene. In a window it requests no frames while it is idle:
     * it is called in frames that others request, and before the handlers of user input. The predicate {@code idle} is
     * polled ten times a second, less often the longer it stays true.
     *
     * @param tick receives the time of the frame, in nanoseconds
     * @param idle whether there is nothing to do until the screen changes or the user acts
     */
    public PulseTimer(Node node, LongConsumer tick, BooleanSupplier idle) {
        this(node, tick, idle, MonotonicClock.SYSTEM);
    }

    PulseTimer(Node node, LongConsumer tick, BooleanSupplier idle, MonotonicClock clock) {
        this(node, tick, Optional.of(idle), clock);
    }

    /**
     * A pulse that never requests a frame: in a window it is called only in frames that others request and before the
     * handlers of user input. Nothing is polled.
     *
     * @param tick receives the time in nanoseconds
     */
    public static PulseTimer inFramesOfOthers(Node node, LongConsumer tick) {
        return new PulseTimer(node, tick, ALWAYS);
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

    private PulseTimer(Node node, LongConsumer tick, Optional<BooleanSupplier> idle, MonotonicClock clock) {
        this.node = node;
        this.tick = tick;
        this.idle = idle;
        this.clock = clock;
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                tick.accept(clock.nanos());
            }
        };
        this.switcher = Subscription.combine(
                node.sceneProperty().subscribe(_ -> turn()), WindowEnd.onShowing(node, this::turn));
    }

    private void turn() {
        followed.ifPresent(this::leave);
        Optional<Scene> scene = resting ? Optional.empty() : Optional.ofNullable(node.getScene());
        followed = idle.isPresent() && WindowEnd.isShowing(node) ? scene : Optional.empty();
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
        scene.addEventFilter(InputEvent.ANY, waker);
        if (idle.orElseThrow() != ALWAYS) {
            asking = Optional.of(new PeriodicTask("pulse", Platform::runLater, BETWEEN_QUESTIONS, this::askAgain, clock)
                    .slowingTo(BETWEEN_QUESTIONS_AT_REST));
            asking.get().begin();
        }
        Platform.requestNextPulse();
    }

    /** Polls the predicate, since new work may also come from elsewhere, such as a background thread. */
    private void askAgain() {
        frameRequests++;
        polled = true;
        ask();
    }

    /**
     * Polls frequently again after a frame, since more may follow. The interval grows if the frames bring nothing to
     * do, as those of a clock on screen.
     */
    private void quicken() {
        if (frameRequests > 1) {
            asking.ifPresent(task -> task.begin(untilQuestion));
            Duration twice = untilQuestion.multipliedBy(2);
            untilQuestion = twice.compareTo(BETWEEN_QUESTIONS_AT_REST) < 0 ? twice : BETWEEN_QUESTIONS_AT_REST;
        }
        frameRequests = 0;
    }

    private void ask() {
        if (followed.isPresent() && !idle.orElseThrow().getAsBoolean()) {
            expectMore();
            Platform.requestNextPulse();
        }
    }

    private void leave(Scene scene) {
        scene.removePreLayoutPulseListener(framer);
        scene.removeEventFilter(InputEvent.ANY, waker);
        asking.ifPresent(PeriodicTask::close);
        asking = Optional.empty();
    }

    private void frame() {
        tick.accept(clock.nanos());
        quicken();
        ask();
    }

    /** Polls frequently again after an event, since more may follow soon. */
    private void expectMore() {
        if (polled || untilQuestion.compareTo(BETWEEN_QUESTIONS) > 0) {
            untilQuestion = BETWEEN_QUESTIONS;
            frameRequests = 0;
            polled = false;
            asking.ifPresent(PeriodicTask::begin);
        }
    }

    private void stir() {
        expectMore();
        if (idle.orElseThrow().getAsBoolean()) {
            tick.accept(clock.nanos());
        }
        Platform.requestNextPulse();
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
                    PeriodicTask task =
                            new PeriodicTask("unseen", Platform::runLater, BETWEEN_LOOKS, this::look, clock);
                    looking = Optional.of(task);
                    task.begin();
                }
            });
        }

        private void look() {
            tick.accept(clock.nanos());
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
