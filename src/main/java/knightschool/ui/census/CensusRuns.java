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

/** The work on one question after the other: at most one is counted, and those given up end in their own time. */
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

    /** Begins to count; nothing more comes of what was counted before. */
    void begin(CensusProblem census) {
        works.removeIf(CensusWork::isEnded);
        failure.set(null);
        work = new CensusWork(census, counting, inbox, failure::set);
        works.add(work);
        running.set(true);
    }

    /** Takes over whether the counting has ended, and how; once a pulse. */
    void tick() {
        inbox.empty();
    }

    /** Stops counting; rows that have come can still be taken. */
    void cancel() {
        if (work != null) {
            work.cancel();
        }
    }

    /** Nothing more comes of what is being counted. */
    void leave() {
        if (work != null) {
            work.close();
        }
        work = null;
        running.set(false);
    }

    /** Whether something has been begun and not been left. */
    boolean isUnderWay() {
        return work != null;
    }

    /** Whether no more rows will come than those that wait to be taken. */
    boolean isDone() {
        return work == null || work.isDone();
    }

    /** The rows that have come since this was asked last. */
    List<CensusRow> arrived() {
        return work == null ? List.of() : work.arrived();
    }

    /** The starts being counted now. */
    List<CensusRun.Underway> underway() {
        return work == null ? List.of() : work.underway();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** What broke the counting that was begun last; null where nothing did. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** What broke down is of no matter any more: something else is asked. */
    void forgetFailure() {
        failure.set(null);
    }

    /** Ends every thread; they are not waited for. */
    void close() {
        works.forEach(CensusWork::close);
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return works.stream().allMatch(CensusWork::isEnded);
    }
}
