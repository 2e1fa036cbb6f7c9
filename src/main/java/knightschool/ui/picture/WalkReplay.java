package knightschool.ui.picture;

import java.util.Optional;
import javafx.scene.Node;
import knightschool.drawing.board.DrawnWalk;
import knightschool.ui.playback.PlaybackModel;
import knightschool.ui.playback.SpeedClock;
import knightschool.ui.theme.ReducedMotion;
import knightschool.ui.work.PulseTimer;

/**
 * Plays the drawing of a walk once, square by square, within three seconds. If the system asks for reduced motion, the
 * whole walk is drawn at once.
 */
final class WalkReplay implements AutoCloseable {
    private static final double LEAST_PER_SECOND = 11;
    private static final double MOST_SECONDS = 3;

    private final SpeedClock speed = new SpeedClock();
    private final PlaybackModel playback = new PlaybackModel(speed, _ -> {});
    private final Runnable changed;
    private final PulseTimer pulse;
    private Optional<DrawnWalk> walk = Optional.empty();

    /**
     * @param canvas the node on which the walk is drawn
     * @param changed runs when more or less of the walk is drawn
     */
    WalkReplay(Node canvas, Runnable changed) {
        this.changed = changed;
        playback.stepProperty().addListener(_ -> changed.run());
        pulse = new PulseTimer(canvas, playback::tick, this::isStill);
    }

    /** Draws a walk from its start, or none if empty. */
    void show(Optional<DrawnWalk> next) {
        walk = next;
        int all = walk.map(line -> line.squares().size()).orElse(0);
        boolean plays = all > 0 && !ReducedMotion.isReduced();
        playback.begin(all, plays ? 1 : all);
        if (plays) {
            speed.stepsPerSecondProperty().set(Math.max(LEAST_PER_SECOND, all / MOST_SECONDS));
            playback.play();
        }
        changed.run();
    }

    /** Returns the part of the walk that is drawn now. */
    Optional<DrawnWalk> line() {
        return walk.map(line -> line.ofFirst((int) playback.step()));
    }

    /** Returns whether nothing is being played. */
    boolean isStill() {
        return !playback.isPlaying();
    }

    @Override
    public void close() {
        pulse.close();
    }
}
