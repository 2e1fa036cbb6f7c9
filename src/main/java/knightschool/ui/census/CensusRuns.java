package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;
import knightschool.ui.work.PulseTaskQueue;
import knightschool.ui.work.WorkFailure;

/** Runs censuses one after the other: at most one is current, and cancelled ones end in their own time. */
final class CensusRuns {
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final ReadOnlyObjectWrapper<WorkFailure> failure = new ReadOnlyObjectWrapper<>(this, "failure");
    private final List<CensusWork> works = new ArrayList<>();
    private final PulseTaskQueue inbox = new PulseTaskQueue();
    private final CensusWork.Counting counting;
    private CensusWork work;

    CensusRuns(CensusWork.Counting counting) {
        this.counting = counting;
    }

    /** Starts a census; the results of the previous one are discarded. */
    void begin(CensusProblem census) {
        works.removeIf(CensusWork::isEnded);
        failure.set(null);
        work = new CensusWork(census, counting, inbox, failure::set);
        works.add(work);
        running.set(true);
    }

    /** Updates whether the census has ended and how; called once per pulse. */
    void tick() {
        inbox.empty();
    }

    /** Cancels the census. Rows that have arrived can still be taken. */
    void cancel() {
        if (work != null) {
            work.cancel();
        }
    }

    /** Discards the census. */
    void leave() {
        if (work != null) {
            work.close();
        }
        work = null;
        running.set(false);
    }

    /** Whether there is a census that has not been discarded. */
    boolean isUnderWay() {
        return work != null;
    }

    /** Whether no further rows will come, other than those waiting to be taken. */
    boolean isDone() {
        return work == null || work.isDone();
    }

    /** Takes the rows that have arrived since the last call. */
    List<CensusRow> arrived() {
        return work == null ? List.of() : work.arrived();
    }

    /** The starts that are being searched from. */
    List<CensusRun.Underway> underway() {
        return work == null ? List.of() : work.underway();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** The failure of the last census; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Forgets the failure, since the question has changed. */
    void forgetFailure() {
        failure.set(null);
    }

    /** Ends all threads without waiting for them. */
    void close() {
        works.forEach(CensusWork::close);
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return works.stream().allMatch(CensusWork::isEnded);
    }
}
