package knightschool.ui.lesson.slide;

import java.util.Optional;
import java.util.function.IntFunction;
import knightschool.ui.snapshot.HighResolutionPicture;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.work.Pulse;

/**
 * Pictures of slides, one after the other: at most one is taken in a frame, and none before the one before was dealt
 * with, so that the screen goes on and little memory is needed. It goes on whatever is on screen, until it is closed.
 * Used on the JavaFX thread.
 */
public final class SlideSnapshotQueue implements AutoCloseable {
    /** What works for longer is taken as it is by then, in nanoseconds. */
    private static final long PATIENCE = 30_000_000_000L;

    private final int count;
    private final IntFunction<Optional<HighResolutionSnapshot>> shots;
    private final Follower follower;
    private final Pulse pulse;
    private Optional<HighResolutionSnapshot> shot = Optional.empty();
    private boolean waits;
    private boolean closed;
    private int next;
    private long began;

    /** What becomes of the pictures. */
    public interface Follower {
        /** A slide, from 0, is drawn next. */
        void draws(int slide);

        /**
         * The picture of it is there; it is {@link SlideSnapshotQueue#goOn} that has the next one taken.
         *
         * @param picture empty where there is none
         */
        void taken(Optional<HighResolutionPicture> picture);

        /** There are no more. */
        void ended();
    }

    /**
     * Begins with the first.
     *
     * @param shots makes that of a slide, from 0; empty where there is none
     */
    public SlideSnapshotQueue(int count, IntFunction<Optional<HighResolutionSnapshot>> shots, Follower follower) {
        this.count = count;
        this.shots = shots;
        this.follower = follower;
        this.pulse = Pulse.untilClosed(this::step);
    }

    private void step(long now) {
        if (waits) {
            return;
        }
        if (shot.isPresent()) {
            began = began == 0 ? now : began;
            look(shot.get(), now);
        } else if (next == count) {
            close();
            follower.ended();
        } else {
            begin();
        }
    }

    private void begin() {
        follower.draws(next);
        began = 0;
        shot = shots.apply(next++);
        if (shot.isEmpty()) {
            hand(Optional.empty());
        }
    }

    private void look(HighResolutionSnapshot open, long now) {
        Optional<HighResolutionPicture> picture = open.look();
        if (picture.isPresent()) {
            hand(picture);
        } else if (now - began > PATIENCE) {
            hand(Optional.of(open.picture()));
        }
    }

    private void hand(Optional<HighResolutionPicture> picture) {
        end();
        waits = true;
        follower.taken(picture);
    }

    /** The next one may be taken. */
    public void goOn() {
        waits = closed;
    }

    private void end() {
        shot.ifPresent(HighResolutionSnapshot::close);
        shot = Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        waits = true;
        pulse.close();
        end();
    }
}
