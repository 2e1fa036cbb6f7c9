package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import knightschool.census.Census;
import knightschool.census.CensusRow;
import knightschool.census.CensusRun;

/** The work on one question after the other: at most one is counted, and those given up end in their own time. */
final class CensusRuns {
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final List<CensusWork> works = new ArrayList<>();
    private CensusWork work;

    /** Begins to count; nothing more comes of what was counted before. */
    void begin(Census census) {
        works.removeIf(CensusWork::isEnded);
        work = new CensusWork(census);
        works.add(work);
        running.set(true);
    }

    /** Stops counting; rows that have come can still be taken. */
    void cancel() {
        if (work != null) {
            work.close();
        }
    }

    /** Nothing more comes of what is being counted. */
    void leave() {
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

    /** Ends every thread; they are not waited for. */
    void close() {
        works.forEach(CensusWork::close);
    }

    /** Whether every thread has ended. */
    boolean isEnded() {
        return works.stream().allMatch(CensusWork::isEnded);
    }
}
