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
import knightschool.algorithm.Solver;
import knightschool.compare.SearchProgress;
import knightschool.ui.playback.Playback;

/** How far the searches of a comparison have been computed, and how far they shall be. */
public final class ComparisonProgress {
    private static final int RAISE = 10;

    private final CompareWorker worker;
    private final ReadOnlyObjectWrapper<List<SearchProgress>> lanes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper explored = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper limit = new ReadOnlyLongWrapper(CompareModel.FIRST_LIMIT);
    private final ReadOnlyBooleanWrapper idle = new ReadOnlyBooleanWrapper();

    private final ObjectBinding<List<Solver>> stopped;

    /** @param step the step shown */
    ComparisonProgress(CompareWorker worker, ReadOnlyLongProperty step) {
        this.worker = worker;
        stopped = Bindings.createObjectBinding(() -> stopped(step.get()), lanes, step, limit);
    }

    private List<Solver> stopped(long step) {
        return lanes.get().stream()
                .filter(lane -> !lane.complete() && lane.explored() <= step && step >= limit.get())
                .map(SearchProgress::solver)
                .toList();
    }

    /** Which searches go no further than the step that is shown, since that is the limit. */
    public ObservableValue<List<Solver>> stoppedProperty() {
        return stopped;
    }

    /** Has each search computed up to that step. */
    void limit(long steps) {
        limit.set(steps);
        idle.set(false);
        worker.limit(steps);
    }

    /** Has them computed ten times as far. */
    void raiseLimit() {
        limit(Math.min(limit.get() * RAISE, CompareModel.LAST_LIMIT));
    }

    /** Other searches begin: nothing is known of them yet. */
    void begin() {
        idle.set(false);
    }

    /** Takes over how far the worker has come. */
    void take(CompareWorkerReport report) {
        lanes.set(report.lanes());
        explored.set(report.lanes().stream()
                .mapToLong(SearchProgress::explored)
                .max()
                .orElse(0));
        idle.set(report.idle());
    }

    /** How far they are known. */
    Playback.Extent extent() {
        return !idle.get() ? Playback.Extent.GROWING : isComplete() ? Playback.Extent.WHOLE : Playback.Extent.LIMITED;
    }

    /** Whether every search is over. */
    boolean isComplete() {
        return lanes.get().stream().allMatch(SearchProgress::complete);
    }

    /** How far each pane has been computed. */
    public ReadOnlyObjectProperty<List<SearchProgress>> lanesProperty() {
        return lanes.getReadOnlyProperty();
    }

    /** The furthest step that any pane has computed. */
    public ReadOnlyLongProperty exploredProperty() {
        return explored.getReadOnlyProperty();
    }

    /** The step up to which the worker computes ahead. */
    public ReadOnlyLongProperty limitProperty() {
        return limit.getReadOnlyProperty();
    }

    /** Whether the worker has nothing left to do: every pane has finished or reached the limit. */
    public ReadOnlyBooleanProperty idleProperty() {
        return idle.getReadOnlyProperty();
    }
}
