package knightschool.ui.picture;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;
import knightschool.drawing.board.DrawnWalk;
import knightschool.ui.theme.ReducedMotion;

/**
 * Plays the drawing of a walk once, square by square, within three seconds. If the system asks for reduced motion, the
 * whole walk is drawn at once.
 */
final class WalkReplay {
    private static final double MOVE_MILLIS = 90;
    private static final double MOST_MILLIS = 3000;

    private final DoubleProperty drawn = new SimpleDoubleProperty(this, "drawn", 1);
    private final Timeline motion = new Timeline();
    private final Runnable changed;
    private Optional<DrawnWalk> walk = Optional.empty();

    /** @param changed runs when more or less of the walk is drawn */
    WalkReplay(Runnable changed) {
        this.changed = changed;
        drawn.addListener(_ -> changed.run());
    }

    /** Draws a walk from its start, or none if empty. */
    void show(Optional<DrawnWalk> next) {
        motion.stop();
        walk = next;
        boolean plays = walk.isPresent() && !ReducedMotion.isReduced();
        drawn.set(plays ? 0 : 1);
        walk.filter(_ -> plays).ifPresent(this::play);
        changed.run();
    }

    private void play(DrawnWalk line) {
        Duration time = Duration.millis(Math.min(MOST_MILLIS, MOVE_MILLIS * line.visits()));
        motion.getKeyFrames().setAll(new KeyFrame(time, new KeyValue(drawn, 1, Interpolator.EASE_BOTH)));
        motion.playFromStart();
    }

    /** Returns the part of the walk that is drawn now. */
    Optional<DrawnWalk> line() {
        return walk.map(line -> line.ofFirst(squares(line)));
    }

    private int squares(DrawnWalk line) {
        int all = line.squares().size();
        return Math.clamp((long) Math.ceil(drawn.get() * all), 1, all);
    }

    /** Returns whether no animation is running. */
    boolean isStill() {
        return motion.getStatus() != Animation.Status.RUNNING;
    }

    void close() {
        motion.stop();
    }
}
