package knightschool.ui.lesson.slide;

import java.util.Optional;
import java.util.function.IntFunction;
import knightschool.ui.snapshot.HighResolutionSnapshot;
import knightschool.ui.snapshot.OffscreenSnapshot;
import knightschool.ui.work.PulseTimer;

/**
 * Takes pictures of slides one after the other. At most one is taken per frame, and each only after the previous one
 * was processed, so that the screen stays responsive and little memory is needed. Continues whatever is on screen,
 * until closed. Used on the JavaFX thread.
 */
public final class SlideSnapshotQueue implements AutoCloseable {
    /** The time after which an unfinished picture is taken as it is, in nanoseconds. */
    private static final long PATIENCE = 30_000_000_000L;

    private final int count;
    private final IntFunction<Optional<OffscreenSnapshot>> shots;
    private final Follower follower;
    private final PulseTimer pulse;
    private Optional<OffscreenSnapshot> shot = Optional.empty();
    private boolean waits;
    private boolean closed;
    private int next;

    /** Receives the pictures. */
    public interface Follower {
        /** Reports that the slide with the given index is drawn next. */
        void draws(int slide);

        /**
         * Receives the picture of the slide; {@link SlideSnapshotQueue#requestNext} must be called for the next one.
         *
         * @param picture the picture; empty if there is none
         */
        void receive(Optional<HighResolutionSnapshot> picture);

        /** Reports that there are no more pictures. */
        void ended();

        /** Reports that a picture could not be taken: there are no more. The exception is thrown on. */
        void brokeDown(Throwable failure);
    }

    /**
     * Starts with the first slide.
     *
     * @param shots returns the picture to take of the slide with the given index; empty if there is none
     */
    public SlideSnapshotQueue(int count, IntFunction<Optional<OffscreenSnapshot>> shots, Follower follower) {
        this.count = count;
        this.shots = shots;
        this.follower = follower;
        this.pulse = PulseTimer.untilClosed(this::step);
    }

    void step(long now) {
        if (waits) {
            return;
        }
        try {
            goOn(now);
        } catch (RuntimeException | Error broken) {
            closeAfter(broken);
            follower.brokeDown(broken);
            throw broken;
        }
    }

    /** Closes after an exception, which is to be thrown on also where closing throws another one. */
    private void closeAfter(Throwable broken) {
        try {
            close();
        } catch (RuntimeException | Error another) {
            broken.addSuppressed(another);
        }
    }

    private void goOn(long now) {
        if (shot.isPresent()) {
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
        shot = shots.apply(next++);
        if (shot.isEmpty()) {
            hand(Optional.empty());
        }
    }

    private void look(OffscreenSnapshot open, long now) {
        if (open.isReady(now, PATIENCE)) {
            hand(Optional.of(open.whole()));
        }
    }

    private void hand(Optional<HighResolutionSnapshot> picture) {
        end();
        waits = true;
        follower.receive(picture);
    }

    /** Allows the next picture to be taken. */
    public void requestNext() {
        waits = closed;
    }

    private void end() {
        Optional<OffscreenSnapshot> ending = shot;
        shot = Optional.empty();
        ending.ifPresent(OffscreenSnapshot::close);
    }

    @Override
    public void close() {
        closed = true;
        waits = true;
        pulse.close();
        end();
    }
}
