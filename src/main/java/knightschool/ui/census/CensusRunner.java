package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.CensusComputation;
import knightschool.census.CensusProblem;
import knightschool.census.CensusRow;
import knightschool.census.CensusSequence;
import knightschool.ui.work.BackgroundRowCollector;
import knightschool.ui.work.WorkFailure;

/**
 * Runs the censuses of a plan in background threads, one solver after the other. All methods are called on the JavaFX
 * thread.
 */
final class CensusRunner {
    /** The number of processors left for the JavaFX thread and other programs. */
    private static final int LEFT_FREE = 1;

    private final BackgroundRowCollector<Counted, CensusSequence> runs =
            new BackgroundRowCollector<>("census", CensusSequence::workOn, CensusSequence::cancel);
    private final Counting counting;
    private List<Part> parts = List.of();

    /** A row, and the solver that it is of. */
    record Counted(ConfiguredAlgorithm solver, CensusRow row) {}

    /** The starts that a solver is searching from. */
    record Underway(ConfiguredAlgorithm solver, List<CensusComputation.Underway> starts) {}

    private record Part(ConfiguredAlgorithm solver, CensusComputation census) {}

    /** Creates the run that computes a census. */
    @FunctionalInterface
    interface Counting {
        /** @param rows receives each row when it is computed */
        CensusComputation run(CensusProblem census, Consumer<CensusRow> rows);
    }

    CensusRunner(Counting counting) {
        this.counting = counting;
    }

    /** Starts the censuses of some solvers in their order; the results of those before are discarded. */
    void begin(SequencedMap<ConfiguredAlgorithm, CensusProblem> censuses) {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        int starts = censuses.values().stream().mapToInt(CensusProblem::size).sum();
        runs.begin(rows -> sequence(censuses, rows), Math.clamp(starts, 1, most));
    }

    private CensusSequence sequence(SequencedMap<ConfiguredAlgorithm, CensusProblem> censuses, Consumer<Counted> rows) {
        List<Part> begun = new ArrayList<>();
        censuses.forEach((solver, census) ->
                begun.add(new Part(solver, counting.run(census, row -> rows.accept(new Counted(solver, row))))));
        parts = List.copyOf(begun);
        return new CensusSequence(parts.stream().map(Part::census).toList());
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
    List<Counted> arrived() {
        return runs.arrived();
    }

    /** The starts that are being searched from, by the first solver that still searches; empty if there are none. */
    Optional<Underway> underway() {
        return isUnderWay()
                ? parts.stream()
                        .map(part -> new Underway(part.solver(), part.census().underway()))
                        .filter(one -> !one.starts().isEmpty())
                        .findFirst()
                : Optional.empty();
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
