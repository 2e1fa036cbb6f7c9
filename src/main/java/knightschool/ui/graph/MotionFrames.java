package knightschool.ui.graph;

import java.util.Optional;
import javafx.scene.layout.Region;
import knightschool.ui.work.Pulse;

/** Lets time pass for a motion, frame by frame, as long as something moves. Used on the JavaFX thread. */
final class MotionFrames implements AutoCloseable {
    private static final double NANOS = 1e9;

    /** A frame that comes late moves vertices no further than that many seconds. */
    private static final double LONGEST_FRAME = 0.1;

    private final Region pane;
    private final GraphMotion motion;
    private Optional<Pulse> pulse = Optional.empty();
    private long lastFrame;
    private boolean closed;

    /** @param pane laid out anew in each frame; nothing moves while it is in no scene */
    MotionFrames(Region pane, GraphMotion motion) {
        this.pane = pane;
        this.motion = motion;
    }

    /** Frames come from now on, until the motion rests. */
    void run() {
        if (pulse.isEmpty() && !closed) {
            lastFrame = 0;
            pulse = Optional.of(new Pulse(pane, this::tick));
        }
    }

    /** Frames come if the motion does not rest: in a pane of another size a picture at rest is fitted anew. */
    void keepUp() {
        if (!motion.isResting()) {
            run();
        }
    }

    private void tick(long now) {
        double passed = lastFrame == 0 ? 0 : Math.min(LONGEST_FRAME, (now - lastFrame) / NANOS);
        lastFrame = now;
        motion.tick(passed);
        pane.requestLayout();
        if (motion.isResting()) {
            stop();
        }
    }

    private void stop() {
        pulse.ifPresent(Pulse::close);
        pulse = Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        stop();
    }
}
