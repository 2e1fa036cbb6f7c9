package knightschool.ui.compare.model;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.compare.SearchComputationProgress;
import knightschool.ui.playback.PlaybackModel;

/** The progress of the searches of a comparison, and their limit. */
public final class ComparisonProgress {
    private static final int RAISE = 10;

    private final CompareWorker worker;
    private final ComparisonPlayer transport;
    private final ReadOnlyObjectWrapper<List<SearchComputationProgress>> lanes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper explored = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper limit = new ReadOnlyLongWrapper(CompareModel.FIRST_LIMIT);
    private final ReadOnlyBooleanWrapper idle = new ReadOnlyBooleanWrapper();

    private final ObjectBinding<List<ConfiguredAlgorithm>> stopped;

    /** Whether the worker was asked to rest. */
    private boolean isResting;

    /**
     * @param transport takes back the notice that a limit was reached when it is changed
     * @param step the shown step
     */
    ComparisonProgress(CompareWorker worker, ComparisonPlayer transport, ReadOnlyLongProperty step) {
        this.worker = worker;
        this.transport = transport;
        stopped = Bindings.createObjectBinding(() -> stopped(step.get()), lanes, step, limit);
    }

    private List<ConfiguredAlgorithm> stopped(long step) {
        return lanes.get().stream()
                .filter(lane -> !lane.complete() && lane.explored() <= step && step >= limit.get())
                .map(SearchComputationProgress::solver)
                .toList();
    }

    /** The searches that have reached the limit at the shown step without an end. */
    public ObservableValue<List<ConfiguredAlgorithm>> stoppedProperty() {
        return stopped;
    }

    /** Sets the limit of each search, in steps. */
    public void limit(long steps) {
        transport.say("");
        limit.set(steps);
        idle.set(false);
        worker.limit(steps);
    }

    /** Raises the limit tenfold, or shows that all searches are complete already. */
    public void raiseLimit() {
        if (idle.get() && isComplete()) {
            transport.say(CompareWords.ALL_END);
        } else {
            limit(Math.min(limit.get() * RAISE, CompareModel.LAST_LIMIT));
            transport.watch();
        }
    }

    /** Called when other searches begin; their progress is not known yet. */
    void begin() {
        idle.set(false);
    }

    /** Called when the worker is asked to rest. */
    void rest() {
        isResting = true;
    }

    /** Called when the worker is woken: it may have more to do than its last reports say, which are of its rest. */
    void wake() {
        isResting = false;
        idle.set(false);
    }

    /** Applies a report of the worker. */
    void take(CompareWorkerReport report) {
        lanes.set(report.lanes());
        explored.set(report.lanes().stream()
                .mapToLong(SearchComputationProgress::explored)
                .max()
                .orElse(0));
        idle.set(report.idle() && (isResting || !report.resting()));
    }

    /** Whether the known steps are growing, complete or limited. */
    PlaybackModel.Extent extent() {
        return !idle.get()
                ? PlaybackModel.Extent.GROWING
                : isComplete() ? PlaybackModel.Extent.WHOLE : PlaybackModel.Extent.LIMITED;
    }

    /** Whether all searches are over. */
    boolean isComplete() {
        return lanes.get().stream().allMatch(SearchComputationProgress::complete);
    }

    /** The progress of each pane. */
    public ReadOnlyObjectProperty<List<SearchComputationProgress>> lanesProperty() {
        return lanes.getReadOnlyProperty();
    }

    /** The furthest step computed in any pane. */
    public ReadOnlyLongProperty exploredProperty() {
        return explored.getReadOnlyProperty();
    }

    /** The step up to which searches are computed. */
    public ReadOnlyLongProperty limitProperty() {
        return limit.getReadOnlyProperty();
    }

    /** Whether the worker has nothing to do: every search is over or has reached the limit. */
    public ReadOnlyBooleanProperty idleProperty() {
        return idle.getReadOnlyProperty();
    }
}
