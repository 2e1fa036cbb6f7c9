package knightschool.ui.census;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.census.CensusComputation;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.ui.work.BackgroundRowCollector;
import knightschool.ui.work.WorkFailure;

/** Runs censuses in background threads, one at a time. All methods are called on the JavaFX thread. */
final class CensusRunner {
    /** The number of processors left for the JavaFX thread and other programs. */
    private static final int LEFT_FREE = 1;

    private final BackgroundRowCollector<CensusRow, CensusComputation> runs =
            new BackgroundRowCollector<>("census", CensusComputation::workOn, CensusComputation::cancel);
    private final Counting counting;

    /** Creates the run that computes a census. */
    @FunctionalInterface
    interface Counting {
        /** @param rows receives each row when it is computed */
        CensusComputation run(CensusProblem census, Consumer<CensusRow> rows);
    }

    CensusRunner(Counting counting) {
        this.counting = counting;
    }

    /** Starts a census; the results of the previous one are discarded. */
    void begin(CensusProblem census) {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        runs.begin(rows -> counting.run(census, rows), Math.clamp(census.size(), 1, most));
    }

    /** Updates whether the census has ended and how; called once per pulse. */
    void tick() {
        runs.tick();
    }

    /** Requests the end of the census; rows that have arrived can still be taken. */
    void cancel() {
        runs.cancel();
    }

    /** Discards the census. */
    void leave() {
        runs.leave();
    }

    /** Whether there is a census that has not been discarded. */
    boolean isUnderWay() {
        return runs.isUnderWay();
    }

    /** Whether no further rows will come, other than those waiting to be taken. */
    boolean isDone() {
        return runs.isDone();
    }

    /** Takes the rows that have arrived since the last call. */
    List<CensusRow> arrived() {
        return runs.arrived();
    }

    /** The starts that are being searched from. */
    List<CensusComputation.Underway> underway() {
        return runs.now().map(CensusComputation::underway).orElse(List.of());
    }

    ReadOnlyBooleanProperty runningProperty() {
        return runs.runningProperty();
    }

    /** The failure of the last census; null if there is none. */
    ReadOnlyObjectProperty<WorkFailure> failureProperty() {
        return runs.failureProperty();
    }

    /** Forgets the failure, since the question has changed. */
    void forgetFailure() {
        runs.forgetFailure();
    }

    /** Ends all threads without waiting for them. */
    void close() {
        runs.close();
    }

    /** Whether all threads have ended. */
    boolean isEnded() {
        return runs.isEnded();
    }
}
