package knightschool.ui.board;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/**
 * The short glide of a knight or a block to the place where a move has already put it. Nobody waits for it: steps that
 * are shown one after the other are played by {@code ui.playback}.
 */
public final class GlideAnimation extends Transition {
    private static final Duration TIME = Duration.millis(180);

    private final Runnable draw;
    private double part = 1;

    /** @param draw run whenever the piece has moved */
    @SuppressWarnings("this-escape") // Only what every transition has is set.
    public GlideAnimation(Runnable draw) {
        this.draw = draw;
        setCycleDuration(TIME);
        setInterpolator(Interpolator.EASE_BOTH);
        setOnFinished(_ -> end());
    }

    /** Starts a glide, in place of a running one. */
    public void begin() {
        stop();
        part = 0;
        playFromStart();
    }

    /** Ends the glide: the piece is at its place. */
    public void end() {
        stop();
        part = 1;
        draw.run();
    }

    /** Returns the progress, from 0 to 1; 1 if nothing glides. */
    public double part() {
        return part;
    }

    public boolean isRunning() {
        return getStatus() == Status.RUNNING;
    }

    @Override
    protected void interpolate(double now) {
        part = now;
        draw.run();
    }
}
