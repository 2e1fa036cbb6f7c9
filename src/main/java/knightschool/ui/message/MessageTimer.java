package knightschool.ui.message;

import javafx.scene.Node;
import javafx.util.Duration;
import knightschool.ui.work.PulseTimer;

/**
 * A timer that runs an action when the time to read a message is over. Of a frame that takes longer than a tenth of a
 * second only that tenth counts, so that a message on a busy machine is on screen before it goes. Used on the JavaFX
 * thread.
 */
final class MessageTimer {
    private static final double MOST_OF_FRAME = 100;
    private static final double NANOS_IN_MILLI = 1e6;

    private final PulseTimer frames;
    private final Runnable ended;
    private double remainingMillis;
    private long lastFrame;
    private boolean isFirstFrame;
    private boolean isRunning;

    /**
     * Creates a timer that does not run yet.
     *
     * @param message the node of the message; frames count while it is in a scene
     * @param ended run when the time is over
     */
    MessageTimer(Node message, Runnable ended) {
        this.ended = ended;
        this.frames = new PulseTimer(message, this::count);
        frames.rest();
    }

    /** Starts the pause, from its beginning if it runs. */
    void start(Duration time) {
        remainingMillis = time.toMillis();
        isFirstFrame = true;
        isRunning = true;
        frames.wake();
    }

    /** Ends the pause without the action at its end. */
    void stop() {
        isRunning = false;
        frames.rest();
    }

    boolean isRunning() {
        return isRunning;
    }

    /** @param nanos the time of a frame */
    void count(long nanos) {
        double frame = isFirstFrame ? 0 : (nanos - lastFrame) / NANOS_IN_MILLI;
        isFirstFrame = false;
        lastFrame = nanos;
        remainingMillis -= Math.min(frame, MOST_OF_FRAME);
        if (remainingMillis <= 0) {
            stop();
            ended.run();
        }
    }
}
