package knightschool.ui.statemap;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;
import knightschool.drawing.statemap.PuzzleMarks;

/** A block on its way to its place. */
final class BlockGlide extends Transition {
    private static final Duration TIME = Duration.millis(200);

    private final Runnable draw;
    private int block = PuzzleMarks.NONE;
    private double from;
    private double now;

    /** @param draw is run whenever the block is elsewhere */
    @SuppressWarnings("this-escape") // Only what every transition has is set.
    BlockGlide(Runnable draw) {
        this.draw = draw;
        setCycleDuration(TIME);
        setInterpolator(Interpolator.EASE_BOTH);
        setOnFinished(_ -> draw.run());
    }

    /** Lets a block come from so many cells away. */
    void begin(int moved, double cells) {
        stop();
        block = moved;
        from = cells;
        now = cells;
        playFromStart();
    }

    boolean isRunning() {
        return getStatus() == Status.RUNNING;
    }

    /** The same with the block where it is now. */
    PuzzleMarks on(PuzzleMarks look) {
        return isRunning() ? look.withDragged(block, now) : look;
    }

    @Override
    protected void interpolate(double part) {
        now = from * (1 - part);
        draw.run();
    }
}
