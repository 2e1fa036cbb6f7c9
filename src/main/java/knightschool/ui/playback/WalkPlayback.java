package knightschool.ui.playback;

import java.time.Duration;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.drawing.board.DrawnWalk;

/**
 * The playback of a walk, square by square. Step 0 shows its first square, and the last step the whole walk. Free of
 * timers: the owner calls {@code tick} of {@link #playback} from a pulse.
 */
public final class WalkPlayback {
    /** The time that the eye gives to a move of a solution. */
    public static final Duration USUAL_MOVE = Duration.ofMillis(450);

    /** The time in which a long solution is shown. */
    public static final Duration USUAL_WHOLE = Duration.ofSeconds(20);

    /** The time of a frame of a screen, in nanoseconds: less time cannot be given to a step. */
    private static final long FRAME = 16_666_667;

    private final ReadOnlyObjectWrapper<Optional<DrawnWalk>> wholeWalk =
            new ReadOnlyObjectWrapper<>(this, "wholeWalk", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<DrawnWalk>> line =
            new ReadOnlyObjectWrapper<>(this, "line", Optional.empty());
    private final BooleanBinding visible =
            Bindings.createBooleanBinding(() -> wholeWalk.get().isPresent(), wholeWalk);
    private final PlaybackModel playback;

    /** Creates a playback at the usual pace of a solution, without a walk. */
    public WalkPlayback() {
        this(USUAL_MOVE, USUAL_WHOLE);
    }

    /**
     * Creates a playback without a walk.
     *
     * @param moveTime the longest time that a move takes
     * @param wholeTime the longest time that all moves take
     */
    public WalkPlayback(Duration moveTime, Duration wholeTime) {
        playback = new PlaybackModel(new WalkPace(moveTime, wholeTime));
        playback.stepProperty().addListener(_ -> update());
    }

    /** Shows a whole walk, paused at its end, or none if empty. A walk that is shown already stays as it is. */
    public void show(Optional<DrawnWalk> walk) {
        if (!walk.equals(wholeWalk.get())) {
            put(walk, Integer.MAX_VALUE);
        }
    }

    /** Plays a walk from its first square. */
    public void play(DrawnWalk walk) {
        put(Optional.of(walk), 0);
        playback.play();
    }

    private void put(Optional<DrawnWalk> walk, long step) {
        line.set(Optional.empty());
        wholeWalk.set(walk);
        playback.begin(walk.map(all -> all.squares().size() - 1).orElse(0), step);
        update();
    }

    private void update() {
        line.set(wholeWalk.get().map(all -> all.ofFirst((int) playback.step() + 1)));
    }

    /** The part of the walk up to the current step; empty if there is no walk. */
    public ReadOnlyObjectProperty<Optional<DrawnWalk>> lineProperty() {
        return line.getReadOnlyProperty();
    }

    /** Returns the part of the walk up to the current step; see {@link #lineProperty}. */
    public Optional<DrawnWalk> line() {
        return line.get();
    }

    /** Whether there is a walk. */
    public BooleanBinding shownProperty() {
        return visible;
    }

    public PlaybackModel playback() {
        return playback;
    }

    /** Gives every move the same time. Where that is less than a frame, several moves come at a time. */
    private final class WalkPace implements PlaybackModel.Pace {
        private final Duration moveTime;
        private final Duration wholeTime;

        WalkPace(Duration moveTime, Duration wholeTime) {
            this.moveTime = moveTime;
            this.wholeTime = wholeTime;
        }

        @Override
        public long nanos(long step) {
            return Math.min(moveTime.toNanos(), wholeTime.toNanos() * stride() / moves());
        }

        @Override
        public int stride() {
            return (int) Math.ceilDiv(moves() * FRAME, wholeTime.toNanos());
        }

        private long moves() {
            return Math.max(1, playback.last());
        }
    }
}
