package knightschool.ui.tour;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import knightschool.algorithm.warnsdorff.WarnsdorffResult;
import knightschool.drawing.Zoom;
import knightschool.history.UndoHistoryEvent;
import knightschool.tour.PathCoverageGrid;
import knightschool.ui.history.UndoHistory;
import knightschool.ui.work.BackgroundWorker;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.WorkFailure;

/**
 * The model of the scene that constructs tours by divide and conquer, independent of the JavaFX toolkit.
 *
 * <p>Used on the JavaFX thread only. Nothing is computed on it: {@link #tick}, called once per pulse, applies the
 * results of a background thread.
 */
final class TourConstructionModel implements UndoHistory, AutoCloseable {
    private final ReadOnlyObjectWrapper<TourConstructionParameters> question;
    private final ReadOnlyObjectWrapper<ConstructedTour> built = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<PathCoverageGrid> coverage = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<WarnsdorffResult> greedy = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<WorkFailure> breakdown = new ReadOnlyObjectWrapper<>();
    private final WarnsdorffComparisonTask.Builder builder;
    private final boolean timed;
    private final TourPlayback steps = new TourPlayback();
    private final ObjectProperty<Zoom> zoom = new SimpleObjectProperty<>(this, "zoom", Zoom.WHOLE);

    private final TourConstructionUndoHistory history = new TourConstructionUndoHistory();
    private final Map<TourConstructionParameters, Double> measured = new HashMap<>();
    private final PulseTaskQueue inbox = new PulseTaskQueue();

    /**
     * One thread for all questions, so that the work on the previous question has ended before the next one takes
     * memory.
     */
    private final BackgroundWorker worker = BackgroundWorker.newest("tours", inbox);

    private WarnsdorffComparisonTask work;

    /** The number of squares that the rule visits: fewer than all if the user has cancelled it. */
    private int most = Integer.MAX_VALUE;

    private boolean away;
    private boolean broughtBack;

    /** @param timed whether the measured time is shown */
    TourConstructionModel(TourConstructionParameters first, boolean timed) {
        this(first, ConstructedTour::of, timed);
    }

    /** @param builder constructs tours, on the background thread */
    TourConstructionModel(TourConstructionParameters first, WarnsdorffComparisonTask.Builder builder) {
        this(first, builder, true);
    }

    private TourConstructionModel(
            TourConstructionParameters first, WarnsdorffComparisonTask.Builder builder, boolean timed) {
        this.builder = builder;
        this.timed = timed;
        question = new ReadOnlyObjectWrapper<>(first);
        begin(TourPlayback.FIRST_LOOK);
    }

    // What is asked

    TourConstructionParameters question() {
        return question.get();
    }

    ReadOnlyObjectProperty<TourConstructionParameters> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /** Asks for another tour, which {@link #undo} takes back; does nothing if it is the current one. */
    void ask(TourConstructionParameters next) {
        if (!next.equals(question())) {
            history.leave(state());
            replaceWith(next);
        }
    }

    private void replaceWith(TourConstructionParameters next) {
        Zoom same = next.hasBoardOf(question()) ? zoom.get() : Zoom.WHOLE;
        bring(TourConstructionUndoState.unanswered(next, same));
    }

    /** Asks for a tour in place of all that {@link #undo} leads back to. */
    void open(TourConstructionParameters next) {
        if (!next.equals(question())) {
            replaceWith(next);
        }
        history.clear();
    }

    /** Goes back to the question before, with its tours and its step. */
    @Override
    public void undo() {
        history.back(state()).ifPresent(this::bring);
    }

    /** Goes forward to the question that was undone last. */
    @Override
    public void redo() {
        history.forth(state()).ifPresent(this::bring);
    }

    @Override
    public boolean canUndo() {
        return history.undoableProperty().get();
    }

    @Override
    public boolean canRedo() {
        return history.redoableProperty().get();
    }

    @Override
    public void addListener(Consumer<UndoHistoryEvent> listener) {
        history.addListener(listener);
    }

    /** Whether there is a question before. */
    ReadOnlyBooleanProperty undoableProperty() {
        return history.undoableProperty();
    }

    /** Whether a question was taken back. */
    ReadOnlyBooleanProperty redoableProperty() {
        return history.redoableProperty();
    }

    private TourConstructionUndoState state() {
        return new TourConstructionUndoState(question(), steps.chosenStep(), most, zoom.get(), results());
    }

    /** The results computed for the question; empty while it is computed, and once it is released. */
    private Optional<TourConstructionUndoState.Results> results() {
        return worker.isBusy() || away
                ? Optional.empty()
                : Optional.of(new TourConstructionUndoState.Results(built.get(), greedy.get(), breakdown.get()));
    }

    /** Shows a question with its tours, which are computed only if they are not known. */
    private void bring(TourConstructionUndoState state) {
        zoom.set(state.zoom());
        question.set(state.question());
        most = state.most();
        state.results().ifPresentOrElse(results -> restore(state.step(), results), () -> begin(state.step()));
    }

    private void restore(int step, TourConstructionUndoState.Results results) {
        worker.cancel();
        clear(step);
        results.tour().ifPresent(this::show);
        greedy.set(results.rule());
        breakdown.set(results.failure());
    }

    /** Repeats the work on the question after it was cancelled or has failed. */
    void retry() {
        if (!worker.isBusy()) {
            measured.remove(question());
            most = Integer.MAX_VALUE;
            begin(steps.chosenStep());
        }
    }

    private void begin(int then) {
        clear(then);
        work = new WarnsdorffComparisonTask(question(), most, builder, this::show, coverage::set);
        worker.ask(work, this::followed, breakdown::set);
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
     * Called when the scene is left. Running work continues. Results of a large board, which take much memory and can
     * be computed again, are released until {@link #bringBack}. The step and the zoom are kept, and so is a cancelled
     * or failed state.
     */
    void putAway() {
        steps.playback().pause();
        if (question().isLarge() && isSettled() && breakdown.get() == null && !isCancelled()) {
            most = state().released().most();
            clear(steps.chosenStep());
            away = true;
        }
    }

    /** Computes again what {@link #putAway} has released. */
    void bringBack() {
        if (away) {
            begin(steps.chosenStep());
            broughtBack = true;
        }
    }

    /** Whether the current result, complete or not, is one that had been released. */
    boolean isBroughtBack() {
        return broughtBack;
    }

    // What has come

    /** The tour by divide and conquer; null until it is constructed. */
    ReadOnlyObjectProperty<ConstructedTour> builtProperty() {
        return built.getReadOnlyProperty();
    }

    /** The progress of Warnsdorff's rule while it runs; null before the first report. */
    ReadOnlyObjectProperty<PathCoverageGrid> coverageProperty() {
        return coverage.getReadOnlyProperty();
    }

    /** The result of Warnsdorff's rule; null while it runs. */
    ReadOnlyObjectProperty<WarnsdorffResult> greedyProperty() {
        return greedy.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return worker.busyProperty();
    }

    /** The number of squares that Warnsdorff's rule has visited. */
    int visited() {
        if (greedy.get() != null) {
            return greedy.get().path().length();
        }
        return coverage.get() == null ? 0 : coverage.get().length();
    }

    /** The failure of the tour or, if the tour is complete, of the path by the rule; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> breakdownProperty() {
        return breakdown.getReadOnlyProperty();
    }

    /** Whether there is no tour because its construction has failed, although one exists. */
    boolean isWithoutTour() {
        return breakdown.get() != null
                && built.get() == null
                && question().existence().exists();
    }

    /** Whether there is no tour because the user has cancelled its construction. */
    boolean isCancelled() {
        return !worker.isBusy()
                && built.get() == null
                && breakdown.get() == null
                && question().existence().exists();
    }

    /** Pauses the playback and cancels running work. */
    void stop() {
        steps.playback().pause();
        if (worker.isBusy()) {
            cancel();
        }
    }

    /** Cancels running work. Complete results stay. */
    void cancel() {
        work.stop();
        if (built.get() == null && question().existence().exists()) {
            worker.cancel();
        }
    }

    /**
     * Applies the results that have arrived, and advances the playback.
     *
     * @param nanos the time of the pulse, in nanoseconds
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

    /**
     * Sets the result of the rule. A result that is computed again is not measured again, so that the displayed time
     * stays.
     */
    private void followed(WarnsdorffResult result) {
        ConstructedTour tour = built.get();
        if (tour != null && result != null && result.ending() != WarnsdorffResult.Ending.CANCELLED) {
            measured.putIfAbsent(question(), (double) result.nanos() / tour.nanos());
        }
        greedy.set(result);
    }

    /**
     * The time of Warnsdorff's rule as a multiple of the time of joining, as first measured since the user asked for
     * it; empty if it was not measured or is not to be shown.
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

    /** The shown step and the playback. */
    TourPlayback steps() {
        return steps;
    }

    ObjectProperty<Zoom> zoomProperty() {
        return zoom;
    }

    /** Whether no background work is pending. */
    boolean isSettled() {
        return !worker.isBusy();
    }

    /** Cancels running work and ends the thread soon. No further results are applied. */
    @Override
    public void close() {
        worker.close();
        steps.playback().pause();
    }

    /** Whether the thread has ended after {@link #close}. */
    boolean isEnded() {
        return worker.isEnded();
    }
}
