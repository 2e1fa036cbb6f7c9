package knightschool.ui.statemap;

import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;
import knightschool.drawing.statemap.PuzzleMarks;

/** The animation of a block that moves to its place. */
final class BlockMoveAnimation extends Transition {
    private static final Duration TIME = Duration.millis(200);

    private final Runnable draw;
    private int block = PuzzleMarks.NONE;
    private double from;
    private double now;

    /** @param draw run whenever the block has moved */
    @SuppressWarnings("this-escape") // Only what every transition has is set.
    BlockMoveAnimation(Runnable draw) {
        this.draw = draw;
        setCycleDuration(TIME);
        setInterpolator(Interpolator.EASE_BOTH);
        setOnFinished(_ -> draw.run());
    }

    /**
     * Starts the animation of a block.
     *
     * @param moved the block
     * @param cells its distance from its place at the start, in cells
     */
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

    /** Returns the marks with the block at its current place. */
    PuzzleMarks on(PuzzleMarks look) {
        return isRunning() ? look.withDragged(block, now) : look;
    }

    @Override
    protected void interpolate(double part) {
        now = from * (1 - part);
        draw.run();
    }
}
