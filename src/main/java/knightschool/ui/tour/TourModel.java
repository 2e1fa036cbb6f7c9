package knightschool.ui.tour;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.algorithm.WarnsdorffResult;
import knightschool.tour.PathCoverageSnapshot;
import knightschool.ui.work.BackgroundWork;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.WorkFailure;

/**
 * What the tour scene knows and can do, without a toolkit.
 *
 * <p>All calls come from one thread, the screen's. Nothing is worked out on it: {@link #tick}, called once a pulse,
 * takes over what has come since.
 */
final class TourModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<TourQuestion> question;
    private final ReadOnlyObjectWrapper<ConstructedTour> built = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<PathCoverageSnapshot> coverage = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<WarnsdorffResult> greedy = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<WorkFailure> breakdown = new ReadOnlyObjectWrapper<>();
    private final TourTask.Builder builder;
    private final boolean timed;
    private final TourPlayback steps = new TourPlayback();
    private final ObjectProperty<TourZoom> zoom = new SimpleObjectProperty<>(this, "zoom", TourZoom.WHOLE);

    private final Map<TourQuestion, Double> measured = new HashMap<>();
    private final PulseTaskQueue inbox = new PulseTaskQueue();

    /** One for all questions, so that one that was left has ended before the next takes memory. */
    private final BackgroundWork thread = BackgroundWork.newest("tours", inbox);

    private TourTask work;

    /** How many squares the rule visits: fewer than all where a person has cancelled it. */
    private int most = Integer.MAX_VALUE;

    private boolean away;
    private boolean broughtBack;

    /** @param timed whether the time that was taken is said */
    TourModel(TourQuestion first, boolean timed) {
        this(first, ConstructedTour::of, timed);
    }

    /** @param builder makes tours where there are any, on a thread of the model's own */
    TourModel(TourQuestion first, TourTask.Builder builder) {
        this(first, builder, true);
    }

    private TourModel(TourQuestion first, TourTask.Builder builder, boolean timed) {
        this.builder = builder;
        this.timed = timed;
        question = new ReadOnlyObjectWrapper<>(first);
        begin(TourPlayback.FIRST_LOOK);
    }

    // What is asked

    TourQuestion question() {
        return question.get();
    }

    ReadOnlyObjectProperty<TourQuestion> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /** Asks for another tour; one that is asked for already stays as it is. */
    void ask(TourQuestion next) {
        if (!next.equals(question())) {
            if (next.columns() != question().columns()
                    || next.rows() != question().rows()) {
                zoom.set(TourZoom.WHOLE);
            }
            question.set(next);
            most = Integer.MAX_VALUE;
            begin(TourPlayback.FIRST_LOOK);
        }
    }

    /** Works on the question again, after it was cancelled or broke down. */
    void again() {
        if (!thread.isBusy()) {
            measured.remove(question());
            most = Integer.MAX_VALUE;
            begin(steps.wanted());
        }
    }

    private void begin(int then) {
        clear(then);
        work = new TourTask(question(), most, builder, this::show, coverage::set);
        thread.ask(work, this::followed, breakdown::set);
    }

    private void clear(int then) {
        away = false;
        broughtBack = false;
        steps.clear(then);
        built.set(null);
        coverage.set(null);
        greedy.set(null);
        breakdown.set(null);
    }

    /**
     * Nobody looks at it now. What is under way goes on. What is there, takes much memory and can be made again is let
     * go, until {@link #bringBack}. The step and how near a person has gone stay, and so does what was cancelled or
     * broke down.
     */
    void putAway() {
        steps.playback().pause();
        if (question().isLarge() && isSettled() && breakdown.get() == null && !isCancelled()) {
            WarnsdorffResult path = greedy.get();
            boolean cancelled = path != null && path.ending() == WarnsdorffResult.Ending.CANCELLED;
            most = cancelled ? path.path().length() : Integer.MAX_VALUE;
            clear(steps.wanted());
            away = true;
        }
    }

    /** Makes again what was put away. */
    void bringBack() {
        if (away) {
            begin(steps.wanted());
            broughtBack = true;
        }
    }

    /** Whether what is there, or is being made, was there before it was put away. */
    boolean isBroughtBack() {
        return broughtBack;
    }

    // What has come

    /** The tour by divide and conquer; null as long as there is none. */
    ReadOnlyObjectProperty<ConstructedTour> builtProperty() {
        return built.getReadOnlyProperty();
    }

    /** How far Warnsdorff's rule has come while it goes on; null before anything of that is known. */
    ReadOnlyObjectProperty<PathCoverageSnapshot> coverageProperty() {
        return coverage.getReadOnlyProperty();
    }

    /** How far Warnsdorff's rule came; null as long as it goes on. */
    ReadOnlyObjectProperty<WarnsdorffResult> greedyProperty() {
        return greedy.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return thread.busyProperty();
    }

    /** How many squares Warnsdorff's rule has visited. */
    int visited() {
        if (greedy.get() != null) {
            return greedy.get().path().length();
        }
        return coverage.get() == null ? 0 : coverage.get().length();
    }

    /** What broke down: the tour where there is none, else the path by the rule; mostly null. */
    ReadOnlyObjectProperty<WorkFailure> breakdownProperty() {
        return breakdown.getReadOnlyProperty();
    }

    /** Whether there will be no tour, although the board has one, because making it broke down. */
    boolean isWithoutTour() {
        return breakdown.get() != null
                && built.get() == null
                && question().existence().exists();
    }

    /** Whether there is no tour because a person cancelled it before it was made. */
    boolean isCancelled() {
        return !thread.isBusy()
                && built.get() == null
                && breakdown.get() == null
                && question().existence().exists();
    }

    /** Stops playing, and ends what is under way. */
    void stop() {
        steps.playback().pause();
        if (thread.isBusy()) {
            cancel();
        }
    }

    /** Ends what is under way; what is there stays. A tour that is not there yet will not be shown. */
    void cancel() {
        work.stop();
        if (built.get() == null && question().existence().exists()) {
            thread.cancel();
        }
    }

    /**
     * Takes over what has come, and goes on where steps are played.
     *
     * @param nanos the time of the pulse
     */
    void tick(long nanos) {
        work.look();
        inbox.empty();
        steps.playback().tick(nanos);
    }

    /** Whether a pulse has nothing to do. */
    boolean isIdle() {
        return isSettled() && !steps.playback().playingProperty().get();
    }

    /** What comes back unasked is made again, but not measured again: the figure that a person has read stays. */
    private void followed(WarnsdorffResult result) {
        ConstructedTour tour = built.get();
        if (tour != null && result != null && result.ending() != WarnsdorffResult.Ending.CANCELLED) {
            measured.putIfAbsent(question(), (double) result.nanos() / tour.nanos());
        }
        greedy.set(result);
    }

    /**
     * How many times as long as joining Warnsdorff's rule took on this board, as it was measured first since a person
     * asked for it; empty where it was not, or is not to be spoken of.
     */
    OptionalDouble measured() {
        Double times = timed ? measured.get(question()) : null;
        return times == null ? OptionalDouble.empty() : OptionalDouble.of(times);
    }

    private void show(ConstructedTour tour) {
        steps.show(tour.last(), question().isLarge() ? TourPlayback.END : 0);
        built.set(tour);
    }

    // What is looked at

    /** Which step is shown, and what goes to others. */
    TourPlayback steps() {
        return steps;
    }

    /** How near a person has gone; the same for both boards. */
    ObjectProperty<TourZoom> zoomProperty() {
        return zoom;
    }

    /** Whether nothing more will come by itself. */
    boolean isSettled() {
        return !thread.isBusy();
    }

    /** Ends what is under way, and soon the thread; nothing is taken over any more. */
    @Override
    public void close() {
        thread.close();
        steps.playback().pause();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return thread.isEnded();
    }
}
