package knightschool.ui.census;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;
import knightschool.algorithm.ConfiguredAlgorithm;
import knightschool.census.CensusComputation;
import knightschool.census.CensusDefinition;
import knightschool.census.CensusRow;
import knightschool.census.MultiCensusComputation;
import knightschool.ui.work.BackgroundTableRunner;

/**
 * Runs the censuses of a plan in background threads, one solver after the other. All methods are called on the JavaFX
 * thread.
 */
final class CensusRunner {
    /** The number of processors left for the JavaFX thread and other programs. */
    private static final int LEFT_FREE = 1;

    private final BackgroundTableRunner<CountedStart, MultiCensusComputation> runs;
    private final Counting counting;
    private List<Part> parts = List.of();

    /** A row, and the solver that it is of. */
    record CountedStart(ConfiguredAlgorithm solver, CensusRow row) {}

    /** The starts that a solver is searching from. */
    record Underway(ConfiguredAlgorithm solver, List<CensusComputation.Underway> starts) {}

    private record Part(ConfiguredAlgorithm solver, CensusComputation census) {}

    /** Creates the run that computes a census. */
    @FunctionalInterface
    interface Counting {
        /** @param rows receives each row when it is computed */
        CensusComputation run(CensusDefinition census, Consumer<CensusRow> rows);
    }

    /** @param runs runs the censuses */
    CensusRunner(BackgroundTableRunner<CountedStart, MultiCensusComputation> runs, Counting counting) {
        this.runs = runs;
        this.counting = counting;
    }

    /** Starts the censuses of some solvers in their order; the results of those before are discarded. */
    void begin(SequencedMap<ConfiguredAlgorithm, CensusDefinition> censuses) {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - LEFT_FREE);
        int starts = censuses.values().stream().mapToInt(CensusDefinition::size).sum();
        runs.begin(rows -> sequence(censuses, rows), Math.clamp(starts, 1, most));
    }

    private MultiCensusComputation sequence(
            SequencedMap<ConfiguredAlgorithm, CensusDefinition> censuses, Consumer<CountedStart> rows) {
        List<Part> begun = new ArrayList<>();
        censuses.forEach((solver, census) ->
                begun.add(new Part(solver, counting.run(census, row -> rows.accept(new CountedStart(solver, row))))));
        parts = List.copyOf(begun);
        return new MultiCensusComputation(parts.stream().map(Part::census).toList());
    }

    /** The starts that are being searched from, by the first solver that still searches; empty if there are none. */
    Optional<Underway> underway() {
        return runs.now().stream()
                .flatMap(_ -> parts.stream())
                .map(part -> new Underway(part.solver(), part.census().underway()))
                .filter(one -> !one.starts().isEmpty())
                .findFirst();
    }
}
