package knightschool.ui.runs;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.ui.history.AbstractStateHistory;
import knightschool.ui.work.BackgroundTableRunner;
import knightschool.ui.work.WorkFailure;

/**
 * The model of a scene that runs the searches of a plan in the background and collects a row of results for each. The
 * plan can be changed, and the changes undone.
 *
 * <p>Used on the JavaFX thread only. Nothing is counted on it: {@link #tick}, called once per pulse, adds the rows that
 * have arrived.
 *
 * @param <P> the type of the plans, which are immutable
 * @param <R> the type of the rows that are counted
 * @param <C> the type of a count
 */
public abstract class AbstractSearchRunsModel<P, R, C> extends AbstractStateHistory<P> implements AutoCloseable {
    private final ReadOnlyObjectWrapper<P> plan;
    private final ReadOnlyBooleanWrapper runnable = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper reads = new ReadOnlyIntegerWrapper();
    private final BackgroundTableRunner<R, C> counting;

    /** @param counting runs the counts; closed with this model */
    protected AbstractSearchRunsModel(P first, BackgroundTableRunner<R, C> counting) {
        this.plan = new ReadOnlyObjectWrapper<>(first);
        this.counting = counting;
    }

    /** Begins to count what is missing, unless a count is running or nothing is missing. */
    public abstract void run();

    /** Whether everything that the plan asks for is counted. */
    protected abstract boolean isComplete();

    /** Adds rows that have arrived to what is known. */
    protected abstract void add(List<R> rows);

    /**
     * Shows the rows and the progress; called once per pulse while a count is running.
     *
     * @param isChanged whether rows were added or the count has ended since the last call
     */
    protected abstract void show(boolean isChanged);

    /** Shows another plan with what is known of it, and calls {@link #set}. */
    @Override
    protected abstract void restore(P next);

    /** Notes that results are looked for in files, until {@link #endRead}: none known yet does not mean none. */
    public final void beginRead() {
        reads.set(reads.get() + 1);
    }

    public final void endRead() {
        reads.set(reads.get() - 1);
    }

    /** The number of looks for results in files that have not ended. */
    public final ReadOnlyIntegerProperty readsProperty() {
        return reads.getReadOnlyProperty();
    }

    public final P plan() {
        return plan.get();
    }

    @Override
    protected final P now() {
        return plan();
    }

    public final ReadOnlyObjectProperty<P> planProperty() {
        return plan.getReadOnlyProperty();
    }

    protected final void set(P next) {
        plan.set(next);
    }

    /** Shows another plan; {@link #undo} returns to the present one. */
    protected final void change(P next) {
        leave();
        restore(next);
    }

    /** Records the present plan, to which {@link #undo} returns. */
    protected final void leave() {
        steps.leave(plan());
    }

    /** Whether there is a plan to which {@link #undo} returns. */
    public final ReadOnlyBooleanProperty undoableProperty() {
        return steps.undoableProperty();
    }

    /** Whether there is a plan to which {@link #redo} returns. */
    public final ReadOnlyBooleanProperty redoableProperty() {
        return steps.redoableProperty();
    }

    /** Requests the end of the count. Rows that have arrived stay. */
    public final void cancel() {
        counting.cancel();
    }

    /**
     * Ends the count at once. Rows that have arrived stay; a row that a thread is just finishing is dropped, so that
     * what is saved now is not followed by a row that is in no file.
     */
    public final void endCount() {
        if (counting.isUnderWay()) {
            takeLastRows();
            show(true);
        }
    }

    /** Cancels the count, adds the rows that have arrived, and forgets its failure. */
    protected final void discardCount() {
        takeLastRows();
        counting.forgetFailure();
    }

    private void takeLastRows() {
        counting.cancel();
        add(counting.arrived());
        counting.leave();
    }

    /** Adds the rows that have arrived; called once per pulse. */
    public final void tick() {
        if (!counting.isUnderWay()) {
            return;
        }
        counting.tick();
        boolean done = counting.isDone();
        List<R> arrived = counting.arrived();
        add(arrived);
        if (done) {
            counting.leave();
        }
        show(done || !arrived.isEmpty());
    }

    /** Whether a pulse has nothing to do. */
    public final boolean isIdle() {
        return !counting.isUnderWay();
    }

    /** The count that is running. */
    protected final Optional<C> count() {
        return counting.now();
    }

    protected final void updateRunnable() {
        runnable.set(isIdle() && !isComplete());
    }

    /** Whether a count is running. */
    public final ReadOnlyBooleanProperty runningProperty() {
        return counting.runningProperty();
    }

    /** Whether something is missing and no count is running. */
    public final ReadOnlyBooleanProperty runnableProperty() {
        return runnable.getReadOnlyProperty();
    }

    /** The failure of the last count, which {@link #run} continues; null if there is none. */
    public final ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return counting.failureProperty();
    }

    /** Ends all threads without waiting for them. */
    @Override
    public final void close() {
        counting.close();
    }

    /** Whether all threads have ended. */
    public final boolean isEnded() {
        return counting.isEnded();
    }
}
